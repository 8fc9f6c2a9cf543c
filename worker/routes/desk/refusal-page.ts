// What a form of the desk is answered where nothing could be changed: a page that says why, and leads back.
import { html } from "hono/html";
import { desk as words } from "#content/desk/desk.ts";
import type { ApiCall } from "../../http/context.ts";
import type { Services } from "../../services/services.ts";
import { backToInbox, deskPage } from "./layout.ts";

export function refusalPage(
  c: ApiCall,
  services: Services,
  status: 400 | 404,
  reason: string,
): Promise<Response> {
  return deskPage(
    c,
    services,
    { title: words.refused, area: "inbox", back: backToInbox(), body: html`<p class="empty">${reason}</p>` },
    status,
  );
}
