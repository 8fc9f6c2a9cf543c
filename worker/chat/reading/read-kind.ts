// What kind of website a text asks for, and which functions it wants or refuses.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import { existsAlready, isHandledElsewhere } from "./already-there.ts";
import type { LexiconTag } from "./lexicon.ts";
import type { TaggedText, TaggedWord, Words } from "./tagged-words.ts";

export interface KindReading {
  projectType: ProjectType | null;
  wanted: readonly Feature[];
  refused: readonly Feature[];
}

interface Context {
  /** What the text answers: the question for the kind, the first one, or something else. */
  asked: "kind" | "first" | "functions" | "other";
  current: ProjectType | null;
  refused: ReadonlySet<number>;
}

type Concept = Exclude<Feature, "languages">;
const CONCEPTS = ["shop", "booking", "blog", "members", "special"] as const satisfies readonly Concept[];
/** Words that only sound like a shop. */
const NO_SHOP = /workshop|photoshop|werkstatt|ticketsystem/;

export function readKind(text: TaggedText, { asked, current, refused }: Context): KindReading {
  const isNotAsked = (at: number) =>
    refused.has(at) ||
    isHandledElsewhere(text.words, at) ||
    (asked !== "kind" && existsAlready(text.words, at));
  const named = CONCEPTS.flatMap((concept) =>
    text.words.flatMap((_, at) =>
      mentions(text, concept, at, asked) ? [{ concept, at, isRefused: isNotAsked(at) }] : [],
    ),
  );
  // Named twice, the later counts: „erst ein Shop, nein, doch keinen Shop“.
  const final = CONCEPTS.flatMap((concept) => named.findLast((one) => one.concept === concept) ?? []).sort(
    (one, other) => one.at - other.at,
  );
  const wanted = final.filter(({ isRefused }) => !isRefused).map(({ concept }) => concept);
  const given = final.filter(({ isRefused }) => isRefused).map(({ concept }) => concept);
  const isGivenUp = given.some((concept) => concept === current);
  const kindContext = { asked, current: isGivenUp ? null : current, isGivenUp };
  const projectType = kindOf(text, wanted, kindContext, refused);
  return { projectType, wanted: wanted.filter((concept) => concept !== projectType), refused: given };
}

function kindOf(
  { words, phrases }: TaggedText,
  wanted: readonly Concept[],
  { asked, current, isGivenUp }: { asked: Context["asked"]; current: ProjectType | null; isGivenUp: boolean },
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
  if (says("portfolio")) return "portfolio";
  if (isCompany) return "company";
  if (isOpen && wanted.includes("shop")) return "shop";
  if (isOpen && says("bookingPortal")) return "booking";
  if (asked === "kind" && isOpen) {
    const sole = wanted.find(isKind);
    if (isWebsite || words.some((word) => isSite(word))) return "company";
    if (sole !== undefined) return sole;
    if (
      words.some(({ text }, at) => /(?:seite|portal)$/.test(text) && !refused.has(at)) ||
      says("plain") ||
      says("standard") ||
      words.some(({ text }, at) => PURPOSE.test(text) && !refused.has(at))
    )
      return "company";
  }
  if (!isGivenUp) return null;
  // Whoever gives up the shop still wants a website.
  return wanted.find(isKind) ?? "company";
}

/** What every website is for: „dass die Leute uns finden“, „zeigen, was wir machen“. */
const PURPOSE =
  /^(?:zeig\w*|find\w*|gefunden|seh(?:en|n|t|e)|sieht|vorstell\w*|inform\w*|infos?|anfrag\w*|erreich\w*|kontakt\w*|telefonnummer|adresse|bilder|fotos|bewerb\w*|stellenanzeigen?|stellenangebote?|mitarbeiter|azubis|neukunden|kunden|auftrag|auftraege|werbung|leistungen|angebote?|neu|relaunch\w*|aufhuebsch\w*|ueberarbeit\w*|schoen(?:es|er)|schick\w*|modern\w*|billigste\w*|guenstigste\w*|ankuendig\w*|verein\w*|praesentation|referenz\w*|internet|\w*oeffnungszeiten|anfahrt|\w*speisekarte|ueberblick|praesenz|show|menu|gallery)$/;

function isKind(concept: Concept): concept is Exclude<Concept, "special"> {
  return concept !== "special";
}

function isSite(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined && (word.tags.has("website") || word.tags.has("companySite") || word.text === "seite")
  );
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

const ABLE = /^(?:kann|koenn\w*|soll\w*)$/;
const PART = /(?:moeglichkeit|funktion|formular|system)(?:en|e)?$/;
/** „Bikeshop Kettenblatt“ stands in a street. */
function isLocalShop(text: string): boolean {
  return /shop$/.test(text) && !/^(?:shop|web|online|internet|e)/.test(text);
}

const ON_SITE =
  /^(?:ort|laden|hofladen|ladenlokal|hof|hofverkauf|automat|wochenmarkt|whatsapp|theke|tresen|bar|markt|abendkasse|tageskasse|vorverkauf|touristinfo|rathaus|buero|maerkten|kasse|anreise|abreise|telefon\w*|mail|email|fax|tuer|haustuer)$/;

