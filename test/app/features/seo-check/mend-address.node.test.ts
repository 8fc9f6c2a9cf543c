import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "#app/features/seo-check/form-values.ts";
import { mendTyped, mendUnreachable } from "#app/features/seo-check/mend-address.ts";
import { addressProblems } from "#content/pages/seo-check.ts";

const shownOf = (typed: string) => mendTyped(typed)?.shown ?? null;

describe("an address that the form complains of", () => {
  it.each([
    ["markus-dachde", "markus-dach.de"],
    ["markus-dach", "markus-dach.de"],
    ["Markus-Dachde", "markus-dach.de"],
    ["www.markus-dachde", "www.markus-dach.de"],
    ["https://markus-dachde/kontakt", "markus-dach.de/kontakt"],
    ["firma.ed", "firma.de"],
    ["www.firma.con", "www.firma.com"],
    ["http:/firma.de", "firma.de"],
    ["http:firma.de", "firma.de"],
    ["http//firma.de", "firma.de"],
    ["htp://firma.de", "firma.de"],
    ["htttps://www.firma.de/a?b=1", "www.firma.de/a?b=1"],
    ["https;//firma.de", "firma.de"],
    ["http:\\\\firma.de", "firma.de"],
    ["https:// firma.de", "firma.de"],
    ["firma,de", "firma.de"],
    ["www,firma,de", "www.firma.de"],
    ["www. firma .de", "www.firma.de"],
    ["www firma de", "www.firma.de"],
    ["wwww.firma .de", "www.firma.de"],
    ["markus dach.de", "markus-dach.de"],
    ["firma..de ,", "firma.de"],
    ["bäckerei müller.de", "bäckerei-müller.de"],
    ["post@paettken.de", "paettken.de"],
    ["mailto:post@paettken.de", "paettken.de"],
  ])("%j probably means %s [KEPT-13]", (typed, shown) => {
    expect(shownOf(typed)).toBe(shown);
  });

  it.each(["", "   ", "...", "@", "chef@gmx.de", "ich@T-Online.de", "http://", "www", "://"])(
    "%j means nothing that could be offered [KEPT-13]",
    (typed) => {
      expect(mendTyped(typed)).toBeNull();
    },
  );

  it.each([
    ["markus-dachde", addressProblems.noEnding],
    ["http:/firma.de", addressProblems.noEnding],
    ["firma.ed", addressProblems.wrongEnding("ed")],
    ["post@firma.de", addressProblems.mail],
  ])("%j is complained of in words of its own [KEPT-13]", (typed, message) => {
    expect(parseAddress(typed)).toEqual({ ok: false, message });
  });

  it.each(["localhost:8787", "http://[::1]:8080/", "http://127.0.0.1:3000"])(
    "%j is taken as before [SEO-21]",
    (typed) => {
      expect(parseAddress(typed).ok).toBe(true);
    },
  );

  it("is offered only as one that the form takes, which is another, whatever was typed [KEPT-14]", () => {
    const piece = fc.constantFrom(
      ..."www firma markus dach de ed com http https mailto post . , / // : ; @ - ü ß \\ ? # = „ “".split(
        " ",
      ),
      " ",
    );
    const typed = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const mend = mendTyped(text);
        if (mend === null) return;
        expect(parseAddress(mend.url).ok).toBe(true);
        expect(mend.url).not.toBe(text.trim());
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("an address under which nobody answers", () => {
  it.each([
    ["https://dachdecker-müller.de", "https://dachdecker-mueller.de"],
    ["https://www.Straße-und-Söhne.de/a", "https://www.strasse-und-soehne.de/a"],
    ["https://wwww.firma.de", "https://www.firma.de"],
    ["http://ww.firma.de/", "http://www.firma.de/"],
    ["https://firma.de", "https://www.firma.de"],
    ["https://www.firma.de/preise", "https://firma.de/preise"],
  ])("%s may mean %s [KEPT-13]", (url, other) => {
    expect(mendUnreachable(url)?.url).toBe(other);
  });

  it("of a part of a site means itself [KEPT-13]", () => {
    expect(mendUnreachable("https://shop.firma.de")).toBeNull();
  });

  it("is offered as another that the form takes [KEPT-14]", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["http", "https"] }), (url) => {
        const mend = mendUnreachable(url);
        if (mend === null) return;
        expect(parseAddress(mend.url).ok).toBe(true);
        expect(mend.url).not.toBe(url);
      }),
    );
  });
});
