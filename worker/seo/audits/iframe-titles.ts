import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed } from "../verdicts.ts";
import { partOf } from "../wording.ts";

const shown = 6;
/** A title for the example, by where the frame leads. */
const titles: readonly (readonly [sign: RegExp, title: string])[] = [
  [/youtube|youtu\.be|vimeo/i, "Video: So arbeiten wir"],
  [/maps|openstreetmap/i, "Karte: So finden Sie uns"],
  [/calend|termin|booking|doctolib/i, "Termin vereinbaren"],
];

export const iframeTitles: Audit = {
  id: "iframe-titles",
  group: "technology",
  topic: "Namen eingebetteter Fenster (iframe)",
  passedTitle: "Alle eingebetteten Fenster haben einen Namen",
  source: sources.iframeTitles,
  judge({ html }) {
    const frames = html.media.filter(({ tag }) => tag === "iframe");
    if (frames.length === 0) return notApplicable("Die Seite bettet keine fremden Fenster ein");
    const nameless = frames.filter(({ title }) => (title ?? "").trim() === "");
    const [first] = nameless;
    if (first === undefined) {
      return passed(
        `${counted(frames.length, "eingebettetes Fenster hat", "eingebettete Fenster haben")} einen Namen`,
      );
    }
    const complaints = nameless.slice(0, shown).map(({ src }) => ({
      where: "<iframe>",
      value: src ?? "ohne Adresse",
      expected: 'title="…" mit dem Inhalt in Worten',
    }));
    const address = first.src ?? "";
    const title = titles.find(([sign]) => sign.test(address))?.[1] ?? "Was das Fenster zeigt";
    return failed({
      title: `${partOf(nameless.length, frames.length, ["Das eingebettete Fenster", "eingebetteten Fenstern"], ["hat", "haben"])} keinen Namen`,
      advice:
        "Ein iframe zeigt eine Karte, ein Video oder eine Buchung von anderswo. Sagen Sie mit title in wenigen Worten, was darin steckt.",
      evidence: evidenceOf(complaints, { where: "<iframe>", value: "ohne title", expected: "ein title" }),
      share: 1 - nameless.length / frames.length,
      snippet: `<iframe title="${title}" src="${escapedAddress(address.trim() || "…", "…")}"></iframe>`,
    });
  },
};
