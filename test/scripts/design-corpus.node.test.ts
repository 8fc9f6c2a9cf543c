// The corpus against which the design rating is calibrated: what it consists of. Its pages are fetched, and not looked at here.
import { expect, it } from "vitest";
import { corpusPages, halfOf } from "#test/fixtures/design-corpus/manifest.ts";

it("has a hundred pages and more, of all kinds, each once, half of them locked for good [EYE-42]", () => {
  expect(corpusPages.length).toBeGreaterThanOrEqual(100);
  expect(new Set(corpusPages.map(({ id }) => id)).size).toBe(corpusPages.length);
  expect(new Set(corpusPages.map(({ path }) => path)).size).toBe(corpusPages.length);
  expect(new Set(corpusPages.map(({ kind }) => kind))).toEqual(
    new Set(["business", "article", "app", "list", "document"]),
  );
  const locked = corpusPages.filter(({ half }) => half === "locked");
  expect(locked.length / corpusPages.length).toBeGreaterThan(0.4);
  expect(locked.length / corpusPages.length).toBeLessThan(0.6);
  for (const { id, half } of corpusPages) expect(half).toBe(halfOf(id));
});

it("names every package with its exact version [EYE-42]", () => {
  const packaged = corpusPages.filter(({ make }) => make === undefined);
  for (const { source } of packaged) expect(source).toMatch(/@\d+\.\d+\.\d+/);
});

it("makes pages of our own in five qualities that say the same [EYE-42]", () => {
  const own = corpusPages.flatMap(({ id, make }) => (make === undefined ? [] : [{ id, html: make() }]));
  expect(own.length).toBeGreaterThanOrEqual(25);
  for (const { id, html } of own)
    expect(html, id).toMatch(/<(?:body|BODY|h1|H1|table|TABLE|center|CENTER|main)/);
});
