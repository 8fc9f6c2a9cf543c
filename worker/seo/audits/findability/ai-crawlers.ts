import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked } from "../../engine/verdicts.ts";
import { robotsOfSite } from "../../robots/robots-of-site.ts";
import { mayFetchEach, type RobotsVerdict } from "../../robots/robots-txt.ts";

interface AiCrawler {
  token: string;
  /** Operator and purpose, by the operator's documentation. */
  purpose: string;
}

/** Names that the operators document for robots.txt, November 2026. */
const crawlers: readonly AiCrawler[] = [
  { token: "GPTBot", purpose: "OpenAI, Training" },
  { token: "OAI-SearchBot", purpose: "OpenAI, Suche in ChatGPT" },
  { token: "ClaudeBot", purpose: "Anthropic, Training" },
  { token: "Claude-SearchBot", purpose: "Anthropic, Suche in Claude" },
  { token: "PerplexityBot", purpose: "Perplexity, Suche" },
  { token: "Google-Extended", purpose: "Google, Gemini; ohne Einfluss auf die Google-Suche" },
  { token: "Applebot-Extended", purpose: "Apple, Training" },
  { token: "Meta-ExternalAgent", purpose: "Meta, Training" },
  { token: "Amazonbot", purpose: "Amazon, Alexa und Training" },
  { token: "CCBot", purpose: "Common Crawl, Sammlung für viele Anbieter" },
];

/** Informs only: whether machines may learn from a page is its owner's decision. */
export const aiCrawlers: Audit = {
  id: "ai-crawlers",
  group: "findability",
  topic: "Regeln für KI-Dienste in der robots.txt",
  passedTitle: "Die robots.txt regelt, welche KI-Dienste die Seite lesen dürfen",
  source: sources.robotsTxt,
  judge({ side, fetched }) {
    if (side.robotsTxt.state === "missing") {
      return passed("Es gibt keine robots.txt: Alle KI-Dienste dürfen die Seite lesen");
    }
    const robots = robotsOfSite(side.robotsTxt);
    if (robots === null) return unchecked("Die robots.txt war nicht zu lesen.");
    const tokens = crawlers.map(({ token }) => token);
    const verdicts = mayFetchEach(robots, tokens, fetched.url);
    const forbidden = tokens.filter((_, index) => verdicts[index]?.allowed === false);
    return {
      ...passed(formulateTitle(forbidden, tokens)),
      advice:
        "Das entscheiden Sie: Wer Training verbietet, bleibt bei Google auffindbar. Wer auch die Suche der KI-Dienste verbietet, wird in deren Antworten kaum genannt. Zwingend ist die robots.txt nicht; die Anbieter sagen zu, sich daran zu halten.",
      evidence: crawlers.map((crawler, index) => evidenceFor(crawler, verdicts[index])),
    };
  },
};

function formulateTitle(forbidden: readonly string[], all: readonly string[]): string {
  if (forbidden.length === 0) return `Alle ${all.length} geprüften KI-Dienste dürfen die Seite lesen`;
  const allowed = all.filter((token) => !forbidden.includes(token));
  if (allowed.length === 0) return `Keiner der ${all.length} geprüften KI-Dienste darf die Seite lesen`;
  return `Lesen dürfen: ${allowed.join(", ")}. Nicht lesen dürfen: ${forbidden.join(", ")}`;
}

function evidenceFor({ token, purpose }: AiCrawler, verdict: RobotsVerdict | undefined): Evidence {
  const rule = verdict?.rule ?? null;
  const written =
    rule === null ? "" : ` (Zeile ${rule.line}: ${rule.allow ? "Allow" : "Disallow"}: ${rule.pattern})`;
  return {
    where: `${token} (${purpose})`,
    value: verdict?.allowed === false ? `verboten${written}` : `erlaubt${written}`,
    expected: "Ihre Entscheidung",
  };
}
