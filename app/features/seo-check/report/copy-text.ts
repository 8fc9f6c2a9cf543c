/** What came of it: in the clipboard, or marked for the visitor's own keys. */
export type Copying = "copied" | "selected";

/** Copies an element's text. Where the browser refuses the clipboard, the text stays selected. Never rejects. */
export async function copyText(element: HTMLElement): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return "copied";
  } catch {
    getSelection()?.selectAllChildren(element);
    // The old way needs no permission; it copies what is selected.
    return document.execCommand("copy") ? "copied" : "selected";
  }
}
