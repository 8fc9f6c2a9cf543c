// The bound of a conversation in bytes: over all histories of turns and answers, and what the rules' own answers take of it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { answerTurn } from "#worker/chat/answer-turn.ts";
import { newConversation, type Reply, takeTurn } from "#worker/chat/conversation.ts";
import {
  MAX_ANSWER_BYTES,
  MAX_REPLY_BYTES,
  MAX_SESSION_BYTES,
  storedBytes,
} from "#worker/chat/stored-bytes.ts";
import { judgeTurn, type StoredTurn } from "#worker/chat/turns.ts";

const issue = { id: crypto.randomUUID(), now: new Date() };
const ruled = takeTurn(newConversation, "Handwerksbetrieb", issue).reply;
const unit = fc.constantFrom("a", "ß", "„", "漢", "😀", "\u0001", "\ud83c", '"', "\\");
const LONGEST = "\u0001".repeat(chatLimits.message);
/** Mostly the dearest, or the bound would never be met. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constant(LONGEST) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(unit, fc.integer({ min: 1, max: chatLimits.message }))
      .map(([unit, times]) => unit.repeat(times).slice(0, chatLimits.message)),
  },
);
/** So many bytes of a reply; some are more than may be kept. */
const replyBytes = fc.oneof(
  { weight: 4, arbitrary: fc.constant(MAX_REPLY_BYTES) },
  { weight: 1, arbitrary: fc.integer({ min: storedBytes(ruled), max: 2 * MAX_REPLY_BYTES }) },
);
/** A turn arrives, and then so many of those that are owed are answered, each by a model that says so much. */
const rounds = fc.array(fc.record({ text, answers: fc.array(replyBytes, { maxLength: 3 }) }), {
  minLength: 20,
  maxLength: chatLimits.turns + 5,
  size: "max",
});

function taken(turns: readonly StoredTurn[], texts: readonly string[]): readonly StoredTurn[] {
  const known = turns.flatMap((turn) => turn.texts).length;
  const step = turns.length === 0 ? texts.length : known + 1;
  const sent = { turnId: crypto.randomUUID(), texts, step, estimateId: issue.id, visitor: "x".repeat(64) };
  const verdict = judgeTurn(turns, sent, Date.now());
  expect(["new", "full"]).toContain(verdict.is);
  return verdict.is === "new" ? [...turns, verdict.turn] : turns;
}

/** As the object does it: the message is a short one, as reading is not what is tried here. */
async function answered(turns: readonly StoredTurn[], bytes: number): Promise<readonly StoredTurn[]> {
  const content = "x".repeat(Math.max(0, bytes - storedBytes({ ...ruled, content: "" })));
  const worded: Reply = { ...ruled, content };
  const owed = turns.findIndex(({ answer }) => answer === null);
  const reply = await answerTurn(newConversation, "Handwerksbetrieb", {
    issue,
    model: async () => worded,
    visitor: "a visitor",
  });
  return turns.map((turn, index) => (index === owed ? { ...turn, answer: { reply, at: Date.now() } } : turn));
}

describe("a conversation", () => {
  it("holds no more than its bytes, whatever is sent and answered in whatever order [SAFE-20]", async () => {
    let mostBytes = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), rounds, async (first, history) => {
        let turns = taken([], first);
        for (const { text, answers } of history) {
          turns = taken(turns, [text]);
          for (const bytes of answers) turns = await answered(turns, bytes);
          const bytes = turns.reduce((sum, turn) => sum + storedBytes(turn), 0);
          expect(bytes).toBeLessThanOrEqual(MAX_SESSION_BYTES);
          mostBytes = Math.max(mostBytes, bytes);
        }
        while (turns.some(({ answer }) => answer === null)) turns = await answered(turns, MAX_REPLY_BYTES);
        const bytes = turns.reduce((sum, turn) => sum + storedBytes(turn), 0);
        expect(bytes).toBeLessThanOrEqual(MAX_SESSION_BYTES);
        mostBytes = Math.max(mostBytes, bytes);
      }),
      { numRuns: 30, endOnFailure: true },
    );
    // Else the bound was never tried.
    expect(mostBytes).toBeGreaterThan(0.98 * MAX_SESSION_BYTES);
  });

  it("of the longest German messages, an estimate for each, has room for all thirty [SAFE-20] [CHAT-58]", () => {
    const texts = ["Handwerksbetrieb", "Einfache Firmenwebsite", "6–10 Seiten", "2–3 Wochen", rich];
    while (texts.length < chatLimits.turns) texts.push(`doch ${3 + (texts.length % 20)} Seiten. ${rich}`);
    let turns: readonly StoredTurn[] = [];
    let state = newConversation;
    for (const text of texts) {
      const turn = takeTurn(state, text, issue);
      const before = turns;
      turns = taken(before, [...turns.flatMap(({ texts }) => texts), text.padEnd(chatLimits.message, "ß")]);
      expect(turns).toHaveLength(before.length + 1);
      turns = turns.map((each) => ({
        ...each,
        answer: each.answer ?? { reply: turn.reply, at: Date.now() },
      }));
      state = turn.state;
    }
  });
});

const rich =
  "Mehrsprachig mit Englisch, Französisch und Polnisch, Mitgliederbereich, Blog, Galerie, Buchung, Sonderfunktion, Premium-Pflege. Was kostet die Wartung? Wie lange dauert das?";

describe("the longest reply that is kept", () => {
  it("takes no more than was kept free for it, its time included [SAFE-20]", () => {
    const content = "x".repeat(MAX_REPLY_BYTES - storedBytes({ ...ruled, content: "" }));
    const reply = { ...ruled, content };
    expect(storedBytes(reply)).toBe(MAX_REPLY_BYTES);
    expect(storedBytes({ reply, at: Number.MAX_SAFE_INTEGER })).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  });
});

describe("an answer by the rules", () => {
  it("is never longer than what is kept free for it [SAFE-20]", () => {
    const words = fc.constantFrom(
      ...[
        "Handwerksbetrieb ",
        "Online-Shop ",
        "Buchung ",
        "doch 9 Seiten ",
        "kein Shop ",
        "so schnell wie möglich ",
      ],
      ...[
        "Firma: ",
        "wir heißen ",
        "Branche: ",
        "Pflege: Premium ",
        "Was kostet die Wartung? ",
        "Wie lange dauert das? ",
      ],
      ...[
        "Englisch, Spanisch, Türkisch und Arabisch ",
        "\u0001Kornfeld\u0001 ",
        "漢字 ",
        "Salon „Haar“ ",
        rich,
      ],
    );
    const message = fc
      .array(words, { minLength: 1, maxLength: 8 })
      .map((said) => said.join("").slice(0, chatLimits.message));
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), (messages) => {
        let state = newConversation;
        for (const each of messages) {
          const turn = takeTurn(state, each, issue);
          expect(storedBytes(turn.reply)).toBeLessThanOrEqual(MAX_REPLY_BYTES);
          state = turn.state;
        }
      }),
      { numRuns: 100 },
    );
  });
});
