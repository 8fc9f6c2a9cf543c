import type { Evidence } from "#contract/seo-report.ts";
import { law } from "../../../law/law-sources.ts";
import { readImprint } from "../../business/imprint-page.ts";
import { failed, passed, unchecked } from "../../engine/verdicts.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import type { LegalCheck } from "../legal-check.ts";

const address = /ec\.europa\.eu\/(?:consumers\/)?odr\b/i;

export const disputePlatform: LegalCheck = {
  id: "dispute-platform",
  topic: "Hinweis auf die Streitschlichtungsplattform der EU",
  passedTitle: "Kein Hinweis auf die abgeschaltete Streitschlichtungsplattform der EU",
  source: law.disputePlatform,
  judge(facts) {
    const { html } = facts;
    const imprint = readImprint(facts);
    const places = [
      { where: "diese Seite", text: html.text.text, hrefs: html.anchors.map(({ href }) => href) },
    ];
    if (imprint.known && facts.side.imprint.state === "found") places.push(imprint);
    const found = places.flatMap(({ where, text, hrefs }): Evidence[] => {
      const value = hrefs.find((href) => address.test(href.slice(0, 300))) ?? address.exec(text)?.[0];
      return value === undefined ? [] : [{ where, value, expected: "kein Hinweis" }];
    });
    const [first, ...others] = found;
    if (first !== undefined) {
      return failed({
        title: "Die Website verweist auf die Streitschlichtungsplattform der EU, die es nicht mehr gibt",
        advice:
          "Die EU hat die Plattform am 20. Juli 2025 abgeschaltet. Nehmen Sie den Hinweis und den Link heraus. Was Sie nach dem Verbraucherstreitbeilegungsgesetz angeben, bleibt davon unberührt.",
        evidence: [first, ...others],
      });
    }
    const unread = unreadReason(facts);
    if (unread !== null) return unchecked(unread);
    return imprint.known
      ? passed()
      : unchecked(`Auf dieser Seite steht kein solcher Hinweis. ${imprint.reason}`);
  },
};
