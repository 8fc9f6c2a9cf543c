import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { listFirstFew, quoted } from "../../engine/wording.ts";
import { isLaterPart } from "../page-address.ts";
import type { SeenPage, SiteAudit, SiteView } from "../site-view.ts";

/** Addresses shown of each group. */
const MAX_SHOWN = 5;

export const duplicateTitles: SiteAudit = {
  id: "duplicate-titles",
  source: sources.titleLinks,
  judge(view) {
    const { repeated, compared, pages } = findRepeated(view, ({ title }) => title);
    if (compared < 2)
      return { status: "notApplicable", title: "Zu wenige Seiten, um Titel miteinander zu vergleichen" };
    if (pages === 0)
      return { status: "passed", title: `Alle ${compared} verglichenen Seiten haben einen eigenen Titel` };
    return {
      status: "failed",
      title: `${counted(pages, "Seite teilt", "Seiten teilen")} sich ${counted(repeated.length, "Titel", "Titel")}`,
      advice:
        "Der Titel ist die Überschrift in den Suchergebnissen. Geben Sie jeder Seite einen eigenen, der ihr Thema und den Ort nennt.",
      evidence: repeated.map((group) => evidenceOf(group, 120, "ein eigener Titel für jede Seite")),
    };
  },
};

export const duplicateDescriptions: SiteAudit = {
  id: "duplicate-descriptions",
  source: sources.snippets,
  judge(view) {
    const { repeated, compared, pages } = findRepeated(view, ({ description }) => description);
    if (compared < 2)
      return { status: "notApplicable", title: "Zu wenige Seiten mit Beschreibung, um sie zu vergleichen" };
    if (pages === 0)
      return { status: "passed", title: `Alle ${compared} verglichenen Beschreibungen unterscheiden sich` };
    return {
      status: "failed",
      title: `${counted(pages, "Seite teilt", "Seiten teilen")} sich ${counted(repeated.length, "Beschreibung", "Beschreibungen")}`,
      advice:
        "Die Beschreibung (meta description) kann in den Suchergebnissen unter dem Titel stehen. Schreiben Sie für jede Seite eine eigene oder lassen Sie sie dort weg, wo Ihnen keine einfällt.",
      evidence: repeated.map((group) => evidenceOf(group, 160, "eine eigene Beschreibung für jede Seite")),
    };
  },
};

interface RepeatedText {
  text: string;
  /** Addresses of the pages, at least two. */
  urls: string[];
}

function evidenceOf({ text, urls }: RepeatedText, maxText: number, expected: string) {
  return { where: listFirstFew(urls, MAX_SHOWN, 160), value: quoted(text, maxText), expected };
}

/**
 * Texts that several pages share. Only pages offered to search engines count; later parts of a list may repeat their
 * texts (Google says so), and versions in other languages are compared among themselves.
 */
function findRepeated(
  view: SiteView,
  textOf: (page: SeenPage) => string | null,
): { repeated: RepeatedText[]; compared: number; pages: number } {
  const compared = view.judged.flatMap((page) => {
    const text = textOf(page);
    return text === null || !page.isOffered || isLaterPart(page.url) ? [] : [{ ...page, text }];
  });
  const groups = Map.groupBy(compared, ({ lang, text }) => `${lang.split("-", 1)[0]} ${text.toLowerCase()}`);
  const repeated = [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ text: group[0]?.text ?? "", urls: group.map(({ url }) => url) }));
  const pages = repeated.reduce((sum, { urls }) => sum + urls.length, 0);
  return { repeated, compared: compared.length, pages };
}
