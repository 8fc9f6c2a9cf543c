// What somebody probably meant whose address the form or the server complains of. Pure; parseAddress has the last word.
import { parseAddress, wrongEndings } from "./form-values.ts";

export interface Mend {
  /** To be put into the field. */
  url: string;
  /** As it is asked: without scheme and closing slash. */
  shown: string;
  /** mail: the domain of a mail address. */
  kind: "address" | "mail";
}

/** Endings that are recognised where the dot before them is missing. */
const ENDINGS = "de com net org eu info at ch nrw koeln ruhr";
/** They host mailboxes of everybody: whose address ends so does not own it. */
const MAIL_PROVIDERS =
  "gmail.com googlemail.com gmx.de gmx.net web.de t-online.de outlook.com outlook.de hotmail.com hotmail.de live.de live.com yahoo.de yahoo.com icloud.com me.com aol.com freenet.de posteo.de mailbox.org arcor.de online.de protonmail.com proton.me";
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const known = new Set(ENDINGS.split(" "));
const providers = new Set(MAIL_PROVIDERS.split(" "));
const mailAddress = /^(?:mailto:)?[^\s@/:]+@([^\s@/:]+)$/i;
/** http:/x, http//x, htp://x, https;//x, http:x, http:\\x; not the one that is right. */
const slippedScheme = /^h{1,2}t{1,3}p{1,2}(s?)(?:\s*[:;.,]+\s*[/\\]*|\s*[/\\]+)\s*(?=\S)/i;
const rightScheme = /^https?:\/\/(?=[^\s/\\])/i;

/** What can be read aloud: no port, no brackets, no signs. */
const plainHost = /^(?:https?:\/\/)?[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?=[/?#]|$)/iu;

/** Of what the form does not take; null where nothing better comes to mind. */
export function mendTyped(typed: string): Mend | null {
  const text = typed.trim();
  const mail = mailAddress.exec(text);
  if (mail) return providers.has((mail[1] ?? "").toLowerCase()) ? null : offered(mail[1] ?? "", "mail", text);
  return offered(mended(text), "address", text);
}

/** Of an address that the form took and under which nothing answers. */
export function mendUnreachable(url: string): Mend | null {
  const [, scheme = "", host = "", rest = ""] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(url) ?? [];
  const lower = host.normalize("NFC").toLowerCase();
  const spelt = lower.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  const typo = lower.replace(/^(?:w{2}|w{4,})\./, "www.");
  const other = [typo, spelt, toggledWww(lower)].find((candidate) => candidate !== lower);
  return other === undefined ? null : offered(`${scheme}${other}${rest}`, "address", url);
}

function offered(candidate: string, kind: Mend["kind"], typed: string): Mend | null {
  const read = parseAddress(candidate);
  if (!read.ok || candidate === typed || !plainHost.test(candidate)) return null;
  return { url: candidate, shown: candidate.replace(/^https?:\/\//i, "").replace(/\/$/, ""), kind };
}

function mended(text: string): string {
  const bare = text.replace(/^["'„“<(]+|["'“”>)]+$/g, "").replace(/\\/g, "/");
  const slip = rightScheme.test(bare) ? null : slippedScheme.exec(bare);
  const [right = ""] = rightScheme.exec(bare) ?? [];
  const scheme = slip ? `http${slip[1]?.toLowerCase() ?? ""}://` : right.toLowerCase();
  const body = bare.slice(slip ? slip[0].length : right.length);
  const end = body.search(/[/?#]/);
  const [host, rest] = end < 0 ? [body, ""] : [body.slice(0, end), body.slice(end)];
  return scheme + mendedHost(host) + (/\s/.test(rest.trim()) ? "" : rest.trim());
}

function mendedHost(host: string): string {
  const dotted = host
    .trim()
    .toLowerCase()
    .replace(/\s*[.,;]+[.,;\s]*/g, ".")
    .replace(/^\.|\.$/g, "")
    .replace(/^w{2,}[\s.]/, "www.")
    .replace(/\s+(\w+)$/, (gap, last: string) => (known.has(last) ? `.${last}` : gap))
    .replace(/\s+/g, "-");
  const labels = dotted.split(".");
  const last = labels.at(-1) ?? "";
  const ending = wrongEndings[last];
  if (labels.length > 1 && ending) return [...labels.slice(0, -1), ending].join(".");
  if (labels.length > 2 || (labels.length === 2 && labels[0] !== "www")) return dotted;
  return dotted === "" || last === "www" ? dotted : [...labels.slice(0, -1), withEnding(last)].join(".");
}

/** "markus-dachde" and "markus-dach" are both markus-dach.de. */
function withEnding(name: string): string {
  const glued = /^(.{3,}?)(de|com|net|org|info)$/.exec(name);
  return glued ? `${glued[1]}.${glued[2]}` : `${name}.de`;
}

function toggledWww(host: string): string {
  if (host.startsWith("www.")) return host.slice("www.".length);
  return host.split(".").length === 2 ? `www.${host}` : host;
}
