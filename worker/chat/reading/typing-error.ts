// Words that differ by one slip of the finger: a letter too many, too few, another one, or two in the wrong order.

/** Below this a slip makes another word of too many. */
const MIN_LETTERS = 5;

/** Whether `typed` is `word` with exactly one slip. Both in normalised spelling. */
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
