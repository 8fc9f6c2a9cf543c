// What the desk's forms change. After a change always a page that can be reloaded (303), with its notice in the address.
import { desk as words } from "#content/desk/desk.ts";
import type { ApiCall } from "../../http/context.ts";
import { readForm } from "../../http/request-body.ts";
import { apiHeaders } from "../../http/security-headers.ts";
import { handlingStates } from "../../mail/outbox/inbox-records.ts";
import type { Services } from "../../services/services.ts";
import { MAX_NOTE } from "./inquiry-page.ts";
import { areas, DESK } from "./layout.ts";
import { UUID } from "./notice.ts";
import { refusalPage } from "./refusal-page.ts";

/** A note of the longest kind, every character escaped. */
const MAX_BODY_BYTES = 64 * 1024;

type Change = "state" | "note" | "removed";

export async function changeInquiry(c: ApiCall, services: Services, what: Change): Promise<Response> {
  const id = c.req.param("id") ?? "";
  const form = await readForm(c.req.raw, MAX_BODY_BYTES);
  const change = changeOf(what, form);
  if (form === undefined || change === null) return refusalPage(c, services, 400, words.badRequest);
  const token = await services.outbox.handle(id, change);
  if (token === null) return refusalPage(c, services, 404, words.missing);
  const back = what === "removed" ? DESK : `${DESK}/anfrage/${id}`;
  return goTo(back, { was: what, id, token, ...(change.state && { stand: change.state }) });
}

function changeOf(what: Change, form: ReadonlyMap<string, string> | undefined) {
  if (what === "removed") return { isRemoved: true as const };
  if (what === "note") {
    const note = form?.get("notiz")?.replaceAll("\r\n", "\n").trim().toWellFormed();
    return note === undefined || note.length > MAX_NOTE ? null : { note };
  }
  const state = handlingStates.find((one) => one === form?.get("stand"));
  return state === undefined ? null : { state };
}

export async function resend(c: ApiCall, services: Services): Promise<Response> {
  const id = c.req.param("id") ?? "";
  const form = await readForm(c.req.raw, MAX_BODY_BYTES);
  if (!(await services.outbox.resend(id))) return refusalPage(c, services, 404, words.notDead);
  const back = form?.get("zurueck") ?? "";
  return goTo(isDeskPath(back) ? back : areas.state, { was: "resend", id, token: id });
}

/** An inquiry's page or the state; nothing that leads elsewhere. */
function isDeskPath(path: string): boolean {
  const [, id = ""] = /^\/intern\/anfrage\/([\da-f-]{36})$/.exec(path) ?? [];
  return path === areas.state || UUID.test(id);
}

export async function orderLetter(c: ApiCall, services: Services): Promise<Response> {
  const form = await readForm(c.req.raw, MAX_BODY_BYTES);
  const isWanted = form?.get("bestellt") === "ja";
  if (!isWanted && form?.get("bestellt") !== "nein") return refusalPage(c, services, 400, words.badRequest);
  await services.tally.setLetter(isWanted);
  return goTo(areas.state, { was: isWanted ? "letter-on" : "letter-off" });
}

export async function undo(c: ApiCall, { outbox }: Services): Promise<Response> {
  const form = await readForm(c.req.raw, MAX_BODY_BYTES);
  const [was, id = "", token = ""] = ["was", "id", "token"].map((name) => form?.get(name));
  if (was === "resend") {
    const isKept = await outbox.keepBack(id);
    return goTo(areas.state, { was: isKept ? "undone" : "too-late" });
  }
  const isUndone = UUID.test(id) && UUID.test(token) && (await outbox.undoHandling(id, token));
  if (!isUndone) return goTo(DESK, { was: "too-late" });
  return goTo(`${DESK}/anfrage/${id}`, { was: "undone" });
}

function goTo(path: string, query: Record<string, string>): Response {
  return new Response(null, {
    status: 303,
    headers: { ...apiHeaders, Location: `${path}?${new URLSearchParams(query)}` },
  });
}
