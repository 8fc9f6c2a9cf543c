// How much an inquiry looks like the work of a program. Whatever comes of it, the inquiry is kept and the visitor sees
// success: so a mark costs nothing but the confirmation, and no honest visitor shall have it.
import type { ContactData } from "#contract/contact.ts";
import type { TokenVerdict } from "./form-token.ts";
import type { SpamReason, Suspicion } from "./inquiry.ts";
import { advertisingPhrases, markedUpLink, runningCode, scriptTag, webAddress } from "./spam-signs.ts";

/** What is looked at. */
export interface Evidence {
  contact: ContactData;
  /** What stands in the field that only programs see. */
  trap: string;
  token: TokenVerdict;
}

interface Sign {
  reason: SpamReason;
  /** Against SUSPICIOUS_FROM. */
  weight: number;
  shows: (evidence: Evidence, words: string) => boolean;
}

/**
 * Signs add up. Alone may mark only what no visitor does: filling the trap, forging, linking in markup, writing a
 * German form in another script. A missing token must not (no script), nor a fast hand (filled in by the browser),
 * nor a few links (own website and two examples).
 */
const signs: readonly Sign[] = [
  { reason: "trap-filled", weight: 4, shows: ({ trap }) => trap.trim() !== "" },
  { reason: "token-forged", weight: 4, shows: ({ token }) => token === "forged" },
  { reason: "token-missing", weight: 1, shows: ({ token }) => token === "missing" },
  { reason: "too-fast", weight: 2, shows: ({ token }) => token === "too-fast" },
  { reason: "links", weight: 2, shows: (_, words) => hostsIn(words) >= 4 },
  { reason: "links", weight: 2, shows: (_, words) => hostsIn(words) >= 7 },
  { reason: "links", weight: 3, shows: ({ contact }) => hostsIn(contact.name) > 0 },
  { reason: "markup", weight: 4, shows: (_, words) => markedUpLink.test(words) },
  { reason: "markup", weight: 4, shows: (_, words) => runningCode.test(words) },
  { reason: "markup", weight: 2, shows: (_, words) => scriptTag.test(words) },
  { reason: "phrases", weight: 2, shows: (_, words) => phrasesIn(words) >= 1 },
  { reason: "phrases", weight: 2, shows: (_, words) => phrasesIn(words) >= 2 },
  { reason: "foreign-script", weight: 4, shows: (_, words) => isMostlyForeign(words) },
];

export function suspicionOf(evidence: Evidence): Suspicion {
  const { name, company, subject, message } = evidence.contact;
  const words = [name, company, subject, message].join("\n");
  const shown = signs.filter((sign) => sign.shows(evidence, words));
  return {
    score: shown.reduce((sum, { weight }) => sum + weight, 0),
    reasons: [...new Set(shown.map(({ reason }) => reason))],
  };
}

/** Different sites linked to: ten pages of one's own shop are one. */
function hostsIn(text: string): number {
  return new Set([...text.matchAll(webAddress)].map(([, host]) => host?.toLowerCase())).size;
}

function phrasesIn(text: string): number {
  return advertisingPhrases.filter((phrase) => phrase.test(text)).length;
}

/** A name or a word of another language is no sign. */
const FEWEST_FOREIGN_LETTERS = 12;

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin >= FEWEST_FOREIGN_LETTERS && latin < letters / 2;
}
