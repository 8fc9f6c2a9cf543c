// The document as it is after its scripts ran.
import type { RenderedHtml } from "../../../browser-check/readings.ts";
import { evaluate } from "../visit.ts";
import type { ReaderContext } from "./reader.ts";

/** As much as the SEO check reads of a page. */
const MAX_CHARACTERS = 5 * 1024 * 1024;
const READ_MS = 5_000;

/** The page's own script cannot put another text in its place: the world has its own prototypes. */
const EXPRESSION = `(() => {
  const root = Object.getOwnPropertyDescriptor(Document.prototype, "documentElement").get.call(document);
  const html = Object.getOwnPropertyDescriptor(Element.prototype, "outerHTML").get.call(root);
  const type = Object.getOwnPropertyDescriptor(Document.prototype, "doctype").get.call(document);
  const doctype = type === null ? "" : "<!DOCTYPE " + type.name + (type.publicId ? ' PUBLIC "' + type.publicId + '"' : "") + ">";
  return (doctype + html).slice(0, ${MAX_CHARACTERS});
})()`;

export async function readRendered({ tabs: { desktop } }: ReaderContext): Promise<RenderedHtml> {
  const html = (await evaluate(desktop.tab, desktop.world, EXPRESSION, READ_MS)) as string;
  return { url: desktop.url, html };
}
