// What kind of website a text asks for, once its functions are read: „einfach zeigen, was wir machen“, „die zweite Option“.
import type { ProjectType } from "#worker/pricing/project.ts";
import { CONCEPTS, type Concept } from "./concepts.ts";
import type { LexiconTag } from "./lexicon.ts";
import { textOf } from "./question-shapes.ts";
import { type AskedFor, isSite } from "./selling.ts";
import type { TaggedText, TaggedWord, Words } from "./tagged-words.ts";

interface Asked {
  asked: AskedFor;
  current: ProjectType | null;
  isGivenUp: boolean;
}

export function kindOf(
  { words, phrases }: TaggedText,
  wanted: readonly Concept[],
  { asked, current, isGivenUp }: Asked,
  refused: ReadonlySet<number>,
): ProjectType | null {
  const says = (tag: LexiconTag) => words.some(({ tags }, at) => tags.has(tag) && !refused.has(at));
  const isWebsite = says("website");
  const isPlain = words.some(
    ({ tags }, at) => tags.has("plain") && [1, 2].some((step) => isSite(words[at + step])),
  );
  const isOpen = current === null;
  const isOnePage = says("onePage") || phrases.some(({ tag }) => tag === "wholePage");
  const isCompany =
    phrases.some(({ tag }) => tag === "companySite") ||
    (isOpen && isOnePage) ||
    words.some((word, at) => !refused.has(at) && isCompanySite(word)) ||
    isPlain;
  if (says("portfolio") || isMapOfWork(words)) return "portfolio";
  if (isCompany) return "company";
  if (isOpen && wanted.includes("shop")) return "shop";
  if (isOpen && says("bookingPortal")) return "booking";
  if (asked === "kind" && isOpen) {
    const chosen = chosenInTurn(words);
    if (chosen !== null) return chosen;
    const sole = wanted.find(isKind);
    if (isWebsite || words.some((word) => isSite(word))) return "company";
    if (sole !== undefined) return sole;
    if (
      wanted.length > 0 ||
      DESCRIPTIONS.some((says) => says.test(textOf(words))) ||
      words.some(({ text }, at) => /(?:seite|portal)$/.test(text) && !refused.has(at)) ||
      says("plain") ||
      says("standard") ||
      SOMETHING_OF_OURS.test(textOf(words)) ||
      words.some(({ text }, at) => PURPOSE.test(text) && !refused.has(at)) ||
      /\bwer wir sind\b/.test(textOf(words))
    )
      return "company";
  }
  if (!isGivenUp) return null;
  // Whoever gives up the shop still wants a website.
  return wanted.find(isKind) ?? "company";
}

const TURNS = ["company", "shop", "booking", "portfolio", "blog"] as const;
const ORDINALS = [
  /^(?:erste\w*|1)$/,
  /^(?:zweite\w*|2)$/,
  /^(?:dritte\w*|3)$/,
  /^(?:vierte\w*|4)$/,
  /^(?:fuenfte\w*|letzte\w*|5)$/,
];

const CHOICE =
  /^(?:(?:ich|wir|nehm\w*|wohl|eher|dann|glaub\w*|waere?|das|die|der|den) ){0,5}(?:(\w+) (?:option|variante|moeglichkeit|punkt|auswahl)|(?:nummer|nr|option|variante|punkt) (\w+)|(?<=\b(?:das|die|der|den) )(\w+))(?: bitte| denke ich| glaub ich)?$/;

/** „die erste Option“, „Nummer 2“, „Das erste“: one of the answers that are offered. */
function chosenInTurn(words: Words): ProjectType | null {
  const text = words
    .filter(({ kind }) => kind !== "mark")
    .map(({ text }) => text)
    .join(" ");
  const [, before, behind, alone] = CHOICE.exec(text) ?? [];
  const named = before ?? behind ?? alone ?? "";
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(named));
  return TURNS[at] ?? null;
}

