import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { firmTowns, namesTown } from "../firm-towns.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { declaredItems } from "../structured-data.ts";
import { familyOf } from "../structured-data-rules.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { quoted, someOf } from "../wording.ts";

/** Share of the points a place is worth: the title is the link in the results. They add up to 1. */
const places = [
  { where: "Titel", share: 0.5, read: ({ html }: PageFacts) => html.titles[0] ?? "" },
  {
    where: "Hauptüberschrift",
    share: 0.25,
    read: ({ html }: PageFacts) => html.headings.find(({ level }) => level === 1)?.text ?? "",
  },
  {
    where: "Beschreibung",
    share: 0.25,
    read: ({ html }: PageFacts) =>
      html.metas.find(({ name }) => name?.trim().toLowerCase() === "description")?.content ?? "",
  },
] as const;

/** Title and one more place: enough not to complain. */
const enough = 0.75;
/** An article is found by its subject, not by the town; other inner pages may leave it to the start page. */
const articleShare = 0.5;
const innerShare = 0.25;
const articlePath =
  /\/(?:blog|aktuelles|news|neuigkeiten|ratgeber|magazin|artikel|wissen|beitraege|presse)(?:\/|$)/i;

export const townNamed: Audit = {
  id: "town-named",
  group: "local",
  topic: "Ort in Titel, Überschrift und Beschreibung",
  passedTitle: "Der Ort steht dort, wo Suchende ihn sehen",
  source: sources.titleLinks,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { seats, all } = firmTowns(facts);
    const [town] = seats;
    if (town === undefined) return notApplicable("Der Ort des Betriebs ist nicht zu erkennen");
    const looked = places.map((place) => {
      const text = place.read(facts);
      return { ...place, text, named: all.some((candidate) => namesTown(text, candidate)) };
    });
    const share = looked.reduce((sum, { named, share }) => sum + (named ? share : 0), 0);
    if (share >= enough) return passed();
    const missing = looked.filter(({ named }) => !named);
    const complaint = {
      title: `${quoted(town, 40)} fehlt in: ${missing.map(({ where }) => where).join(", ")}`,
      advice:
        "Wer einen Betrieb in der Nähe sucht, tippt den Ort dazu. Nennen Sie ihn im Titel und in der Hauptüberschrift oder Beschreibung, so wie man es sagen würde: „Dachdecker in Olfen“.",
      evidence: evidenceOf(
        missing.map(
          ({ where, text }): Evidence => ({
            where,
            value: text,
            expected: `nennt ${all.length > 1 ? someOf(all, 3) : town}`,
          }),
        ),
        { where: "Seite", value: "ohne Ort", expected: town },
      ),
      absence: true,
    };
    if (isArticle(facts)) return warning({ ...complaint, share: Math.max(articleShare, share) });
    if (isStart(facts)) return share > 0 ? warning({ ...complaint, share }) : failed(complaint);
    return warning({ ...complaint, share: Math.max(innerShare, share) });
  },
};

function isStart({ fetched }: PageFacts): boolean {
  return /^\/(?:index\.\w{1,5}|home|start|startseite|de\/?)?$/i.test(new URL(fetched.url).pathname);
}

function isArticle(facts: PageFacts): boolean {
  return (
    articlePath.test(new URL(facts.fetched.url).pathname) ||
    declaredItems(facts).some((item) => familyOf(item) === "Article")
  );
}
