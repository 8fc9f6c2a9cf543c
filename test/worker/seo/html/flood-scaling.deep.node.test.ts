// Twice a flood of what contact data, Impressum and local audits look for costs about twice the work.
import { describe, expect, it } from "vitest";
import { growthBeyondLinear } from "#test/support/hostile/growth.ts";
import { imprint } from "#test/support/seo/imprint-pages.ts";
import { firm, imprintOf } from "#test/support/seo/local-pages.ts";
import { aLink, aPage, aScript } from "#test/support/seo/page-facts.ts";
import { extractContactData } from "#worker/seo/business/contact-data.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { registry } from "#worker/seo/engine/registry.ts";
import type { ScriptFact } from "#worker/seo/html/page-facts.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";
import { detectServices } from "#worker/seo/technology/services/detect-services.ts";
import { listForeignHosts } from "#worker/seo/technology/services/foreign-hosts.ts";
import { serviceTexts } from "#worker/third-parties/all-services.ts";

/** Characters of the shorter flood. */
const SHORT = 150_000;
const floodOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

describe("contact data", { timeout: 60_000 }, () => {
  it.each(["0123456789 ", "12345 A", "@", "[at]", "a", "+49 ", "Weg 1\n12345 Ort\n", "(0", "1 "])(
    "of a flood of %j",
    (piece) => {
      const make = (length: number) => () => floodOf(piece, length);
      const run = (text: string) =>
        extractContactData(text, [text.slice(0, 20_000), `tel:${text.slice(0, 20_000)}`]);
      expect(growthBeyondLinear(make(SHORT), make(2 * SHORT), run)).toBeNull();
    },
  );
});

describe("checks of the law", { timeout: 60_000 }, () => {
  it.each(["USt-IdNr. ", "§ TMG ", "DE1", "e. K.", "register ", "GmbH & Co", "HRB "])(
    "over a flood of %j in the Impressum",
    (piece) => {
      const make = (length: number) => () => aPage(imprint(floodOf(piece, length)));
      const figures = pageFigures(make(SHORT)(), []);
      for (const { id, judge } of legalChecks) {
        const growth = growthBeyondLinear(make(SHORT), make(2 * SHORT), (facts) => judge(facts, figures));
        expect({ id, growth }).toEqual({ id, growth: null });
      }
    },
  );
});

describe("services", { timeout: 60_000 }, () => {
  it.each<[string, (index: number) => Partial<ScriptFact>]>([
    ["inline scripts full of signs", () => ({ src: null, signs: serviceTexts.inScripts })],
    [
      "files of many names",
      (index) => ({ src: `https://a${index}.doubleclick.net/matomo.js?${"x".repeat(200)}` }),
    ],
    [
      "marks",
      (index) => ({
        src: null,
        type: "text/plain",
        marks: { [`data-a${index}`]: "x", class: "a ".repeat(200) },
      }),
    ],
  ])("over a flood of %s [TRACK-13]", (_what, script) => {
    const make = (count: number) => () =>
      aPage({ html: { scripts: Array.from({ length: count }, (_, index) => aScript(script(index))) } });
    const run = (facts: ReturnType<typeof aPage>) => {
      detectServices(facts);
      listForeignHosts(facts, null);
    };
    expect(growthBeyondLinear(make(10_000), make(20_000), run)).toBeNull();
  });
});

describe("local audits", { timeout: 60_000 }, () => {
  it.each([
    "Kirchstraße 1\n59399 Olfen\nTel. 02595 123456 Mo 8:00-17:00 ",
    "8:00-17:00 ",
    "Mo ",
    "Dachdecker Beispiel ",
  ])("over a flood of %j, of firms and of profiles", (piece) => {
    const make = (length: number) => () =>
      aPage({
        text: floodOf(piece, length),
        html: {
          jsonLd: Array.from({ length: length / 5_000 }, (_, index) =>
            firm({
              name: `x${index}`,
              openingHours: "Mo".repeat(1_000),
              areaServed: Array(1_000).fill("Ort"),
            }),
          ),
          anchors: Array.from({ length: length / 20 }, (_, index) =>
            aLink("x", `https://www.facebook.com/${index}`),
          ),
        },
        side: imprintOf(floodOf(piece, length / 2)),
      });
    const figures = pageFigures(aPage(), []);
    for (const { audit } of registry.filter((one) => one.audit.group === "local")) {
      const run = (facts: ReturnType<typeof aPage>) => audit.judge(facts, figures);
      const growth = growthBeyondLinear(make(SHORT), make(2 * SHORT), run);
      expect({ id: audit.id, growth }).toEqual({ id: audit.id, growth: null });
    }
  });
});
