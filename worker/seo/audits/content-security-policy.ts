import { absolute, baseOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { policiesOf, scriptSources } from "../content-security.ts";
import type { PageFacts } from "../page-facts.ts";
import { headerSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { passed, warning } from "../verdicts.ts";

/** Foreign origins named in the example; more make a line nobody reads. */
const mostOrigins = 6;
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
    const all = policiesOf(facts);
    const policies = all.filter((policy) => scriptSources(policy) !== null);
    const gaps = policies.map((policy) => gapIn(scriptSources(policy) ?? []));
    if (gaps.includes(null)) return passed();
    const [first] = policies;
    const [gap] = gaps;
    if (first !== undefined && gap) {
      return warning({
        title: `Die Regel gegen fremde Skripte hat eine Lücke: ${gap.problem}`,
        advice: gap.advice,
        share: shareWithGap,
        evidence: [{ where: first.where, value: first.value, expected: gap.expected }],
      });
    }
    const trial = facts.fetched.headers["content-security-policy-report-only"];
    return warning({
      title:
        trial === undefined
          ? `Keine Regel hält fremde Skripte ab (Content-Security-Policy ${all.length > 0 ? "ohne script-src" : "fehlt"})`
          : "Die Regel gegen fremde Skripte meldet nur und hält nichts ab",
      advice:
        trial === undefined
          ? "Mit dieser Kopfzeile führt der Browser nur Skripte aus Quellen aus, die Sie nennen. Beginnen Sie mit der Form, die nur meldet (Report-Only), und schalten Sie scharf, wenn nichts mehr fehlt."
          : "Melden die Browser keine Verstöße mehr, benennen Sie die Kopfzeile in Content-Security-Policy um.",
      evidence: [
        {
          where: "Kopfzeile Content-Security-Policy",
          value: trial === undefined ? (all[0]?.value ?? "fehlt") : `nur Report-Only: ${trial}`,
          expected: "default-src 'self' und die Quellen, die Sie brauchen",
        },
      ],
      snippet: headerSnippet("Content-Security-Policy-Report-Only", exampleFor(facts)),
    });
  },
};

interface Gap {
  problem: string;
  advice: string;
  expected: string;
}

/** null when the sources keep foreign scripts out. */
function gapIn(list: readonly string[]): Gap | null {
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

/** A policy that fits what the HTML loads; what scripts load later only the reports can tell. */
function exampleFor(facts: PageFacts): string {
  const { scripts, images, media } = facts.html;
  const parts = [
    "default-src 'self'",
    directive(
      "script-src",
      scripts.map(({ src }) => src),
      facts,
    ),
    directive(
      "img-src",
      images.map(({ src }) => src),
      facts,
    ),
    directive(
      "frame-src",
      media.filter(({ tag }) => tag === "iframe").map(({ src }) => src),
      facts,
    ),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** "" when nothing foreign is loaded: default-src is enough then. */
function directive(name: string, addresses: (string | null)[], facts: PageFacts): string {
  const own = new URL(facts.fetched.url).origin;
  const base = baseOf(facts);
  const origins = new Set<string>();
  for (const address of addresses) {
    const target = address === null ? null : absolute(address.trim(), base);
    if (target === null || !/^https?:/.test(target)) continue;
    const { origin } = new URL(target);
    // Host names may hold quotes, dollars and semicolons, which mean something in the line to copy.
    if (origin !== own && /^https?:\/\/[a-z0-9._:-]+$/.test(origin)) origins.add(origin);
    if (origins.size === mostOrigins) break;
  }
  return origins.size === 0 ? "" : [name, "'self'", ...origins].join(" ");
}