/** Selling is done by a shop where it is done online: as a function of the website, or by its visitors. */
function sellsOnline(words: Words, at: number, asked: Context["asked"]): boolean {
  const sentence = words.filter((word) => word.sentence === words[at]?.sentence);
  const own = sentence.filter(({ clause }) => clause === words[at]?.clause);
  const isOffline = sentence.some(
    ({ text }, index) => text === "nicht" && sentence[index + 1]?.tags.has("online"),
  );
  // „Mein Kumpel hat 500 bezahlt“
  const isPast =
    /^bezahlt$/.test(words[at]?.text ?? "") &&
    own.some(({ text }) => /^(?:hat|habe|haben|hatte)$/.test(text));
  if (isPast || isOffline || own.some(({ text }) => ON_SITE.test(text))) return false;
  // „Fahrten online bestellen, also Terminbuchung“
  const isOrder = /bestell/.test(words[at]?.text ?? "");
  const isPaid = /zahl/.test(words[at]?.text ?? "") && sentence.some(({ tags }) => tags.has("enrol"));
  if (isPaid || (isOrder && sentence.some(({ tags }) => tags.has("booking")))) return false;
  if (sentence.some(({ tags }) => tags.has("online"))) return true;
  if (sentence.some(({ text }) => ON_SITE.test(text))) return false;
  if (asked === "functions" || (asked === "kind" && isOrder)) return true;
  const isPart = PART.test(words[at]?.text ?? "") || ABLE.test(words[at + 1]?.text ?? "");
  return isPart && sentence.some((word) => isSite(word));
}

const FOR = /^(?:zu|zum|zur|zun|fuer|fuers)$/;
const WITH = /^(?:mit|inkl|inklusive|samt)$/;
/** Words that may stand between „für“ and the course, and between „mit“ and the enrolment. */
const LEAD_WITHIN = 4;
const INDIRECT =
  /^(?:telefon\w*|tel|mail\w*|email\w*|whatsapp|persoenlich|ort|papier|zettel|brief\w*|formular\w*|vhs)$/;

/** „Anmeldung zu Kursen“, „sich für einen Kurs anmelden“, „Kurse mit Anmeldung“; not by telephone. */
function isEnrolment(words: Words, at: number): boolean {
  if (!words[at]?.tags.has("enrol")) return false;
  const isClose = ({ clause }: TaggedWord) => clause === words[at]?.clause;
  const isLed = (index: number, lead: RegExp) =>
    words
      .slice(Math.max(0, index - LEAD_WITHIN), index)
      .some((word) => isClose(word) && lead.test(word.text));
  const courses = [...words.entries()].filter(([, word]) => isClose(word) && word.tags.has("course"));
  const isNamed = courses.some(([index]) => isLed(index, FOR) || (index < at && isLed(at, WITH)));
  const isDirect = words.some((word) => isClose(word) && word.tags.has("online"));
  return isNamed && (isDirect || !words.some((word) => isClose(word) && INDIRECT.test(word.text)));
}

/** „doch ohne Anmeldung“; „buchen ohne Anmeldung“ gives up nothing. */
function isEnrolmentGivenUp(words: Words, at: number): boolean {
  const isGivenUp = words[at]?.tags.has("enrol") && /^(?:ohne|keine)$/.test(words[at - 1]?.text ?? "");
  return isGivenUp === true && !words.some(({ tags }) => tags.has("booking"));
}

function isNearText(words: Words, at: number, pattern: RegExp): boolean {
  return words.some(({ sentence, text }) => sentence === words[at]?.sentence && pattern.test(text));
}

const MADE = /^programmier/;
const BY_ITSELF = /^(?:muesste|muss|muessten|eigens|extra|sonder\w*|speziell\w*|lassen)$/;

/** „das müsste eigens programmiert werden“. */
function isProgrammed(words: Words, at: number): boolean {
  const isNeeded = ({ text, clause }: TaggedWord) => clause === words[at]?.clause && BY_ITSELF.test(text);
  return MADE.test(words[at]?.text ?? "") && words.some(isNeeded);
}

function mentions(
  { words, phrases }: TaggedText,
  concept: Concept,
  at: number,
  asked: Context["asked"],
): boolean {
  const word = words[at];
  if (!word) return false;
  const isNear = (...wanted: readonly LexiconTag[]) =>
    words.some((other) => other.sentence === word.sentence && wanted.some((tag) => other.tags.has(tag)));
  switch (concept) {
    case "shop":
      return (
        (word.tags.has("shop") &&
          !NO_SHOP.test(word.text) &&
          !(asked === "first" && isLocalShop(word.text))) ||
        phrases.some(({ tag, to }) => tag === "onlineShop" && to === at) ||
        (word.tags.has("sell") && sellsOnline(words, at, asked))
      );
    case "booking":
      return (
        word.tags.has("booking") ||
        word.tags.has("bookingPortal") ||
        (word.text === "kalender" && isNearText(words, at, /^(?:frei|belegt|verfuegbar\w*)$/)) ||
        (word.tags.has("appointment") && isNear("online", "arrange")) ||
        isEnrolment(words, at) ||
        isEnrolmentGivenUp(words, at)
      );
    case "members":
      return (
        word.tags.has("members") ||
        (word.tags.has("area") &&
          [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, at + 2)].some(({ tags }) =>
            tags.has("innerArea"),
          ))
      );
    case "special":
      return (
        word.tags.has("special") ||
        isProgrammed(words, at) ||
        (word.tags.has("functions") && words[at - 1]?.tags.has("particular") === true)
      );
    default:
      return word.tags.has(concept);
  }
}
