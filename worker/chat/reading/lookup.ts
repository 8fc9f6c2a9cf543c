// Finds what a word speaks of: exactly, in a compound, or with one typing error. Indexed, so unknown words cost no more.

interface Pattern<Tag> {
  tag: Tag;
  stem: string;
  before: boolean;
  after: boolean;
}

/** Tags of a word, each with the letters of the longest stem that brought it. */
export type Tags<Tag> = ReadonlyMap<Tag, number>;

/** Compounds are cut off here; no German trade needs more letters. */
const MAX_LETTERS = 40;

/**
 * Turns a table of `tag: "x y* *z"` into a function from a normalised word to its tags. `known` words are never
 * taken for typing errors; `exactOnly` tags match only without one.
 */
export function lookup<Tag extends string>(
  table: Readonly<Record<Tag, string>>,
  known: ReadonlySet<string>,
  exactOnly: ReadonlySet<Tag> = new Set(),
): (word: string, countsSlips?: boolean) => Tags<Tag> {
  // Built at the first word: a Worker that answers something else should not start later for it.
  let index: Index<Tag> | null = null;
  return (word, countsSlips = true) => {
    index ??= indexOf(table, exactOnly);
    const { byStem, longest, slips } = index;
    const short = word.slice(0, MAX_LETTERS);
    const tags = tagsOf(
      partsOf(short, longest).flatMap(({ part, isFirst, isLast }) =>
        (byStem.get(part) ?? []).filter(({ before, after }) => (isFirst || before) && (isLast || after)),
      ),
    );
    return tags.size > 0 || !countsSlips || known.has(short) ? tags : tagsOf(slips(short));
  };
}

interface Index<Tag> {
  byStem: ReadonlyMap<string, readonly Pattern<Tag>[]>;
  longest: number;
  slips: (word: string) => Pattern<Tag>[];
}

function indexOf<Tag extends string>(
  table: Readonly<Record<Tag, string>>,
  exactOnly: ReadonlySet<Tag>,
): Index<Tag> {
  const patterns = Object.entries<string>(table).flatMap(([tag, words]) =>
    words.split(" ").map((word) => patternOf(tag as Tag, word)),
  );
  return {
    byStem: Map.groupBy(patterns, ({ stem }) => stem),
    longest: Math.max(...patterns.map(({ stem }) => stem.length)),
    slips: slipIndex(patterns.filter(({ tag }) => !exactOnly.has(tag))),
  };
}

function patternOf<Tag>(tag: Tag, word: string): Pattern<Tag> {
  const [before, after] = [word.startsWith("*"), word.endsWith("*")];
  return { tag, stem: word.slice(before ? 1 : 0, after ? -1 : undefined), before, after };
}

function partsOf(word: string, longest: number) {
  const parts: { part: string; isFirst: boolean; isLast: boolean }[] = [];
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + 1; to <= Math.min(word.length, from + longest); to += 1)
      parts.push({ part: word.slice(from, to), isFirst: from === 0, isLast: to === word.length });
  return parts;
}

function tagsOf<Tag>(patterns: readonly Pattern<Tag>[]): Tags<Tag> {
  const byLength = patterns.toSorted((one, other) => one.stem.length - other.stem.length);
  return new Map(byLength.map(({ tag, stem }) => [tag, stem.length]));
}

/** Two words one slip apart become the same when each loses a letter at most (the idea of SymSpell). */
function slipIndex<Tag>(patterns: readonly Pattern<Tag>[]): (word: string) => Pattern<Tag>[] {
  const byShortened = Map.groupBy(
    patterns.flatMap((pattern) => shortened(pattern.stem).map((key) => ({ key, pattern }))),
    ({ key }) => key,
  );
  return (word) =>
    shortened(word)
      .flatMap((key) => byShortened.get(key) ?? [])
      .map(({ pattern }) => pattern)
      .filter(({ stem }) => isOneSlipFrom(word, stem));
}

function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** In shorter words a typing error makes too many others. */
const MIN_LETTERS = 5;

/** Whether `typed` is `word` with one letter too many, too few, wrong, or two swapped. Both in normalised spelling. */
export function isOneSlipFrom(typed: string, word: string): boolean {
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed];
  if (short.length < MIN_LETTERS || long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}
