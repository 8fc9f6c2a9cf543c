// What a PDF says and what it would do, read by a library and from its bytes.
import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

export interface ReadPdf {
  pages: number;
  text: string;
  title: string;
  /** Addresses that its links lead to, inner ones left out. */
  links: string[];
  /** Whatever would happen beyond showing: names of actions, scripts, attachments. */
  active: string[];
}

/** Names of objects that do something, or carry something along. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|ResetForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia|Movie|Sound|XFA|AcroForm)\b/g;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  const links: string[] = [];
  const active: string[] = objectsOf(bytes).match(ACTIVE) ?? [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    for (const annotation of await page.getAnnotations()) {
      const { url, unsafeUrl, dest, action, actions, attachment } = annotation;
      if (unsafeUrl ?? url) links.push(unsafeUrl ?? url);
      else if (!dest) active.push(`annotation ${annotation.subtype} ${action ?? ""}`);
      if (actions || attachment) active.push("annotation with an action");
    }
    if (await page.getJSActions()) active.push(`script on page ${number}`);
  }
  const [scripts, open, attachments] = await Promise.all([
    pdf.getJSActions(),
    pdf.getOpenAction(),
    pdf.getAttachments(),
  ]);
  if (scripts) active.push("script of the document");
  if (open) active.push("action at opening");
  if (attachments) active.push("attachments");
  return { pages: pdf.numPages, text, title: info.Title ?? "", links, active };
}

/** All objects, those in compressed streams of objects included; texts between brackets and what pages draw left out. */
function objectsOf(bytes: Uint8Array): string {
  const whole = Buffer.from(bytes).toString("latin1");
  const packed = [...whole.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length;
    return inflateSync(bytes.subarray(from, whole.indexOf("endstream", from)), {
      finishFlush: 2,
    }).toString("latin1");
  });
  const plain = whole.replace(/stream\r?\n[\s\S]*?endstream/g, "");
  return [plain, ...packed].join("\n").replace(/\((?:\\[\s\S]|[^\\()])*\)/g, "()");
}
