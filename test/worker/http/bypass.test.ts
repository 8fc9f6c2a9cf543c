// Ways around the quota and the limits, tried out through the whole app: headers, addresses, methods, paths, hanging up, midnight.
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createDailyQuota } from "#worker/quota/daily-quota.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import { type AnalyseSite, createServices } from "#worker/services/services.ts";
import { hangs, url } from "../support/analyses.ts";
import { CRAWLER, call, PUBLIC_KEY, post, report, testQuota, testServices } from "../support/api.ts";

/** Documentation networks (RFC 5737, 3849): no test shares a visitor with another. */
const IPV4 = "203.0.113.77";
const IPV6_NETWORK = "2001:db8:77:1";

/** Services that know visitors by their address, as in production, and note who was counted by the call limit. */
function realVisitors(ownQuota = testQuota(3)) {
  const outcome = createServices(env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  const counted: string[] = [];
  const analyseSite = vi.fn<AnalyseSite>(async () => ({ ok: true, report }));
  const services = testServices({ visitorOf: outcome.services.visitorOf, analyseSite, seoQuota: ownQuota });
  services.limits.call = async (visitor) => counted.push(visitor) > 0;
  return { services, counted, analyseSite };
}

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "CF-Connecting-IP": address, ...more },
});

describe("who a visitor is", () => {
  it.each([
    "X-Forwarded-For",
    "Forwarded",
    "X-Real-IP",
    "X-Client-IP",
    "X-Cluster-Client-IP",
    "True-Client-IP",
    "CF-Connecting-IPv6",
    "Cf-Pseudo-IPv4",
    "X-Originating-IP",
    "Via",
    "Cookie",
    "User-Agent",
    "X-Visitor",
    "Authorization",
  ])("does not change with the header %s, which anybody may write [EDGE-11] [EDGE-17]", async (name) => {
    const { services, counted } = realVisitors();
    for (const forged of ["198.51.100.1", "for=198.51.100.2;proto=https", "2001:db8::3"])
      await post(services, CRAWLER, { url }, from(IPV4, { [name]: forged }));
    expect(new Set(counted).size).toBe(1);
    expect(counted).toHaveLength(3);
  });

  it("is never a new one for an address that is none: several in one header, or nonsense [EDGE-11]", async () => {
    const { services, counted } = realVisitors();
    const odd = [
      `${IPV4}, 198.51.100.1`,
      `198.51.100.1, ${IPV4}`,
      "2001:db8::1, ::2",
      "",
      "unknown",
      "' OR 1=1",
    ];
    for (const address of odd) await post(services, CRAWLER, { url }, from(address));
    expect(new Set(counted).size).toBe(1);
  });

  it("is the same for every spelling of an address [EDGE-11]", async () => {
    const { services, counted } = realVisitors();
    for (const spelled of [IPV4, `::ffff:${IPV4}`, "::FFFF:cb00:714d"])
      await post(services, CRAWLER, { url }, from(spelled));
    expect(new Set(counted).size).toBe(1);
  });

  it("is the same for 60 parallel calls from 60 addresses of one IPv6 network: three are let through [EDGE-11] [EDGE-10]", async () => {
    const { services, counted, analyseSite } = realVisitors();
    const addresses = Array.from(
      { length: 60 },
      (_, i) => `${IPV6_NETWORK}:${(i * 977).toString(16)}:ffff:0:${i}`,
    );
    const answers = await Promise.all(
      addresses.map((address) => post(services, CRAWLER, { url }, from(address))),
    );
    expect(new Set(counted).size).toBe(1);
    expect(analyseSite).toHaveBeenCalledTimes(3);
    expect(answers.filter(({ answer }) => answer.status === 429)).toHaveLength(57);
  });
});

describe("methods that pretend to be others", () => {
  it.each([
    ["a header of old frameworks", "GET", CRAWLER, { "X-HTTP-Method-Override": "POST" }, 405],
    ["another of them", "GET", CRAWLER, { "X-Method-Override": "POST" }, 405],
    ["a field of the query", "GET", `${CRAWLER}?_method=POST`, {}, 405],
    ["HEAD", "HEAD", CRAWLER, {}, 405],
    ["a method nobody knows here", "PROPFIND", CRAWLER, {}, 405],
  ])("by %s start no analysis [API-11] [EDGE-10]", async (_, method, path, headers, status) => {
    const { services, analyseSite } = realVisitors();
    const sent = { method, headers: { ...from(IPV4).headers, ...headers } };
    expect((await call(services, path, sent)).answer.status).toBe(status);
    expect(analyseSite).not.toHaveBeenCalled();
  });
});

