// What names are learned from: answers to who the visitor is, each word tagged. What is locked is left out.
import { readFileSync } from "node:fs";
import path from "node:path";
import { labelled, learnedSets } from "#test/fixtures/conversations/labelled/labelled.ts";
import { messagesAt } from "#test/fixtures/conversations/messages/messages.ts";
import { trickyNames } from "#test/fixtures/conversations/named/tricky-names.ts";
import { strangersTrades, strangersWho } from "#test/fixtures/conversations/strangers/strangers.ts";
import type { NameTag } from "#worker/chat/reading/names/learned-name.ts";
import { taggedWords, type Words } from "#worker/chat/reading/tagged-words.ts";

export interface NamedText {
  words: Words;
  tags: readonly NameTag[];
  /** Of the 640 that two people made hard on purpose. */
  isTricky: boolean;
}

interface Named {
  says: string;
  names: readonly string[];
}

/** Without those whose name is not one row of their words: spelt out, or put together from two places. */
export function namedTexts(): NamedText[] {
  const messages = messagesAt("who").flatMap(({ says, means }) =>
    means.company === undefined ? [] : [{ says, names: means.company }],
  );
  const strangers = [...strangersWho("open"), ...strangersTrades("open")].map(({ says, means }) => ({
    says,
    names: means.company,
  }));
  const openings = learnedSets
    .flatMap((set) => labelled[set].open)
    .map(({ says, means }) => ({ says: says[0] ?? "", names: [means.company ?? []].flat() }));
  const read = (texts: readonly Named[], isTricky: boolean) =>
    texts.flatMap(({ says, names }) => {
      const words = taggedWords(says);
      const tags = tagsOf(words, names);
      return words.length === 0 || tags === null ? [] : [{ words, tags, isTricky }];
    });
  return [
    ...read([...messages, ...strangers, ...openings, ...examples()], false),
    ...read(
      trickyNames().map(({ says, company }) => ({ says, names: company })),
      true,
    ),
  ];
}

/** Written for it, by how firms of the region are called, and by what is said where there is no name. */
function examples(): Named[] {
  const linesOf = (file: string) =>
    readFileSync(path.join("test/fixtures/conversations/named", file), "utf8").trimEnd().split("\n");
  const named = linesOf("named.tsv").map((line) => {
    const [says = "", name = ""] = line.split("\t");
    return { says, names: [name] };
  });
  return [...named, ...linesOf("nameless.txt").map((says) => ({ says, names: [] }))];
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&+]/gu, "");

/** Null where none of the names stands in the text. */
function tagsOf(words: Words, names: readonly string[]): NameTag[] | null {
  const told = names.filter((name) => name !== "?");
  if (told.length === 0) return words.map(() => "none");
  for (const name of told) {
    for (const from of words.keys()) {
      const length = lengthOfName(words.slice(from), lettersOf(name));
      if (length > 0)
        return words.map((_, at) =>
          at === from ? "begin" : at > from && at < from + length ? "inside" : "none",
        );
    }
  }
  return null;
}

/** How many words from the first on spell `name`; 0: they do not. */
function lengthOfName(words: Words, name: string): number {
  if (lettersOf(words[0]?.raw ?? "") === "") return 0;
  let spelt = "";
  for (const [at, { raw }] of words.entries()) {
    spelt += lettersOf(raw);
    if (spelt === name) return at + 1;
    if (!name.startsWith(spelt)) return 0;
  }
  return 0;
}
