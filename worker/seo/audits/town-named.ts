import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { contentFault } from "../description-faults.ts";
import { firmTowns, namesTown } from "../firm-towns.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { declaredItems } from "../structured-data.ts";
import { familyOf } from "../structured-data-rules.ts";
import { saysNothing } from "../title-parts.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { quoted, someOf } from "../wording.ts";

/**
 * What a place weighs: the title is the link in the results. A place that is missing or says nothing at all is another
 * audit's complaint; the others then decide alone.
 */
const places = [
  { where: "Titel", share: 0.5, read: titleOf },
  {
    where: "Hauptüberschrift",
    share: 0.25,
    read: ({ html }: PageFacts) => html.headings.find(({ level }) => level === 1)?.text ?? "",
  },
  {
    where: "Beschreibung",
    share: 0.25,
    read: descriptionOf,
  },
] as const;

/** Title and one more place: enough not to complain. Of the weight of the places that are there. */
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
    const looked = places
      .map((place) => ({ ...place, text: place.read(facts).trim() }))
      .filter(({ text }) => text !== "")
      .map((place) => ({ ...place, named: all.some((candidate) => namesTown(place.text, candidate)) }));
    if (looked.length === 0) {
      return notApplicable("Titel, Hauptüberschrift und Beschreibung fehlen; dort gehört auch der Ort hin");
    }
    const weight = (of: typeof looked) => of.reduce((sum, place) => sum + place.share, 0);
    const share = weight(looked.filter(({ named }) => named)) / weight(looked);
    if (share >= enough) return passed();
    const missing = looked.filter(({ named }) => !named);
    const complaint = {
      title: `${quoted(town, 40)} fehlt in: ${missing.map(({ where }) => where).join(", ")}`,
      advice:
        "Nennen Sie den Ort im Titel und in der Hauptüberschrift oder Beschreibung, so wie man es sagen würde: „Dachdecker in Olfen“.",
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

function titleOf({ html }: PageFacts): string {
  const title = html.titles[0] ?? "";
  return saysNothing(title) ? "" : title;
}

function descriptionOf({ html }: PageFacts): string {
  const written = html.metas.find(({ name }) => name?.trim().toLowerCase() === "description")?.content ?? "";
  const fault = contentFault(written, { title: html.titles[0] ?? "", text: html.text.text });
  return fault?.isUseless ? "" : written;
}

function isStart({ fetched }: PageFacts): boolean {
  return /^\/(?:index\.\w{1,5}|home|start|startseite|de\/?)?$/i.test(new URL(fetched.url).pathname);
}

function isArticle(facts: PageFacts): boolean {
  return (
    articlePath.test(new URL(facts.fetched.url).pathname) ||
    declaredItems(facts).some((item) => familyOf(item) === "Article")
  );
}
