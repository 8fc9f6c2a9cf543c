import { counted } from "../../../german/sentences.ts";
import { sources } from "../../sources.ts";
import { quoted, someOf } from "../../wording.ts";
import { repeatedTexts } from "../repeated-texts.ts";
import type { SiteAudit } from "../site-view.ts";

/** Addresses shown of each group. */
const SHOWN = 5;

export const duplicateDescriptions: SiteAudit = {
  id: "duplicate-descriptions",
  source: sources.snippets,
  judge(view) {
    const { repeated, compared } = repeatedTexts(view, ({ description }) => description);
    if (compared < 2)
      return { status: "notApplicable", title: "Zu wenige Seiten mit Beschreibung, um sie zu vergleichen" };
    if (repeated.length === 0)
      return {
        status: "passed",
        title: `Alle ${compared} verglichenen Beschreibungen unterscheiden sich`,
      };
    const pages = repeated.reduce((sum, { urls }) => sum + urls.length, 0);
    return {
      status: "failed",
      title: `${counted(pages, "Seite teilt", "Seiten teilen")} sich ${counted(repeated.length, "Beschreibung", "Beschreibungen")}`,
      advice:
        "Die Beschreibung (meta description) kann in den Suchergebnissen unter dem Titel stehen. Schreiben Sie für jede Seite eine eigene oder lassen Sie sie dort weg, wo Ihnen keine einfällt.",
      evidence: repeated.map(({ text, urls }) => ({
        where: someOf(urls, SHOWN, 160),
        value: quoted(text, 160),
        expected: "eine eigene Beschreibung für jede Seite",
      })),
    };
  },
};
