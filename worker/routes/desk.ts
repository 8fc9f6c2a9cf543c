// /intern: the owner's desk. Every call asks anew who calls; whoever is not known finds nothing there.
import { Hono, type MiddlewareHandler } from "hono";
import { TOTALS_KEPT_DAYS } from "#content/constants.ts";
import { figuresView, desk as words } from "#content/desk/desk.ts";
import { leadsFile } from "#content/desk/leads.ts";
import type { AccessContext } from "../http/access.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { originCheck } from "../http/origin-check.ts";
import { isAskedHere } from "../http/own-host.ts";
import { problem } from "../http/problem.ts";
import { callLimit } from "../http/rate-limits.ts";
import { apiHeaders } from "../http/security-headers.ts";
import { handlingStates } from "../mail/outbox/inbox-records.ts";
import { leadsCsv } from "../mail/outbox/leads-csv-stream.ts";
import { berlinDay } from "../quota/day.ts";
import type { Services } from "../services/services.ts";
import { dayBefore, daysFrom } from "../tally/calendar.ts";
import { ranked } from "../tally/figures.ts";
import { changeInquiry, orderLetter, resend, undo } from "./desk/changes.ts";
import { figuresBody, spans } from "./desk/figures-page.ts";
import { type InboxFilter, inboxBody } from "./desk/inbox-page.ts";
import { inquiryBody } from "./desk/inquiry-page.ts";
import { backToInbox, DESK, deskPage, type ShownPage } from "./desk/layout.ts";
import { script } from "./desk/script.ts";
import { type ShownState, stateBody } from "./desk/state-page.ts";
import { stylesheet } from "./desk/stylesheet.ts";
import { totalsCsv } from "./desk/totals-csv.ts";

type Desk = NonNullable<Services["desk"]>;

const PAGE_SIZE = 50;
const MAX_SEARCH = 100;

export function deskRoute(services: Services) {
  const { desk } = services;
  const route = new Hono<ApiContext>();
  if (desk === null) return route;
  const show = (c: ApiCall, page: Promise<ShownPage | null>) => showPage(c, services, page);
  return route
    .use(
      callLimit(services.limits.call, services.visitorOf),
      knownOnly(services, desk),
      ownChangesOnly(services),
    )
    .get("/", (c) => show(c, inboxPage(c, services)))
    .get("/anfragen.csv", async (c) =>
      c.body(
        await leadsCsv(services, c.get("requestId")),
        200,
        fileHeaders(leadsFile(berlinDay(new Date()))),
      ),
    )
    .get("/anfrage/:id", (c) => show(c, inquiryPage(c, services)))
    .post("/anfrage/:id/stand", (c) => changeInquiry(c, services, "state"))
    .post("/anfrage/:id/notiz", (c) => changeInquiry(c, services, "note"))
    .post("/anfrage/:id/loeschen", (c) => changeInquiry(c, services, "removed"))
    .post("/mail/:id/erneut", (c) => resend(c, services))
    .post("/rueckgaengig", (c) => undo(c, services))
    .get("/zahlen", (c) => show(c, figuresPage(c, services)))
    .get("/zahlen.csv", async (c) => {
      const today = berlinDay(new Date());
      const totals = await services.tally.totals(dayBefore(today, TOTALS_KEPT_DAYS), today);
      return c.body(totalsCsv(totals), 200, fileHeaders(figuresView.file(today)));
    })
    .get("/zustand", (c) => show(c, statePage(services, desk)))
    .post("/zustand/wochenbrief", (c) => orderLetter(c, services))
    .get("/stand", async (c) => c.json({ revision: await services.outbox.inboxRevision() }, 200, apiHeaders))
    .get("/style.css", (c) =>
      c.body(stylesheet, 200, { ...apiHeaders, "Content-Type": "text/css; charset=utf-8" }),
    )
    .get("/desk.js", (c) =>
      c.body(script, 200, { ...apiHeaders, "Content-Type": "text/javascript; charset=utf-8" }),
    );
}

