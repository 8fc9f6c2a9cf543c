// The price calculator: as many and as long conversations as it accepts, and calls without a session.
import { chatLimits, chatSessionHeader } from "#contract/price-calculator/price-chat.ts";
import { type Caller, runConcurrently } from "./calls.ts";

const CONVERSATIONS = 25;
const LANES = 4;
const WITHOUT_SESSION = 150;
/** Leads to an estimate; what follows fills the conversation. */
const ANSWERS = [
  "Handwerksbetrieb",
  "Einfache Firmenwebsite",
  "6–10 Seiten",
  "2–3 Wochen",
  "Buchungssystem",
  "keine",
];
const FILLING = "Und was kostet das? ".repeat(200).slice(0, chatLimits.message);

export interface Chats {
  begun: number;
  /** Ids of estimates that were issued. */
  estimates: string[];
}

export async function fillConversations(call: Caller): Promise<Chats> {
  const chats: Chats = { begun: 0, estimates: [] };
  await runConcurrently(CONVERSATIONS, LANES, async () => {
    const headers = { [chatSessionHeader]: crypto.randomUUID() };
    for (let step = 1; step <= chatLimits.turns + 1; step++) {
      const messages = [{ role: "user", content: ANSWERS[step - 1] ?? FILLING }];
      const { status, body } = await call("price-calculator-ai", {
        body: { messages, conversationStep: step, turnId: crypto.randomUUID() },
        headers,
      });
      if (status !== 200) break;
      if (step === 1) chats.begun += 1;
      const { priceEstimate } = body as { priceEstimate?: { id: string } };
      if (priceEstimate) chats.estimates.push(priceEstimate.id);
    }
  });
  return chats;
}

/** As many as a visitor could send in a few minutes. */
export async function sendWithoutSession(call: Caller): Promise<void> {
  const messages = ANSWERS.map((content) => ({ role: "user", content }));
  await runConcurrently(WITHOUT_SESSION, LANES, () =>
    call("price-calculator-ai", { body: { messages, conversationStep: messages.length } }),
  );
}
