import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { References } from "#app/pages/home/references.tsx";
import { references } from "#content/portfolio/references.ts";
import { sampleReference } from "#test/support/sample-person.ts";

afterEach(() => {
  vi.doUnmock("#content/portfolio/references.ts");
  vi.resetModules();
});

/** The home page as the build renders it, with these references. */
async function homeWith(said: unknown[]): Promise<string> {
  vi.resetModules();
  vi.doMock("#content/portfolio/references.ts", async (original) => ({
    ...(await original<object>()),
    references: said,
  }));
  const { default: Home } = await import("#app/pages/home/route.tsx");
  const { prelude } = await prerender(createElement(MemoryRouter, null, createElement(Home)), {
    // Everything in its place, however long.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}

describe("references", () => {
  it("are quoted with customer, town, day and link, and without the proof of consent [PERSON-05]", () => {
    const markup = renderToStaticMarkup(createElement(References, { references: [sampleReference] }));
    expect(markup).toContain("„Seit die Seite steht, rufen mehr Leute an.“");
    expect(markup).toContain("<b>Tischlerei Beispiel</b>, Olfen, ");
    expect(markup).toContain('<time dateTime="2026-05-31">31. Mai 2026</time>');
    expect(markup).toContain(
      '<a href="https://tischlerei.example" target="_blank" rel="noopener noreferrer">',
    );
    expect(markup).not.toContain("3. Juni");
    const unlinked = renderToStaticMarkup(
      createElement(References, { references: [{ ...sampleReference, link: "" }] }),
    );
    expect(unlinked).not.toContain("<a ");
  });

  it("stand on the home page behind the projects with the first one, and not before [PERSON-06]", async () => {
    const home = await homeWith([sampleReference]);
    const order = [...home.matchAll(/ id="(about|process|portfolio|referenzen)"/g)].map(([, id]) => id);
    expect(order).toEqual(["about", "process", "portfolio", "referenzen"]);
    expect(home).toContain("Tischlerei Beispiel");
    expect(await homeWith([])).not.toContain("referenzen");
  });

  it("each have a proof of consent, a day that was and something to read [PERSON-05]", () => {
    for (const { customer, town, quote, date, consent } of references) {
      expect([customer, town, quote, consent].map((text) => text.trim())).not.toContain("");
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(date)).toBeLessThan(Date.now());
    }
  });
});
