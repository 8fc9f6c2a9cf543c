// Whether the window still looks as it did, but for the focus: counts everything that may have changed it.

/** What changes a page's look and stands in no attribute. */
const EVENTS = ["scroll", "resize", "load", "toggle", "beforetoggle", "input", "change", "invalid"];
const FIELDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

let count = 0;
let observer: MutationObserver | null = null;

export function watchChanges(): void {
  observer?.disconnect();
  observer = new MutationObserver((records) => {
    count += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const heard = () => {
    count += 1;
  };
  for (const event of EVENTS) globalThis.addEventListener(event, heard, true);
  // A field that was left may be called invalid from then on.
  globalThis.addEventListener(
    "blur",
    ({ target }) => {
      if (FIELDS.some((field) => target instanceof field)) count += 1;
    },
    true,
  );
}

/** The same number: nothing has changed since. Inside a shadow tree that cannot be told, and no number comes twice. */
export function countChanges(focused: Element | null): number {
  count += observer?.takeRecords().length ?? 0;
  if (focused && Node.prototype.getRootNode.call(focused) !== document) count += 1;
  return count;
}
