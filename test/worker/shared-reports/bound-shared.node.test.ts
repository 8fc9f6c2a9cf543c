import { expect, it } from "vitest";
import { sharedNotes } from "#content/messages.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { boundShared, MAX_SHARED_BYTES } from "#worker/shared-reports/bound-shared.ts";
import { joinPictures, splitPictures } from "#worker/shared-reports/split-pictures.ts";

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

it("leaves what is small enough as it is [SHARE-07]", () => {
  const shared = { report: seoAnswer, notes: [] };
  expect(boundShared(shared)).toBe(shared);
});

it("cuts the longest lists of a hostile page, keeps every finding, and says so [SHARE-07]", () => {
  const headings = Array.from({ length: 10_000 }, (_, index) => ({
    level: 2,
    text: "x".repeat(90),
    position: index,
    count: 1,
  }));
  const evidence = Array.from({ length: 5_000 }, () => ({
    where: "w".repeat(500),
    value: "v".repeat(500),
    expected: "",
  }));
  const findings = seoAnswer.findings.map((finding, index) =>
    index === 0 ? { ...finding, evidence } : finding,
  );
  const shared = { report: { ...seoAnswer, headings, findings }, notes: [] as string[] };
  expect(bytesOf(shared)).toBeGreaterThan(5_000_000);
  const bounded = boundShared(shared);
  expect(bytesOf(bounded)).toBeLessThanOrEqual(MAX_SHARED_BYTES);
  expect(bounded.report.findings.map(({ id }) => id)).toEqual(seoAnswer.findings.map(({ id }) => id));
  expect(bounded.report.findings[0]?.evidence.length).toBeGreaterThanOrEqual(3);
  expect(bounded.notes).toEqual([sharedNotes.shortened]);
  expect(shared.notes).toEqual([]);
});

it("takes pictures out and puts them back, each once; a page's text cannot pass for one [SHARE-07] [SHARE-08]", () => {
  const picture = "data:image/jpeg;base64,AAAA";
  const value = {
    a: [picture, { b: picture }],
    c: "data:image/png;base64,BBBB",
    text: "picture:0",
    other: "data:image/svg+xml,<svg>",
  };
  const { words, pictures } = splitPictures(value);
  expect(pictures).toEqual([picture, value.c]);
  expect(words).toEqual({
    a: ["picture:0", { b: "picture:0" }],
    c: "picture:1",
    text: "",
    other: value.other,
  });
  expect(joinPictures(words, pictures)).toEqual({ ...value, text: "" });
  expect(joinPictures(words, [])).toMatchObject({ a: [null, { b: null }], c: null });
});
