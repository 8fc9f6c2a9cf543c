// Tells the server that a page was looked at: its path, and the host of the site whose link led here. Nothing else, and nothing is
// stored here. Loaded only after consent to Statistik.
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";

let isFirst = true;

/** Never rejects: a visit that is not counted is no fault a visitor should notice. */
export async function countView(path: string): Promise<void> {
  const referrer = isFirst ? foreignHost(document.referrer) : null;
  isFirst = false;
  await fetch(`${API_BASE}/page-view`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` },
    body: JSON.stringify({ path, referrer }),
    keepalive: true,
  }).catch(() => {});
}

function foreignHost(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { hostname, host } = new URL(referrer);
  return host === location.host ? null : hostname;
}