/** On a developer's machine only under its own names; everywhere only for those Access knows. Others get what any unknown path gets. */
function knownOnly(services: Services, { identify }: Desk): MiddlewareHandler<ApiContext> {
  return async (c, next) => {
    const isReachable = !services.isLocal || isAskedHere(c.req.raw);
    const owner = isReachable ? await identify(c.req.raw, accessOf(c)) : null;
    if (owner === null) {
      const isRead = c.req.method === "GET" || c.req.method === "HEAD";
      return isRead ? services.servePage(c.req.raw) : problem(c, "not-found");
    }
    c.set("ownerEmail", owner.email);
    return c.req.path === `${DESK}/` ? c.redirect(DESK, 308) : next();
  };
}

function accessOf(c: ApiCall): AccessContext | undefined {
  try {
    return (c.executionCtx as unknown as { access?: AccessContext }).access;
  } catch {
    // Without a platform around it there is no context.
    return undefined;
  }
}

/** Reading may begin anywhere, such as in a mail; a change only on our own pages, whose browser says so. */
function ownChangesOnly(services: Services): MiddlewareHandler<ApiContext> {
  const check = originCheck(services.siteOrigin);
  return (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.req.header("Origin") === undefined
      ? Promise.resolve(problem(c, "foreign-origin"))
      : check(c, next);
  };
}

/** Null: there is no such thing. */
async function showPage(c: ApiCall, services: Services, page: Promise<ShownPage | null>): Promise<Response> {
  const shown = await page;
  return shown === null ? services.servePage(c.req.raw) : deskPage(c, services, shown);
}

async function inboxPage(c: ApiCall, { outbox }: Services): Promise<ShownPage> {
  const filter = filterOf(c.req.query());
  const page = await outbox.inbox({ ...filter, limit: PAGE_SIZE });
  const { revision, counts } = page;
  return {
    title: words.areas.inbox,
    area: "inbox",
    body: inboxBody(page, filter),
    revision,
    unread: counts.new,
  };
}

function filterOf({ stand, q = "", vor }: Record<string, string>): InboxFilter {
  return {
    state: handlingStates.find((state) => state === stand) ?? null,
    text: q.trim().slice(0, MAX_SEARCH),
    before: vor !== undefined && /^\d{1,9}$/.test(vor) ? Number(vor) : null,
  };
}

async function inquiryPage(c: ApiCall, { outbox }: Services): Promise<ShownPage | null> {
  const details = await outbox.inboxEntry(c.req.param("id") ?? "");
  if (details === null) return null;
  const { inquiry, revision, counts } = details;
  return {
    title: inquiry.contact.subject,
    area: "inbox",
    back: backToInbox(),
    body: inquiryBody(details, Date.now()),
    revision,
    unread: counts.new,
  };
}

async function figuresPage(c: ApiCall, { tally }: Services): Promise<ShownPage> {
  const span = spans.find((one) => String(one) === c.req.query("tage")) ?? 30;
  const today = berlinDay(new Date());
  const first = dayBefore(today, span - 1);
  const before = [dayBefore(first, span), dayBefore(first, 1)] as const;
  const [totals, totalsBefore] = await Promise.all([tally.totals(first, today), tally.totals(...before)]);
  return {
    title: words.areas.figures,
    area: "figures",
    body: figuresBody({ span, days: daysFrom(first, today), before, totals, totalsBefore }),
  };
}

async function statePage({ outbox, tally }: Services, desk: Desk): Promise<ShownPage> {
  const today = berlinDay(new Date());
  const [site, delivery, exceptions, wantsLetter, week] = await Promise.all([
    desk.state(),
    outbox.delivery(),
    tally.exceptions(),
    tally.wantsLetter(),
    tally.totals(dayBefore(today, 6), today),
  ]);
  const failedRatings = ranked(week, "rating-failed:", 100).reduce((sum, { count }) => sum + count, 0);
  const shown: ShownState = { site, delivery, exceptions, failedRatings, wantsLetter };
  return { title: words.areas.state, area: "state", body: stateBody(shown, Date.now()) };
}

function fileHeaders(name: string) {
  return {
    ...apiHeaders,
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
}
