/** "lorem ipsum | hello world" → its phrases; long lists stay readable as text over several lines. */
export function phraseSet(text: string): ReadonlySet<string> {
  return new Set(text.split("|").map((phrase) => phrase.trim()));
}

/** The same for words separated by white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