/** „Digitale Mappe meiner Arbeiten“ */
function isMapOfWork(words: Words): boolean {
  const says = (pattern: RegExp) => words.some(({ text }) => pattern.test(text));
  return (
    says(/^(?:mappe|sammlung|galerie|schaufenster)$/) &&
    says(/^(?:meiner|unserer)$/) &&
    says(/^(?:arbeiten|werke|bilder|projekte|stuecke)$/)
  );
}

/** „Ich will was Eigenes“ */
const SOMETHING_OF_OURS =
  /\b(?:et)?was (?:ganz |richtig |mal )?(?:eigenes|neues|anstaendiges|vernuenftiges|ordentliches|gescheites|besseres|aktuelles|zeitgemaesses|professionelles)\b/;

/** What visitors are to do or find there. */
const DESCRIPTIONS = [
  // „Ansonsten stellen wir die Praxis vor“
  /\bstell\w* (?:wir|ich) .{0,40}\bvor\b/,
  // „Die Eltern sollen …“; „was soll das“ describes nothing.
  /\b(?!was )\w+ (?:\w+ ){0,4}soll(?:e?n|t?en)?\b(?! (?:das|es|der|die) (?:heissen|sein|bringen|kosten)\b)/,
  // „wo man sieht …“, „dass die Leute …“
  /\b(?:wo|worin|wodurch|damit|dass|das) (?:man|die|der|jeder|unsere|meine|alle|leute|kunden|gaeste|eltern|besucher|patienten|jungs|n|ein|eine)\b/,
  // „Jeder sucht sich seinen Tag“
  /\b(?:kund\w*|gaeste?|patient\w*|klient\w*|mandant\w*|mieter\w*|leute?n?|eltern|famil\w*|besucher\w*|mitglieder|teilnehmer\w*|interessent\w*|schueler\w*|jungs|maedels|jeder|man)\b (?:\w+ ){0,3}(?:kann|koennen|koennten|will|wollen|duerfen|moechten|buch\w*|such\w*|guck\w*|schau\w*|bestell\w*|reservier\w*|find\w*)\b/,
];

/** What every website is for: „dass die Leute uns finden“, „zeigen, was wir machen“. */
const PURPOSE =
  /^(?:zeig\w*|find\w*|gefunden|seh(?:en|n|t|e)|sieht|vorstell\w*|inform\w*|infos?|anfrag\w*|erreich\w*|kontakt\w*|telefonnummer|verlink\w*|adresse|bilder|fotos|bewerb\w*|stellenanzeigen?|stellenangebote?|mitarbeiter|azubis|neukunden|kunden|auftrag|auftraege|werbung|leistungen|angebote?|neu|relaunch\w*|aufhuebsch\w*|ueberarbeit\w*|schoen(?:es|er)|schick\w*|modern\w*|billigste\w*|guenstigste\w*|ankuendig\w*|verein\w*|praesentation|referenz\w*|internet|\w*oeffnungszeiten|anfahrt|\w*speisekarte|ueberblick|praesenz|show|menu|gallery|guck\w*|draufguck\w*|reinguck\w*|angucken|anruf\w*|lesen|liest|praesentier\w*|firma|firmen\w*|betrieb|kegelverein|vereins?|einfaches|werben|bewerben|auftritt|auffindbar|prospekt\w*|broschuere|aushaengeschild|steckbrief|handy|notrufnummer|wissen|kennenlernen|preisen?|bildern?|weg|einfachste\w*|repraesentative\w*|grosses|herzeigen|wirken|hoerproben|videos)$/;

function isKind(concept: Concept): concept is Exclude<Concept, "special"> {
  return concept !== "special";
}

/** „Firmenwebsite“, „Praxishomepage“; not „Website“ alone, and not „Portfoliowebsite“. */
function isCompanySite({ tags }: TaggedWord): boolean {
  return (
    tags.has("companySite") &&
    !tags.has("website") &&
    !tags.has("portfolio") &&
    !CONCEPTS.some((id) => tags.has(id))
  );
}
