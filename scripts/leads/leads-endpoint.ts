// Calls to the endpoint of the stored inquiries on a running site.

export type Refused = { ok: false; reason: string };

/** A site whose endpoint may be called with this key. */
export interface LeadsEndpoint {
  ok: true;
  site: string;
  key: string;
}

/** Without encryption others could read the key and everything else. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));

/** Refused without a key, or without https. */
export function leadsEndpoint(site: string, key: string | undefined): LeadsEndpoint | Refused {
  if (!URL.canParse(site) || !isSafe(new URL(site)))
    return { ok: false, reason: `„${site}“ ist keine Adresse mit https://.` };
  if (!key)
    return {
      ok: false,
      reason: "LEADS_KEY fehlt in der Umgebung (docs/betrieb.md, „Anfragen herunterladen“).",
    };
  return { ok: true, site, key };
}

/**
 * The body of a successful answer, or why there is none. Rejects when the connection breaks.
 * @param body sent as JSON
 */
export async function callLeads(
  { site, key }: LeadsEndpoint,
  method: "GET" | "DELETE",
  body?: unknown,
): Promise<{ ok: true; bytes: ArrayBuffer } | Refused> {
  const answer = await fetch(new URL("/functions/v1/leads", site), {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    // Not followed: a redirect could carry the key elsewhere.
    redirect: "manual",
  });
  if (!answer.ok) return { ok: false, reason: describeRefusal(answer.status) };
  return { ok: true, bytes: await answer.arrayBuffer() };
}

function describeRefusal(status: number): string {
  if (status === 401) return "Die Website nimmt diesen LEADS_KEY nicht an.";
  if (status === 404)
    return "Auf der Website ist kein LEADS_KEY eingerichtet, oder sie ist eine ältere Fassung.";
  if (status === 405)
    return "Die Website ist eine ältere Fassung, die noch nicht löschen kann: zuerst npm run deploy.";
  const again = status >= 500 ? " Rufen Sie den Befehl noch einmal auf." : "";
  return `Die Website antwortet mit Status ${status}.${again}`;
}
