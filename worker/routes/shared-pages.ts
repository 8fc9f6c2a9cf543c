// /bericht/{id}: a shared report as a page, as a document and as PDF; …/verwalten/{key}: what its sender does with it.
import { Hono } from "hono";
import * as v from "valibot";
import { paperTexts } from "#content/paper-report.ts";
import { sharedReportPath, shareIdSchema } from "#contract/shared-report.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { originCheck } from "../http/origin-check.ts";
import { plainStylesheet } from "../http/plain-document.ts";
import { problem } from "../http/problem.ts";
import { callLimit } from "../http/rate-limits.ts";
import { readForm } from "../http/request-body.ts";
import type { Services } from "../services/services.ts";
import {
  CHANGE_FIELD,
  deletedPage,
  type SenderView,
  senderPage,
  senderPath,
} from "../shared-reports/sender-page.ts";
import { senderChanges } from "../shared-reports/share-terms.ts";
import type { SenderCredentials, StoredShare } from "../shared-reports/shared-reports.ts";
import { documentHeaders, goneAnswer, pageAnswer } from "./shared-answers.ts";

export const SHARED = "/bericht";
const MAX_FORM_BYTES = 1024;
/** While somebody else prints the same report. */
const PRINT_POLL_MS = 500;
const MAX_PRINT_WAIT_MS = 20_000;

export function sharedPagesRoute(services: Services) {
  return new Hono<ApiContext>()
    .use(callLimit(services.limits.call, services.visitorOf))
    .get("/:id", async (c) => {
      const id = idOf(c, "id");
      const isThere = id !== null && (await services.sharing.sharedReports.exists(id));
      return isThere && id ? pageAnswer(c, services, id) : goneAnswer(c, services);
    })
    .get("/:id/druck", (c) => showPaper(c, services))
    .get("/:id/pdf", (c) => sendPdf(c, services))
    .get("/:id/verwalten/:key", (c) => showSender(c, services))
    .post("/:id/verwalten/:key", originCheck(services.siteOrigin), (c) => changeShare(c, services))
    .all("*", (c) => services.servePage(c.req.raw));
}

async function showPaper(c: ApiCall, services: Services): Promise<Response> {
  const share = await readShare(c, services);
  if (share === null) return goneAnswer(c, services);
  const [{ paperDocument }, { stylesheet }] = await Promise.all([
    import("../shared-reports/paper/document.ts"),
    import("../shared-reports/paper/stylesheet.ts"),
  ]);
  const fonts = services.sharing.siteFonts;
  return c.body(await paperDocument(share, fonts), 200, await documentHeaders(stylesheet(fonts)));
}

async function sendPdf(c: ApiCall, services: Services): Promise<Response> {
  const id = idOf(c, "id");
  const share = await readShare(c, services);
  if (id === null || share === null) return goneAnswer(c, services);
  const { sharedReports, printPdf } = services.sharing;
  const known = await sharedReports.pdf(id);
  if (known !== null) return pdfAnswer(c, share, known);
  // The way without one: the document itself, which every browser prints.
  if (printPdf === null) return c.redirect(`${sharedReportPath(id)}/druck`, 302);
  // Printed once, however many ask at the same time.
  let claim = await sharedReports.claimPdf(id);
  for (let waitedMs = 0; claim === "wait" && waitedMs < MAX_PRINT_WAIT_MS; waitedMs += PRINT_POLL_MS) {
    await scheduler.wait(PRINT_POLL_MS);
    claim = await sharedReports.claimPdf(id);
  }
  if (claim === "wait") return problem(c, "browser-busy");
  const made = claim === "yours" ? null : await sharedReports.pdf(id);
  if (made !== null) return pdfAnswer(c, share, made);
  if (claim !== "yours") return goneAnswer(c, services);
  try {
    const printed = await printPdf(share, c.get("visitor"), c.req.raw.signal);
    if (!printed.ok) return problem(c, printed.code);
    await sharedReports.keepPdf(id, printed.bytes);
    return await pdfAnswer(c, share, printed.bytes);
  } finally {
    await sharedReports.releasePdf(id);
  }
}

async function pdfAnswer(c: ApiCall, { content }: StoredShare, bytes: Uint8Array): Promise<Response> {
  const { dayNumber, hostOf } = await import("../shared-reports/paper/markup.ts");
  const host = hostOf(content.report).replace(/[^a-z\d.-]+/gi, "-");
  const name = paperTexts.file(host, dayNumber(content.report.checkedAt));
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    ...(await documentHeaders("")),
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${name}"`,
  });
}

async function showSender(c: ApiCall, services: Services): Promise<Response> {
  const sender = senderOf(c);
  const share = sender && (await services.sharing.sharedReports.ofSender(sender));
  if (!sender || !share) return goneAnswer(c, services);
  const view = { sender, share, origin: services.siteOrigin, news: newsOf(c.req.query("neu")) };
  return c.body(await senderPage(view, Date.now()), 200, await documentHeaders(plainStylesheet));
}

async function changeShare(c: ApiCall, services: Services): Promise<Response> {
  const sender = senderOf(c);
  const { sharedReports } = services.sharing;
  if (!sender || (await sharedReports.ofSender(sender)) === null) return goneAnswer(c, services);
  const form = await readForm(c.req.raw, MAX_FORM_BYTES);
  const change = senderChanges.find((one) => one === form?.get(CHANGE_FIELD));
  const isDone = change !== undefined && (await sharedReports.change(sender, change));
  if (isDone && change === "delete")
    return c.body(await deletedPage(), 200, await documentHeaders(plainStylesheet));
  return c.redirect(`${senderPath(sender)}?neu=${isDone ? change : "refused"}`, 303);
}

function newsOf(asked: string | undefined): SenderView["news"] {
  return asked === "shorten" || asked === "prolong" || asked === "refused" ? asked : null;
}

async function readShare(c: ApiCall, { sharing }: Services): Promise<StoredShare | null> {
  const id = idOf(c, "id");
  return id === null ? null : sharing.sharedReports.read(id, true);
}

function senderOf(c: ApiCall): SenderCredentials | null {
  const [id, key] = [idOf(c, "id"), idOf(c, "key")];
  return id === null || key === null ? null : { id, key };
}

function idOf(c: ApiCall, name: "id" | "key"): string | null {
  const id = c.req.param(name);
  return v.is(shareIdSchema, id) ? id : null;
}
