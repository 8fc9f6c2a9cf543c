// Which parts of a single message were understood as people understand it. Pure.
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import {
  type LabelledMessage,
  type MessageStation,
  messagesAt,
} from "#test/fixtures/conversations/messages/messages.ts";
import { comparable } from "#test/support/meaning.ts";
import { stations } from "#test/worker/chat/in-other-words/stations.ts";
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import { play } from "./play.ts";

/** Slots by how often they were labelled and how often they were right. */
export type MessageFigures = Readonly<Record<string, { right: number; all: number }>>;

export function messageFigures(station: MessageStation): MessageFigures {
  const figures: Record<string, { right: number; all: number }> = {};
  for (const message of messagesAt(station))
    for (const [slot, isRight] of Object.entries(judgeMessage(station, message))) {
      const { right, all } = figures[slot] ?? { right: 0, all: 0 };
      figures[slot] = { right: right + (isRight ? 1 : 0), all: all + 1 };
    }
  return figures;
}

/** What a price depends on is judged in every message, whether it speaks of it or not. */
function judgeMessage(station: MessageStation, { says, means }: LabelledMessage) {
  const before = stations[station];
  const features = [...(means.features ?? [])];
  const type = means.type?.map((one) => one as ProjectType | "?");
  const got = play([...before, says], { features, ...(type && { type }) }).meaning;
  const known = before.length > 0 ? play([...before], { features: [] }).meaning : {};
  const judged: Record<string, boolean> = {
    features: (means.type ?? [undefined]).some((one) => sameFeatures(got, { type: one, features })),
    pages: isAmong(got.pages, means.pages ?? [station === "pages" ? "?" : known.pages]),
  };
  if (means.company) judged.company = isAmong(got.company, means.company.length > 0 ? means.company : ["?"]);
  if (means.industry && station === "who") judged.industry = isAmong(got.industry, means.industry);
  if (means.type && station === "kind") judged.type = isAmong(got.type, means.type);
  if (means.timeline) judged.timeline = isAmong(got.timeline, means.timeline);
  if (means.languages) judged.languages = isAmong(got.languages, [means.languages].flat());
  if (means.care) judged.care = got.care === means.care;
  return judged;
}

const plain = (text: string | undefined) => (text ?? "?").toLowerCase().replace(/[„“"]/g, "").trim();

/** Capitals and quotation marks do not count; nothing said is "?". */
export function isAmong(got: string | undefined, wanted: readonly (string | undefined)[]): boolean {
  return wanted.some((one) => plain(one) === plain(got));
}

function sameFeatures(
  got: Meaning,
  wanted: { type: string | undefined; features: readonly Feature[] },
): boolean {
  const listed = (meaning: Partial<Meaning>) =>
    JSON.stringify(
      comparable({
        type: meaning.type,
        features: meaning.features === "?" ? [] : (meaning.features ?? []),
      } as Meaning).features,
    );
  return listed(got) === listed(wanted as Partial<Meaning>);
}
