// /beobachtung/{id}: confirms, shows and ends a watch; …/ende: the one press of mail programs (RFC 8058).
import { Hono } from "hono";
import * as v from "valibot";
import { shareIdSchema } from "#contract/shared-report.ts";
import { watchPath } from "#contract/watch.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { originCheck } from "../http/origin-check.ts";
import { plainStylesheet } from "../http/plain-document.ts";
import { callLimit } from "../http/rate-limits.ts";
import { readForm } from "../http/request-body.ts";
import type { Services } from "../services/services.ts";
import {
  endedPage,
  freedPage,
  goneWatchPage,
  RESTART_PATH,
  WATCH_FIELD,
  watchPageOf,
} from "../watch/watch-page.ts";
import { documentHeaders } from "./shared-answers.ts";

export const WATCH = "/beobachtung";
const MAX_FORM_BYTES = 1024;

export function watchPagesRoute(services: Services) {
  const ownPage = originCheck(services.siteOrigin);
  return (
    new Hono<ApiContext>()
      .use(callLimit(services.limits.call, services.visitorOf))
      .post(RESTART_PATH.slice(WATCH.length), ownPage, (c) => restart(c, services))
      .get("/:id", (c) => show(c, services))
      .post("/:id", ownPage, (c) => change(c, services))
      // Mail programs press it from wherever they are. Asked with GET, as scanners do, it changes nothing.
      .post("/:id/ende", (c) => end(c, services))
      .get("/:id/ende", (c) => show(c, services))
      .all("*", (c) => services.servePage(c.req.raw))
  );
}

async function show(c: ApiCall, { watching }: Services): Promise<Response> {
  const id = idOf(c);
  const view = id === null ? null : await watching.watches.view(id);
  if (id === null || view === null) return gone(c);
  const asked = c.req.query("neu");
  const news = asked === "confirmed" || asked === "full" ? asked : null;
  return write(c, await watchPageOf(id, view, news));
}

async function change(c: ApiCall, services: Services): Promise<Response> {
  const form = await readForm(c.req.raw, MAX_FORM_BYTES);
  const wanted = form?.get(WATCH_FIELD);
  if (wanted === "end") return end(c, services);
  const id = idOf(c);
  if (id === null || wanted !== "confirm") return show(c, services);
  const outcome = await services.watching.watches.confirm(id);
  if (outcome === "gone") return gone(c);
  return c.redirect(`${watchPath(id)}?neu=${outcome === "done" ? "confirmed" : "full"}`, 303);
}

async function end(c: ApiCall, { watching }: Services): Promise<Response> {
  const id = idOf(c);
  const permission = id === null ? null : await watching.watches.end(id);
  // Ended before: for whoever presses twice it is as it should be.
  return permission === null ? gone(c) : write(c, await endedPage(permission));
}

async function restart(c: ApiCall, { watching }: Services): Promise<Response> {
  const form = await readForm(c.req.raw, MAX_FORM_BYTES);
  const isFree = await watching.watches.restart(form?.get("marke") ?? "");
  return isFree ? write(c, await freedPage()) : gone(c);
}

async function gone(c: ApiCall): Promise<Response> {
  return write(c, await goneWatchPage(), 410);
}

async function write(c: ApiCall, page: string, status: 200 | 410 = 200): Promise<Response> {
  return c.body(page, status, await documentHeaders(plainStylesheet));
}

function idOf(c: ApiCall): string | null {
  const id = c.req.param("id");
  return v.is(shareIdSchema, id) ? id : null;
}
