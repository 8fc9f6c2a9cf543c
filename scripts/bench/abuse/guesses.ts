// Guessed ids: crawls, estimates, conversations, and the export of inquiries.
import { chatSessionHeader } from "#contract/price-calculator/price-chat.ts";
import { type Caller, runConcurrently } from "./calls.ts";

const GUESSES = 100;
const LANES = 4;

/** Number of guesses that hit something. */
export async function guessIds(call: Caller): Promise<number> {
  const hits = await runConcurrently(GUESSES, LANES, async () => {
    const answers = [
      await call(`site-crawl/${crypto.randomUUID()}`, { method: "GET" }),
      await call(`kept-report/${crypto.randomUUID()}`, { method: "GET" }),
      await call("price-calculator-ai/session", {
        method: "GET",
        headers: { [chatSessionHeader]: crypto.randomUUID() },
      }),
      await call("send-price-estimate-email", {
        body: { email: "jemand@example.org", priceEstimate: { id: crypto.randomUUID() } },
      }),
      await call("visual-design-analyzer", {
        body: { url: "https://example.org", designToken: `${crypto.randomUUID()}.zzz.${"A".repeat(43)}` },
      }),
      await call("leads", { method: "GET", headers: { Authorization: `Bearer ${crypto.randomUUID()}` } }),
    ];
    return answers.filter(({ status }) => status === 200).length;
  });
  return hits.reduce((sum, count) => sum + count, 0);
}
