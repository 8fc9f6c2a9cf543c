// Asks which IP addresses stand behind a host name, by DNS over HTTPS: Workers have no resolver of their own.
import * as v from "valibot";

/** All A and AAAA addresses of a host; empty when it does not exist. Rejects unless the answer is complete. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const DEFAULT_DOH_URL = "https://cloudflare-dns.com/dns-query";

/** Record types by their DNS numbers (RFC 1035, RFC 3596). */
const ADDRESS_TYPES = { A: 1, AAAA: 28 } as const;
/** Response codes that are an answer: NOERROR and NXDOMAIN (RFC 1035). */
const ANSWERED = [0, 3];

const dnsAnswerSchema = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() }))),
});

export function createDohResolver(options: { fetch: typeof fetch; dohUrl?: string }): ResolveHost {
  // Taken out of the object: workerd's fetch refuses to be called as a method.
  const { fetch, dohUrl = DEFAULT_DOH_URL } = options;
  return async (host, signal) => {
    const types = Object.keys(ADDRESS_TYPES) as (keyof typeof ADDRESS_TYPES)[];
    const answers = await Promise.all(types.map((type) => query(host, type, signal)));
    return answers.flat();
  };

  async function query(
    host: string,
    type: keyof typeof ADDRESS_TYPES,
    signal: AbortSignal,
  ): Promise<string[]> {
    const url = new URL(dohUrl);
    url.searchParams.set("name", host);
    url.searchParams.set("type", type);
    const response = await fetch(url.href, {
      headers: { accept: "application/dns-json" },
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`DNS over HTTPS answered ${response.status}`);
    }
    const answer = v.parse(dnsAnswerSchema, await response.json());
    if (!ANSWERED.includes(answer.Status)) throw new Error(`DNS response code ${answer.Status}`);
    // CNAME records on the way stand in the same list; only addresses of the asked type count.
    return (answer.Answer ?? [])
      .filter((entry) => entry.type === ADDRESS_TYPES[type])
      .map(({ data }) => data);
  }
}
