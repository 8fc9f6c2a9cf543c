import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companySizeNames } from "#content/company-sizes.ts";
import { csvHead, csvLines } from "#worker/mail/outbox/leads-csv.ts";
import type { Lead } from "#worker/mail/outbox/records.ts";

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

  it.each(["=1+1", "+49 2591 1", "-2", "@SUM(A1)", "\tx", "＝1+1", '=HYPERLINK("https://evil.example")'])(
    "does not let a spreadsheet calculate %j [API-17]",
    (formula) => {
      expect(parseCsv(csvLines([withName(formula)]))[0]?.[1]).toBe(`'${formula}`);
    },
  );

  it.each([
    ["Guten Tag,\n=1+1\n\n@SUM(A1)", "Guten Tag,\n'=1+1\n\n'@SUM(A1)"],
    ["Seiten:\n- Start\n  - Kontakt", "Seiten:\n'- Start\n  '- Kontakt"],
    ["a,=1;+2\t-3", "a,'=1;'+2\t'-3"],
    ['er sagte "=1", "＠x"', `er sagte "'=1", "'＠x"`],
    ["Mobil, +49 170 1, oder 02591-1; x=1", "Mobil, '+49 170 1, oder 02591-1; x=1"],
    ["a\u2028=1\v=2\u0085=3", "a\u2028'=1\v'=2\u0085'=3"],
    ["Größe: 5 + 3 = 8, ä-ö, info@example.de", "Größe: 5 + 3 = 8, ä-ö, info@example.de"],
  ])("writes %j as %j: no other separator makes a formula of it [SAFE-35]", (message, written) => {
    const csv = csvLines([{ ...lead, contact: { ...lead.contact, message } }]);
    expect(parseCsv(csv)[0]?.[7]).toBe(written);
  });

  it("keeps lines and cells apart, whatever is in them [API-17]", () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...'";,\r\n=+\t'), fc.string({ maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, text, (name, other) => {
        const lines = parseCsv(csvLines([withName(name), withName(other)]));
        expect(lines.map(({ length }) => length)).toEqual([13, 13]);
        expect(lines.map((line) => line[1]?.replaceAll("'", ""))).toEqual(
          [name, other].map((one) => one.replaceAll("'", "")),
        );
        expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
      }),
    );
  });
});

/** How spreadsheets and scripts take a line apart, each right about what its own separator allows. */
const dialects: readonly [name: string, cells: (csv: string, separator: string) => string[]][] = [
  ["quotes hold where a cell begins with one", (csv, separator) => cellsOf(csv, separator, false)],
  ["every quote opens or closes", (csv, separator) => cellsOf(csv, separator, true)],
  [
    "quotes mean nothing",
    (csv, separator) => csv.split(new RegExp(`[${separator}\\r\\n\\v\\f\\u0085\\u2028\\u2029]`)),
  ],
];

function cellsOf(csv: string, separator: string, quotesToggle: boolean): string[] {
  const cells = [""];
  let isQuoted = false;
  let isBegin = true;
  for (const [at, one] of [...csv].entries()) {
    if (isQuoted && one === '"') isQuoted = false;
    else if (one === '"' && (isBegin || quotesToggle || csv[at - 1] === '"')) {
      // A second quote in a row is a quote of the text.
      if (!isBegin && csv[at - 1] === '"') cells.push(`${cells.pop()}"`);
      isQuoted = true;
    } else if (!isQuoted && (one === separator || one === "\r" || one === "\n")) {
      cells.push("");
      isBegin = true;
      continue;
    } else cells.push(`${cells.pop()}${one}`);
    isBegin = false;
  }
  return cells;
}

/** What a spreadsheet may calculate, also where it trims or drops quotes. */
function mayCalculate(cell: string): boolean {
  return [cell, cell.trim(), cell.replace(/^[\s"]+/, ""), cell.replaceAll('"', "").trim()].some((text) =>
    /^[=+\-@\t\r＝＋－＠]/.test(text),
  );
}

describe("a table read by other rules", () => {
  const unit = fc.oneof(
    fc.constantFrom(...`'";,\r\n\t =+-@＝＋－＠\u00a0\ufeff\u2028\v`, '","', '";"', "\n=", ",=1", '"=', "a"),
    fc.string({ maxLength: 1, unit: "binary" }),
  );
  const text = fc.string({ unit, maxLength: 60 });

  it.each(
    dialects.flatMap(([name, cells]) => [";", ",", "\t"].map((separator) => ({ name, separator, cells }))),
  )("has no cell that is calculated: $name, split at $separator [SAFE-35]", ({ cells, separator }) => {
    const contact = fc.record({
      name: text,
      email: text,
      phone: text,
      company: text,
      subject: text,
      message: text,
    });
    fc.assert(
      fc.property(fc.array(contact, { minLength: 1, maxLength: 3 }), (contacts) => {
        const leads = contacts.map((one) => ({ ...lead, contact: { ...lead.contact, ...one } }));
        const all = cells(csvHead().slice(1) + csvLines(leads), separator);
        expect(all.filter(mayCalculate)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("takes no longer for a message made to be slow [SAFE-35]", () => {
    const message = `${" ".repeat(200_000)}-${",".repeat(200_000)}${'"'.repeat(200_000)}=`;
    const before = performance.now();
    csvLines([{ ...lead, contact: { ...lead.contact, message } }]);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
