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

/** Wraps the marks of an address in elements, so that mail programs make no link of it and copying still works. */
export function escapeUnlinked(text: string): string {
  return escapeHtml(text).replace(MARK_OF_ADDRESS, "<span>$&</span>");
}
