import type { Evidence } from "#contract/seo-report.ts";
import { imprintText } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { evidenceOf, failed, passed, unchecked } from "../verdicts.ts";

const address = /ec\.europa\.eu\/(?:consumers\/)?odr\b/i;

export const disputePlatform: LegalCheck = {
  id: "dispute-platform",
  topic: "Hinweis auf die Streitschlichtungsplattform der EU",
  passedTitle: "Kein Hinweis auf die abgeschaltete Streitschlichtungsplattform der EU",
  source: law.disputePlatform,
  asOf: lookedAt,
  judge(facts) {
    const { html } = facts;
    const imprint = imprintText(facts);
    const places = [
      { where: "diese Seite", text: html.text.text, hrefs: html.anchors.map(({ href }) => href) },
    ];
    if (imprint.known && facts.side.imprint.state === "found") places.push(imprint);
    const found = places.flatMap(({ where, text, hrefs }): Evidence[] => {
      const link = hrefs.find((href) => address.test(href.slice(0, 300)));
      const written = address.exec(text)?.[0];
      const value = link ?? written;
      return value === undefined ? [] : [{ where, value, expected: "kein Hinweis" }];
    });
    if (found.length > 0) {
      return failed({
        title: "Die Website verweist auf die Streitschlichtungsplattform der EU, die es nicht mehr gibt",
        advice:
          "Die EU hat die Plattform am 20. Juli 2025 abgeschaltet. Nehmen Sie den Hinweis und den Link heraus. Was Sie nach dem Verbraucherstreitbeilegungsgesetz angeben, bleibt davon unberührt.",
        evidence: evidenceOf(found, { where: "Website", value: "Hinweis", expected: "kein Hinweis" }),
      });
    }
    if (facts.fetched.truncated) return unchecked("Die Seite wurde nicht bis zum Ende gelesen.");
    return imprint.known
      ? passed()
      : unchecked(`Auf dieser Seite steht kein solcher Hinweis. ${imprint.reason}`);
  },
};
