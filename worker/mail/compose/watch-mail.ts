// Mails of a watch: one to confirm it, which holds nothing that a stranger chose, then what has changed, or that nothing has.
import { changeNames, watchMail as words } from "#content/pages/beobachtung.ts";
import { watchPath } from "#contract/watch.ts";
import type { Mail } from "../mail.ts";
import { composeMail } from "./compose.ts";
import type { Block, MailTarget } from "./mail-content.ts";

interface Change {
  title: string;
  gain: number | null;
  places: readonly string[];
}

type ChangeKind = keyof typeof changeNames;

type WatchNews =
  | { kind: "confirmation" }
  | {
      kind: "news";
      note: { score: number | null; changes: Record<ChangeKind, readonly Change[]> };
      scoreBefore: number | null;
      isNewEngine: boolean;
    }
  | { kind: "quiet"; score: number | null };

interface WatchMail {
  /** Id in the watch's address. */
  id: string;
  /** Of the watched page. */
  url: string;
  /** Of this site. */
  origin: string;
  outgoing: WatchNews;
}

/** Changes of one kind that a mail lists. */
const MAX_LISTED = 15;
const kinds = Object.keys(changeNames) as ChangeKind[];
const decimal = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

export function composeWatchMail({ id, url, origin, outgoing }: WatchMail): Omit<Mail, "kind" | "to"> {
  const page = `${origin}${watchPath(id)}` as MailTarget;
  const parts = partsOf(outgoing, hostOf(url), page);
  return {
    ...composeMail({
      ...parts,
      blocks: [...parts.blocks, ...(outgoing.kind === "confirmation" ? [] : [endBlock(page)])],
    }),
    // One press ends it, in the mail program too (RFC 8058).
    headers: {
      "List-Unsubscribe": `<${page}/ende>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function partsOf(outgoing: WatchNews, host: string, page: MailTarget) {
  switch (outgoing.kind) {
    case "confirmation":
      return confirmation(page);
    case "quiet":
      return {
        subject: words.quiet.subject(host),
        title: words.quiet.title,
        blocks: [
          { kind: "paragraph", words: words.quiet.text },
          { kind: "facts", rows: [{ label: words.news.now, value: scoreText(outgoing.score) }] },
          { kind: "button", link: { text: words.news.button, href: page } },
        ] satisfies Block[],
      };
    case "news":
      return news(outgoing, host, page);
  }
}

function confirmation(page: MailTarget) {
  const { subject, title, text, button, notYou } = words.confirmation;
  return {
    subject,
    title,
    blocks: [
      { kind: "paragraph", words: text },
      { kind: "button", link: { text: button, href: page } },
      { kind: "small", words: notYou },
    ] satisfies Block[],
  };
}

function news(
  { note, scoreBefore, isNewEngine }: Extract<WatchNews, { kind: "news" }>,
  host: string,
  page: MailTarget,
) {
  const { changes, score } = note;
  const happened = kinds.filter((kind) => changes[kind].length > 0);
  const counts = happened.map((kind) => words.news.counts[kind](changes[kind].length));
  return {
    subject: words.news.subject(host, counts.join(", ")),
    title: words.news.title,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: words.news.before, value: scoreText(scoreBefore) },
          { label: words.news.now, value: scoreText(score) },
        ],
      },
      ...happened.flatMap((kind): Block[] => [
        { kind: "heading", text: changeNames[kind] },
        { kind: "list", items: changes[kind].slice(0, MAX_LISTED).map((change) => changeText(kind, change)) },
      ]),
      ...(isNewEngine ? [{ kind: "small" as const, words: words.news.newRules }] : []),
      { kind: "button", link: { text: words.news.button, href: page } },
    ] satisfies Block[],
  };
}

function changeText(kind: ChangeKind, { title, gain, places }: Change): string {
  const points = gain === null || gain <= 0 ? null : pointsText(gain);
  const worth =
    points === null ? null : kind === "mended" ? words.news.mended(points) : words.news.gain(points);
  const where = places.length === 0 || kind === "mended" ? null : `${words.news.places} ${places.join("; ")}`;
  const what = [title, worth && `(${worth})`].filter(Boolean).join(" ");
  return where === null ? what : `${what}. ${where}`;
}

function endBlock(page: MailTarget): Block {
  const { before, link, after } = words.end;
  return { kind: "small", words: [before, { text: link, href: page }, after] };
}

function scoreText(score: number | null): string {
  return score === null ? words.news.noScore : String(score);
}

function pointsText(points: number): string {
  const shown = decimal.format(points);
  return `${shown} ${shown === "1" ? "Punkt" : "Punkte"}`;
}

function hostOf(url: string): string {
  const address = URL.canParse(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address).host : url;
}
