// Text for HTML, as content and as value of an attribute in double quotes.

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What mail programs recognise an address by: the scheme, the @, a dot inside a word. */
const MARK_OF_ADDRESS = /:\/\/|@|(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/**
 * Text in which no program should see an address and make a link of it: its marks get an element of their own, which splits
 * the address for programs and stays out of what is copied. (Invisible characters work too, but break copied addresses.)
 */
export function escapeUnlinked(text: string): string {
  return escapeHtml(text).replace(MARK_OF_ADDRESS, "<span>$&</span>");
}
