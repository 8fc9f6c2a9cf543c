// What kind of website a text asks for, and which functions it wants or refuses.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import { CONCEPTS, type Concept } from "./concepts.ts";
import { isEnrolment, isEnrolmentGivenUp } from "./enrolment.ts";
import { kindOf } from "./kind-of-website.ts";
import type { LexiconTag } from "./lexicon.ts";
import { isOurTrade } from "./our-trade.ts";
import { existsAlready, isHandledElsewhere } from "./refusals/already-there.ts";
import {
  ABLE,
  type AskedFor,
  isDoneOnSite,
  isLocalShop,
  isOurShop,
  isSite,
  NO_SHOP,
  sellsOnline,
} from "./selling.ts";
import type { TaggedText, TaggedWord, Words } from "./tagged-words.ts";

export interface KindReading {
  projectType: ProjectType | null;
  wanted: readonly Feature[];
  refused: readonly Feature[];
  /** Of what is wanted: concluded from what people said, who called it by no name. */
  inferred: readonly Concept[];
}

interface Context {
  /** What the text answers: the question for the kind, the first one, or something else. */
  asked: AskedFor;
  current: ProjectType | null;
  refused: ReadonlySet<number>;
}

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
  const refusedHere = final.filter(({ isRefused }) => isRefused).map(({ concept }) => concept);
  const isOffline = !final.some(({ concept }) => concept === "shop") && isDoneOnSite(text.words);
  const given: Concept[] = isOffline ? [...refusedHere, "shop"] : refusedHere;
  const isGivenUp = given.some((concept) => concept === current);
  // „Mit Shop nichts am Hut“ as the answer to what it shall be: then the firm's website.
  const isOnlyDenied = asked === "kind" && current === null && given.length > 0;
  const kindContext = {
    asked,
    current: isGivenUp ? null : current,
    isGivenUp: isGivenUp || isOnlyDenied,
  };
  const projectType = kindOf(text, wanted, kindContext, refused);
  const isNamed = (concept: Concept) =>
    named.some((one) => one.concept === concept && !one.isRefused && isOutright(text, one));
  return {
    projectType,
    wanted: wanted.filter((concept) => concept !== projectType),
    refused: given,
    inferred: wanted.filter((concept) => !isNamed(concept)),
  };
}

/** What a function is called by name, and not only described. */
const NAMES: Partial<Record<Concept, RegExp>> = {
  booking:
    /buchung|booking|buchbar|reservierungs|termin(?:vergabe|vereinbarung|kalender|planer)|onlinetermin/,
  special:
    /rechner|kalkulator|konfigurator|schnittstelle|anbind|angebunden|sonderfunktion|spezialfunktion|datenbank|warenwirtschaft|kassen|chatbot|^apps?$|^api$|^crm$|^erp$|onoffice|flowfact|propstack|portal/,
  blog: /blog/,
};

/** „Mit Terminbuchung“ names it; „da sollen die Leute sich eintragen“ describes something that may be it. */
function isOutright(
  { words, phrases }: TaggedText,
  { concept, at }: { concept: Concept; at: number },
): boolean {
  const word = words[at];
  if (!word) return false;
  const isOnline = words.some(({ sentence, tags }) => sentence === word.sentence && tags.has("online"));
  if (concept === "shop")
    return (
      isOnline || word.tags.has("shop") || phrases.some(({ tag, to }) => tag === "onlineShop" && to === at)
    );
  if (concept === "booking" && isOnline) return true;
  return NAMES[concept]?.test(word.text) ?? true;
}

function isNearText(words: Words, at: number, pattern: RegExp): boolean {
  return words.some(({ sentence, text }) => sentence === words[at]?.sentence && pattern.test(text));
}

/** Pages that tell how to book. */
const ABOUT_BOOKING = /buchungs(?:kontakt|bedingung|info|hinweis)/;

/** „Den Urlaub haben wir gebucht“ */
function isBookedBefore(words: Words, at: number): boolean {
  return (
    words[at]?.text === "gebucht" &&
    words.some(
      ({ text, clause }) => clause === words[at]?.clause && /^(?:hab|habe|haben|hatten?)$/.test(text),
    )
  );
}

/** „Eine Seite, wo man einen Termin machen kann“ */
function isSelfService(words: Words, at: number): boolean {
  const own = words.filter(({ sentence }) => sentence === words[at]?.sentence);
  const says = (pattern: RegExp) => own.some(({ text }) => pattern.test(text));
  return (
    own.some((word) => isSite(word)) &&
    says(/^(?:man|kunden|leute|patienten|gaeste|mandanten|jeder)$/) &&
    says(ABLE) &&
    !says(/^(?:wir|ich|telefon\w*|anruf\w*)$/)
  );
}

/** „Unsere Apps zeigen“, „10 Apps, je eine Seite“, „dafür haben wir eine App, die bleibt“ */
function isAppOfOurs(words: Words, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!/^apps?$/.test(word?.text ?? "")) return false;
  const isThere = words.some(
    ({ text, sentence }) => sentence === word?.sentence && /^(?:bleibt|bleiben|schon|bereits)$/.test(text),
  );
  return isThere || /^(?:unsere?n?|meine?n?)$/.test(before?.text ?? "") || (before?.value ?? 0) > 1;
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
          !isOurShop(words, at) &&
          !(asked === "first" && isLocalShop(word.text))) ||
        phrases.some(({ tag, to }) => tag === "onlineShop" && to === at) ||
        (word.tags.has("sell") && sellsOnline(words, at, asked))
      );
    case "booking":
      return (
        (word.tags.has("booking") && !isBookedBefore(words, at) && !ABOUT_BOOKING.test(word.text)) ||
        word.tags.has("bookingPortal") ||
        (word.text === "kalender" && isNearText(words, at, /^(?:frei|belegt|verfuegbar\w*)$/)) ||
        (word.tags.has("appointment") && (isNear("online", "arrange") || isSelfService(words, at))) ||
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
        (word.tags.has("special") &&
          !(word.text === "rechner" && words[at - 1]?.text === "am") &&
          !isAppOfOurs(words, at) &&
          !(asked === "first" && isOurTrade(words, at))) ||
        isProgrammed(words, at) ||
        (word.tags.has("functions") && words[at - 1]?.tags.has("particular") === true)
      );
    default:
      return word.tags.has(concept);
  }
}
