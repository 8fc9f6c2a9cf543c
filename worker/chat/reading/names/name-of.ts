// The words of a text that are a name, as the visitor wrote them, where nothing in them says that they are none.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { nominative, trimmed, unquoted } from "./name-extent.ts";
import { isCapital, isMarked, isProper, isTrade } from "./name-shape.ts";
import { isTown, LEADING, LEGAL_FORM } from "./name-words.ts";

const MAX_WORDS = 7;
const MAX_LETTERS = 60;

const isArticle = ({ text, raw }: TaggedWord): boolean =>
  /^\p{Ll}/u.test(raw) && /^(?:der|die|das|dem|den|eine?[nr]?)$/.test(text);

const UNSURE = /^(?:ob|weil|dass|wenn|falls|damit|ahnung|bisher|sowas|irgendwas)$/;
const NO_NAME = /^(?:keine[nr]?|heisst|heissen|laeuft|bekannt|(?:firmen|betriebs|geschaefts)?namen?)$/;
const AREA =
  /^(?:bezirk|kreis|raum|umkreis|umland|region|ortsteil|stadt|gemeinde|gebiet|grossraum|standort)$/;

/** `isEnough`: whether the words of it may be a name at all. */
export function nameOf(text: string, part: Words, isEnough?: boolean): string | null {
  const name = trimmed(part);
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || first.kind === "number") return null;
  // „unabhängige Finanzberatung“ beside a name with capitals
  const isAdjective =
    /^\p{Ll}{4,}(?:e|er|es)$/u.test(first.raw) &&
    /\p{Lu}/u.test(text) &&
    !(isTrade(first) && isCapital(name[1]));
  if (isAdjective && !name.some(({ text: said }) => LEGAL_FORM.test(said))) return null;
  if (name.every((word) => word.kind === "mark" || isTown(word.text))) return null;
  if (/^(?:wie|was|wer|wo|warum)$/.test(first.text)) return null;
  // „drumrum die übliche Vorstellung der Schule“
  const isTalk = /\p{Lu}/u.test(text) && /^\p{Ll}/u.test(first.raw) && name.slice(1).some(isArticle);
  if (isTalk) return null;
  // „keine ahnung ob“, „Tischlermeister ohne Firmennamen“, „kneipe heißt zum anker“
  if (name.some(({ raw, text: said }) => UNSURE.test(raw) || NO_NAME.test(said))) return null;
  // „Bezirk Nottuln“
  if (AREA.test(first.text) && name.slice(1).every((word) => word.kind === "mark" || isTown(word.text)))
    return null;
  if (LEADING.test(first.raw) || first.tags.has("sell")) return null;
  // An amount in a name would be read back to the visitor.
  if (name.some(({ text: said }) => /^(?:€|\$|euro|eur)$/.test(said))) return null;
  if (name.filter(({ kind }) => kind !== "mark").length > MAX_WORDS) return null;
  if (!(isEnough ?? (isMarked(name) || name.some(isProper)))) return null;
  // Tabs and the like come along when a name is pasted.
  const isOfIt = part[part.indexOf(first) - 1]?.text === "des";
  const own = text.slice(first.start, last.end);
  const raw = unquoted((isOfIt ? nominative(own) : own).replace(/[\s\p{C}]+/gu, " "));
  return raw.length <= MAX_LETTERS ? raw : null;
}
