import { counted } from "../../../german/sentences.ts";
import { sources } from "../../sources.ts";
import { quoted, someOf } from "../../wording.ts";
import { repeatedTexts } from "../repeated-texts.ts";
import type { SiteAudit } from "../site-view.ts";

/** Addresses shown of each group. */
const SHOWN = 5;

export const duplicateTitles: SiteAudit = {
  id: "duplicate-titles",
  source: sources.titleLinks,
  judge(view) {
    const { repeated, compared } = repeatedTexts(view, ({ title }) => title);
    if (compared < 2)
      return { status: "notApplicable", title: "Zu wenige Seiten, um Titel miteinander zu vergleichen" };
    if (repeated.length === 0)
      return { status: "passed", title: `Alle ${compared} verglichenen Seiten haben einen eigenen Titel` };
    const pages = repeated.reduce((sum, { urls }) => sum + urls.length, 0);
    return {
      status: "failed",
      title: `${counted(pages, "Seite teilt", "Seiten teilen")} sich ${counted(repeated.length, "Titel", "Titel")}`,
      advice:
        "Der Titel ist die Überschrift in den Suchergebnissen. Geben Sie jeder Seite einen eigenen, der ihr Thema und den Ort nennt.",
      evidence: repeated.map(({ text, urls }) => ({
        where: someOf(urls, SHOWN, 160),
        value: quoted(text, 120),
        expected: "ein eigener Titel für jede Seite",
      })),
    };
  },
};