/** The first three are the endpoint: servers read percent-encoded letters as letters. */
const PATHS = [
  "/functions/v1/seo-crawler?x=1",
  "/functions/v1/seo%2Dcrawler",
  "/%66unctions/v1/seo-crawler",
  "/functions%2fv1/seo-crawler",
  "/functions/v1/seo-crawler/",
  "/functions/v1/seo-crawler/.",
  "/functions/v1/seo-crawler/x/..",
  "/functions/./v1/seo-crawler",
  "/functions/v1//seo-crawler",
  "//functions/v1/seo-crawler",
  "/x/../functions/v1/seo-crawler",
  "/functions/v1/Seo-Crawler",
  "/FUNCTIONS/v1/seo-crawler",
  "/functions/v1/seo-crawler;x",
  "/functions/v1/seo-crawler%00",
  "/functions\\v1\\seo-crawler",
  "/functions/v1/ｓeo-crawler",
];

describe("other spellings of a path", () => {
  it.each(PATHS)("%s starts no analysis that is not counted [EDGE-10] [EDGE-17]", async (path) => {
    const quota = testQuota(1);
    const { services, counted, analyseSite } = realVisitors(quota);
    // A visitor of its own: the counters of all tests live in one store.
    const address = `2001:db8:77:f${PATHS.indexOf(path)}::1`;
    for (let i = 0; i < 3; i++) await post(services, path, { url }, from(address));
    // Either it is the endpoint with everything before it, or no analysis begins.
    const isEndpoint = analyseSite.mock.calls.length > 0;
    expect(analyseSite).toHaveBeenCalledTimes(isEndpoint ? 1 : 0);
    if (isEndpoint) expect(counted).toHaveLength(3);
    if (PATHS.indexOf(path) < 3) expect(isEndpoint).toBe(true);
  });

  it("needs the key in every one that is the endpoint [EDGE-16]", async () => {
    const { services, analyseSite } = realVisitors();
    for (const path of ["/%66unctions/v1/seo-crawler", "/functions/v1/seo%2Dcrawler"]) {
      const body = JSON.stringify({ url });
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}x` };
      expect((await call(services, path, { method: "POST", body, headers })).answer.status).toBe(401);
    }
    expect(analyseSite).not.toHaveBeenCalled();
  });
});

describe("hanging up", () => {
  it("as soon as an analysis is reserved frees it ten times a day and not once more [EDGE-10] [API-24]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite });
    for (let round = 1; round <= 12; round++) {
      const leaving = new AbortController();
      const pending = post(services, CRAWLER, { url }, { signal: leaving.signal });
      if (round <= 10) await vi.waitFor(() => expect(analyseSite).toHaveBeenCalledTimes(round));
      leaving.abort();
      const { answer, settle } = await pending;
      await settle();
      if (round > 10) expect(answer.status).toBe(429);
    }
    expect(analyseSite).toHaveBeenCalledTimes(10);
  });
});

describe("midnight", () => {
  it("gives three new analyses, and one given back from yesterday does not make them four [EDGE-10] [EDGE-11]", async () => {
    const secret = "a secret of more than thirty-two characters";
    const quota = createDailyQuota(
      (name) => env.SEO_QUOTA.getByName(name),
      3,
      () => new Date(),
    );
    const [yesterday, today] = await Promise.all(
      ["2026-11-21", "2026-11-22"].map((day) => visitorId(secret, day, IPV4)),
    );
    if (yesterday === undefined || today === undefined) throw new Error("no names");
    const before = await quota.reserve(yesterday);
    const after = await Promise.all([1, 2, 3, 4].map(() => quota.reserve(today)));
    expect(after.map(({ granted }) => granted)).toEqual([true, true, true, false]);
    if (before.granted) await before.restore();
    expect((await quota.reserve(today)).granted).toBe(false);
    expect(await quota.read(yesterday)).toMatchObject({ used: 0 });
  });
});
