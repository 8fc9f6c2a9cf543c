/** Cuts a text at a phrase, without regard to case: pieces with odd index are the phrase as it stands in the text. */
export function splitAt(text: string, phrase: string): string[] {
  if (phrase.trim() === "") return [text];
  const literal = phrase.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${literal})`, "iu"));
}
