// Every statement of the privacy policy against the threat model's table of what proves it. Needs `npm run build` before.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isFrom, policySentences, provenStatements } from "#test/support/privacy-sentences.ts";
import { law, others, owners } from "#test/support/privacy-without-code.ts";

const sentences = policySentences();
const statements = provenStatements(readFileSync("docs/threat-model.md", "utf8"));
const quotations = statements.flatMap((statement) => statement.quotations);
const withoutCode = [...law, ...owners, ...others];

/** Words that tell of something done with data. */
const DOING =
  /speicher|übermittel|sende|zähl|merk|aufbewahrt|lösch(?:e|t)|setz(?:e|t) |abruf|\bruf|liest|\d+ (?:Tage|Stunden|Monate)/i;

function isSaid(quotation: string): boolean {
  return sentences.some((sentence) => isFrom(quotation, sentence));
}

describe("the privacy policy and what proves it", () => {
  it("has a row, or a place among what no code can prove, for every sentence [SAFE-41]", () => {
    expect(sentences.length).toBeGreaterThan(100);
    const known = [...quotations, ...withoutCode];
    expect(sentences.filter((sentence) => !known.some((quotation) => isFrom(quotation, sentence)))).toEqual(
      [],
    );
  });

  it("says word for word what is quoted from it [SAFE-41]", () => {
    expect(quotations.length).toBeGreaterThan(50);
    expect([...quotations, ...withoutCode].filter((quotation) => !isSaid(quotation))).toEqual([]);
  });

  it.each(statements.map((statement) => [statement.quotations[0], statement] as const))(
    "is followed by code and proven by tests that exist: %s [SAFE-41]",
    (_, { doing, proofs }) => {
      expect(doing.length).toBeGreaterThan(0);
      expect(proofs.length).toBeGreaterThan(0);
      expect(doing.filter((file) => !existsSync(file))).toEqual([]);
      expect(
        proofs.filter((file) => !/\.(?:test|e2e)\.ts$/.test(file) || !existsSync(`test/${file}`)),
      ).toEqual([]);
    },
  );

  it("calls nothing law that tells of something done [SAFE-41]", () => {
    const told = sentences.filter((sentence) => law.some((quotation) => isFrom(quotation, sentence)));
    expect(told.filter((sentence) => DOING.test(sentence))).toEqual([]);
  });
});

describe("the reading of sentences", () => {
  it("ends none at an abbreviation or a date, and finds a quotation with words left out [SAFE-41]", () => {
    expect(sentences).toContain("24 Stunden nach dem Ende löscht es sich selbst.");
    expect(sentences.filter((sentence) => /^(?:\d+|Abs|lit|November)\b.{0,3}$/.test(sentence))).toEqual([]);
    expect(isFrom("Ihre … gespeichert", "Ihre Anfrage wird gespeichert.")).toBe(true);
    expect(isFrom("gespeichert … Ihre", "Ihre Anfrage wird gespeichert.")).toBe(false);
    expect(isFrom("Ihre Nachricht", "Ihre Anfrage wird gespeichert.")).toBe(false);
  });
});
