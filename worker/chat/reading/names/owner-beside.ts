// The firm beside its owner: „Die Weiterwerkstatt, Inhaberin Svenja Holtkamper“, „Schmackofatz, Inh. B. Tombrink“.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { trimmed } from "./name-extent.ts";
import { nameOf } from "./name-of.ts";
import { isBare, isMarked, isOneOfItsKind, isTrade, looksLikeName } from "./name-shape.ts";
import { SENTENCE } from "./name-words.ts";
import { firstOf } from "./names-by-their-place.ts";

const OWNER = /^(?:inhaber|inhaberin|inh|inhaberinnen)$/;

/** What stands before the owner; „Zimmerei, Inhaber Karl Sundermann“ names him alone. */
export function nameBeforeOwner(text: string, parts: readonly TaggedWord[][]): string | null {
  return firstOf([...parts.keys()], (at) => {
    const [own, owner] = [parts[at], parts[at + 1]];
    // „Spielkiste Inh. Petra Roters“
    const inside = own?.findIndex(({ text: said }) => said === "inh") ?? -1;
    if (own && inside > 0) return besideOwner(text, own.slice(0, inside));
    if (!own || !OWNER.test(owner?.[0]?.text ?? "")) return null;
    // „Schmiede Funkenflug, Messer und Gartenkunst, Inh. Till Sandkuhle“
    const isNamed = parts
      .slice(0, at)
      .some((part) => isMarked(trimmed(part)) && !part.some((word) => SENTENCE.test(word.text)));
    return isNamed ? null : besideOwner(text, own);
  });
}

/**
 * „Ich heiße Olga und bin Kosmetikerin“, „ich bin Fatma“: one word behind „ich“, beside a trade, is whoever writes,
 * unless it is built like a surname; „ich heiße Krüger, Malerbetrieb“ names the firm.
 */
export function isGivenName(words: Words, part: Words): boolean {
  const at = words.indexOf(part[0] as TaggedWord);
  const [who, verb] = words.slice(Math.max(0, at - 2), at);
  const isMe = who?.text === "ich" && /^(?:heisse|bin)$/.test(verb?.text ?? "");
  const name = trimmed(part);
  const [word] = name;
  if (!isMe || name.length !== 1 || !word || looksLikeName(word) || isTrade(word)) return false;
  const isTold = verb?.text === "bin" || words.some(({ text }, other) => text === "bin" && other !== at - 1);
  return isTold && words.some((other) => other !== word && isTrade(other));
}

function besideOwner(text: string, own: Words): string | null {
  const name = trimmed(own);
  const isCalled = /^(?:die|der|das)$/.test(own[0]?.text ?? "") && /^\p{Lu}/u.test(name[0]?.raw ?? "");
  // „büdchen an der stever, inhaber mehmet“
  if (!/\p{Lu}/u.test(text) && own.length > 1 && own.some(isTrade) && !isOneOfItsKind(own))
    return nameOf(text, name, true);
  return isCalled || isMarked(name) || isBare(name) ? nameOf(text, own, true) : null;
}
