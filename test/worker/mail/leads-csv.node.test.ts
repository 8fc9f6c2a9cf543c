import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companySizeNames } from "#content/company-sizes.ts";
import { csvHead, csvLines } from "#worker/mail/leads-csv.ts";
import type { Lead } from "#worker/mail/records.ts";

const lead: Lead = {
  id: "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11",
  submissionId: null,
  receivedAt: Date.UTC(2026, 6, 21, 12, 3, 5),
  contact: {
    name: "Jörg Müller",
    email: "joerg@example.de",
    phone: "02591 12345",
    company: "",
    companySize: "startup",
    subject: "Neue Website",
    message: 'Guten Tag,\n\nich sagte: „ja“; er sagte: "nein".',
  },
  estimateId: null,
  suspicion: { score: 0, reasons: [] },
  ownerMail: "delivered",
};

function withName(name: string): Lead {
  return { ...lead, contact: { ...lead.contact, name } };
}

/** RFC 4180 with semicolons, as a spreadsheet reads it. */
function parseCsv(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, text = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)")(;|\r\n)/g)) {
    lines.at(-1)?.push(text.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  return lines.slice(0, -1);
}

describe("the table of inquiries", () => {
  it("begins with the byte order mark and the names of the columns [API-16]", () => {
    expect([...new TextEncoder().encode(csvHead())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(parseCsv(csvHead().slice(1))).toEqual([
      [
        ...["Eingang", "Name", "E-Mail", "Telefon", "Betrieb", "Größe", "Betreff", "Nachricht"],
        ...["Spamverdacht", "Gründe des Verdachts", "Mail an mich", "Schätzung", "Nummer"],
      ],
    ]);
  });

  it("says everything about an inquiry, in the time of Münster [API-16]", () => {
    const { name, email, phone, subject, message } = lead.contact;
    expect(parseCsv(csvLines([lead]))).toEqual([
      [
        ...["2026-07-21 14:03:05", name, email, phone, "", companySizeNames.startup, subject, message],
        ...["nein", "", "zugestellt", "", lead.id],
      ],
    ]);
  });

  it("marks suspicious inquiries and says why in words [CONT-34]", () => {
    const suspicion = { score: 6, reasons: ["links", "token-missing"] } as const;
    const [line] = parseCsv(csvLines([{ ...lead, suspicion, ownerMail: "dead", estimateId: lead.id }]));
    expect(line?.slice(8)).toEqual([
      "ja",
      expect.stringMatching(/Links.+ JavaScript/),
      "gescheitert",
      lead.id,
      lead.id,
    ]);
  });

  it.each(["=1+1", "+49 2591 1", "-2", "@SUM(A1)", "\t=1", "＝1+1", '=HYPERLINK("https://evil.example")'])(
    "does not let a spreadsheet calculate %j [API-17]",
    (formula) => {
      expect(parseCsv(csvLines([withName(formula)]))[0]?.[1]).toBe(`'${formula}`);
    },
  );

  it("keeps lines and cells apart, whatever is in them [API-17]", () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...'";,\r\n=+\t'), fc.string({ maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, text, (name, other) => {
        const lines = parseCsv(csvLines([withName(name), withName(other)]));
        expect(lines.map(({ length }) => length)).toEqual([13, 13]);
        expect(lines.map((line) => line[1]?.replace(/^'/, ""))).toEqual(
          [name, other].map((one) => one.replace(/^'/, "")),
        );
        expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
      }),
    );
  });
});
