// The scoring of Mozilla's HTTP Observatory for what headers can tell, as far as this site could ever lose or gain by it.
// Rules: github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests. 100 and more is A+.

/** Names in lower case. */
type SentHeaders = ReadonlyMap<string, string>;

interface Criterion {
  name: string;
  /** Points added to 100, or taken away. */
  modifier: (headers: SentHeaders) => number;
}

const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const TOO_BROAD = ["*", "http:", "https:", "ftp:", "data:", "'unsafe-inline'", "'unsafe-eval'"];

/** Redirects to https are the platform's, scripts with integrity only count from other origins. */
const criteria: readonly Criterion[] = [
  { name: "content-security-policy", modifier: ofPolicy },
  { name: "cookies", modifier: (headers) => (headers.has("set-cookie") ? -5 : 0) },
  {
    name: "cross-origin-resource-sharing",
    modifier: (headers) => (headers.has("access-control-allow-credentials") ? -50 : 0),
  },
  {
    name: "cross-origin-resource-policy",
    modifier: (headers) =>
      /^same-(?:origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0,
  },
  {
    name: "referrer-policy",
    modifier: (headers) => {
      const sent = headers.get("referrer-policy");
      if (sent === undefined) return 0;
      return PRIVATE_REFERRERS.includes(sent) ? 5 : -5;
    },
  },
  {
    name: "strict-transport-security",
    modifier: (headers) => {
      const [, seconds = "0"] = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "") ?? [];
      return Number(seconds) >= SIX_MONTHS_SECONDS ? 0 : -20;
    },
  },
  {
    name: "x-content-type-options",
    modifier: (headers) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  },
  {
    name: "x-frame-options",
    modifier: (headers) => {
      const framers = directives(headers).get("frame-ancestors") ?? ["*"];
      return framers.some((source) => TOO_BROAD.includes(source)) ? -20 : 5;
    },
  },
];

/** Every criterion with its points, so that a failing test names what was lost. */
export function observatoryPoints(headers: SentHeaders): Record<string, number> {
  return Object.fromEntries(criteria.map(({ name, modifier }) => [name, modifier(headers)]));
}

export function observatoryScore(headers: SentHeaders): number {
  const points = Object.values(observatoryPoints(headers));
  const penalized = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  // Bonuses only count from 90 on.
  return penalized < 90 ? penalized : 100 + points.reduce((sum, one) => sum + one, 0);
}

/** Directives of the content security policy, empty without one. */
export function directives(headers: SentHeaders): Map<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "")
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name !== "").map(([name = "", ...sources]) => [name, sources]));
}

function ofPolicy(headers: SentHeaders): number {
  const policy = directives(headers);
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const running = [...sources("script-src"), ...sources("object-src")];
  if (running.some((source) => TOO_BROAD.includes(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (sources("style-src").some((source) => TOO_BROAD.includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}
