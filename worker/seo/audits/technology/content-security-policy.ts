import type { Audit } from "../../engine/audit.ts";
import { headerSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { getScriptSources, parsePolicies } from "../../page/content-security-policy.ts";
import { getBaseUrl } from "../../page/urls.ts";

/** Foreign origins listed in the example; more make it unreadable. */
const maxOrigins = 6;
/** A policy with a gap is worth more than none. */
const shareWithGap = 0.75;

export const contentSecurityPolicy: Audit = {
  id: "content-security-policy",
  group: "technology",
  topic: "Schutz vor fremden Skripten (Content-Security-Policy)",
  passedTitle: "Der Browser führt nur Skripte aus erlaubten Quellen aus (Content-Security-Policy)",
  source: sources.contentSecurityPolicy,
  needsServer: true,
  judge(facts) {
    const all = parsePolicies(facts);
    const policies = all.filter((policy) => getScriptSources(policy) !== null);
    const gaps = policies.map((policy) => findGap(getScriptSources(policy) ?? []));
    if (gaps.includes(null)) return passed();
    const [[first], [gap]] = [policies, gaps];
    if (first !== undefined && gap) {
      return warning({
        title: `Die Regel gegen fremde Skripte hat eine Lücke: ${gap.problem}`,
        advice: gap.advice,
        share: shareWithGap,
        evidence: [{ where: first.where, value: first.value, expected: gap.expected }],
      });
    }
    const trial = facts.fetched.headers["content-security-policy-report-only"];
    const value = trial === undefined ? (all[0]?.value ?? "fehlt") : `nur Report-Only: ${trial}`;
    const expected = "default-src 'self' und die Quellen, die Sie brauchen";
    return warning({
      title:
        trial === undefined
          ? `Nichts hält fremde Programme von Ihrer Seite ab (Content-Security-Policy ${all.length > 0 ? "ohne script-src" : "fehlt"})`
          : "Die Regel gegen fremde Skripte meldet nur und hält nichts ab",
      advice:
        trial === undefined
          ? "Schmuggelt jemand ein fremdes Programm in Ihre Seite, hält nichts es auf. Das stellt Ihr Webdesigner am Server ein; geben Sie ihm diese Zeile. Sie meldet zuerst nur (Report-Only). Fehlt nichts mehr, schaltet er sie scharf."
          : "Melden die Browser nichts mehr, benennen Sie die Zeile am Server in Content-Security-Policy um.",
      evidence: [{ where: "Kopfzeile Content-Security-Policy", value, expected }],
      snippet: headerSnippet("Content-Security-Policy-Report-Only", buildExample(facts)),
    });
  },
};

interface Gap {
  problem: string;
  advice: string;
  expected: string;
}

/** null when the sources keep foreign scripts out. */
function findGap(list: readonly string[]): Gap | null {
  if (list.includes("'strict-dynamic'")) return null;
  const hasHashes = list.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  if (list.includes("'unsafe-inline'") && !hasHashes) {
    return {
      problem: "Sie erlaubt jedes Skript, das im HTML steht",
      advice:
        "Eingeschleuste Skripte stehen meist im HTML. Ersetzen Sie 'unsafe-inline' durch Prüfsummen oder Einmalwerte (nonce).",
      expected: "script-src ohne 'unsafe-inline'",
    };
  }
  const anywhere = list.find((source) => ["*", "http:", "https:", "data:"].includes(source));
  if (anywhere === undefined) return null;
  return {
    problem: "Sie erlaubt Skripte von überall",
    advice: `Nennen Sie statt ${anywhere} die Websites, von denen Skripte kommen dürfen.`,
    expected: `script-src ohne ${anywhere}`,
  };
}

/** Covers what the HTML loads; what scripts load later shows up in the violation reports. */
function buildExample(facts: PageFacts): string {
  const { scripts, images, media } = facts.html;
  const frames = media.filter(({ tag }) => tag === "iframe");
  const parts = [
    "default-src 'self'",
    buildDirective("script-src", scripts, facts),
    buildDirective("img-src", images, facts),
    buildDirective("frame-src", frames, facts),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** "" when nothing foreign is loaded: default-src covers the rest. */
function buildDirective(name: string, elements: readonly { src: string | null }[], facts: PageFacts): string {
  const own = new URL(facts.fetched.url).origin;
  const base = getBaseUrl(facts);
  const origins = new Set<string>();
  for (const { src } of elements) {
    const url = src === null ? null : URL.parse(src.trim(), base);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    const { origin } = url;
    // Host names may contain quotes, dollars and semicolons, which are special in the snippet.
    if (origin !== own && /^https?:\/\/[a-z0-9._:-]+$/.test(origin)) origins.add(origin);
    if (origins.size === maxOrigins) break;
  }
  return origins.size === 0 ? "" : [name, "'self'", ...origins].join(" ");
}
