import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escapedAddress, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { countOfTotal } from "../../engine/wording.ts";
import type { MediaFact } from "../../html/page-facts.ts";
import { listContentFrames } from "../../page/frames.ts";

const maxShown = 6;
/** What is known of a frame by its target. */
const titles: readonly (readonly [sign: RegExp, title: string])[] = [
  [/youtube|youtu\.be|vimeo/i, `Video: ${gap("worum es geht")}`],
  [/maps|openstreetmap/i, "Karte: Anfahrt"],
  [/calend|termin|booking|doctolib/i, "Termin vereinbaren"],
];

export const iframeTitles: Audit = {
  id: "iframe-titles",
  group: "technology",
  topic: "Namen eingebetteter Fenster (iframe)",
  passedTitle: "Alle eingebetteten Fenster haben einen Namen",
  source: sources.iframeTitles,
  judge({ html }) {
    const frames = listContentFrames(html.media);
    if (frames.length === 0) return notApplicable("Eingebettete Fenster sind im HTML nicht zu sehen");
    const nameless = frames.filter(({ title }) => (title ?? "").trim() === "");
    const [first, ...others] = nameless;
    if (first === undefined) {
      return passed(
        `${counted(frames.length, "eingebettetes Fenster hat", "eingebettete Fenster haben")} einen Namen`,
      );
    }
    const address = first.src ?? "";
    const title = titles.find(([sign]) => sign.test(address))?.[1] ?? gap("was das Fenster zeigt");
    return failed({
      title: `${countOfTotal(nameless.length, frames.length, ["Das eingebettete Fenster", "eingebetteten Fenstern"], ["hat", "haben"])} keinen Namen`,
      advice:
        "Ein iframe zeigt eine Karte, ein Video oder eine Buchung von anderswo. Sagen Sie mit title in wenigen Worten, was darin steckt.",
      evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
      share: 1 - nameless.length / frames.length,
      snippet: `<iframe title="${title}" src="${escapedAddress(address)}"></iframe>`,
    });
  },
};

function evidenceFor({ src }: MediaFact): Evidence {
  return {
    where: "<iframe>",
    value: src ?? "ohne Adresse",
    expected: 'title="…" mit dem Inhalt in Worten',
  };
}
