// A `fetch` for one task that never leaves the site, obeys robots.txt, and records what was answered.
import type { MayRequest } from "./frontier.ts";
import { resolveOnSite } from "./page-address.ts";

export interface PoliteFetch {
  fetch: typeof fetch;
  /** Status of the last answer, also of a failed one. */
  status(): number | null;
  /** Redirects so far: every answer but the last, and also the last if it was a redirect that was not followed. */
  hops(): number;
  /** Why a redirect was not followed. */
  refusal(): "forbidden" | "elsewhere" | null;
}

/** For followRedirects, which makes every hop a request of its own. */
export function createPoliteFetch(
  fetchFrom: typeof fetch,
  site: string,
  mayRequest: MayRequest,
): PoliteFetch {
  let refusal: "forbidden" | "elsewhere" | null = null;
  let status: number | null = null;
  let answers = 0;
  const polite = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = String(input);
    if (resolveOnSite(address, address, site) === null) refusal = "elsewhere";
    else if (!mayRequest(address)) refusal = "forbidden";
    if (refusal !== null) throw new Error(`Not requested: ${refusal}`);
    const response = await fetchFrom(input, init);
    status = response.status;
    answers++;
    return response;
  };
  return {
    fetch: polite as typeof fetch,
    status: () => status,
    hops: () => (refusal === null ? Math.max(0, answers - 1) : answers),
    refusal: () => refusal,
  };
}
