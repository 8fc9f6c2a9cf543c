// A language model that doubts what the reader read: a question before it counts, never another amount.
import { describe, expect, it } from "vitest";
import { confirmation } from "#content/price-calculator/price-chat.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { calls, issue, played, says, turnOf } from "../support/models.ts";

const begun = ["Kletterhalle Kamin", "Einfache Firmenwebsite", "6 Seiten", "2–3 Wochen"];
const booking = turnOf(...begun, "bei uns gehen viele Buchungen ein");

const stateAfter = (turn: typeof booking, heard: unknown) => ({
  texts: [...turn.state.texts, turn.message],
  heard: [...turn.state.texts.map(() => null), (heard as never) ?? null],
});

describe("a model that doubts", () => {
  it("leads to the confirmation, in our own words, and to the amount without it [TALK-34]", async () => {
    expect(booking.reply.understood.features?.value).toContain("Buchung");
    const { reply } = await played(booking, [calls({ doubtful: ["booking"] }), says("Das kostet 390 €.")]);
    expect(reply.content).toMatch(/^Meinen Sie, /);
    expect(reply.content).not.toBe("Das kostet 390 €.");
    expect(reply.quickReplies).toEqual(Object.values(confirmation.replies));
    expect(reply.understood.features?.value ?? "").not.toContain("Buchung");
    expect(reply.estimate).toBeNull();
    const state = stateAfter(booking, reply.heard);
    const yes = takeTurn(state, confirmation.replies.yes, issue).reply;
    expect(yes.estimate).toEqual(booking.reply.estimate);
    const no = takeTurn(state, confirmation.replies.no, issue).reply;
    expect(no.understood.features?.value ?? "").not.toContain("Buchung");
  });

  it.each<[string, object]>([
    ["what nobody wants", { doubtful: ["shop", "members"] }],
    ["nothing", { doubtful: [] }],
    ["a name we do not know", { doubtful: ["pages"] }],
    ["a text", { doubtful: "booking" }],
    ["a hundred", { doubtful: Array.from({ length: 100 }, () => "booking") }],
  ])("%s changes nothing [TALK-34]", async (_, slots) => {
    const { reply } = await played(booking, [calls(slots), says(null)]);
    expect(reply).toEqual(booking.reply);
  });

  it("does not reach what was known before, or has just been confirmed [TALK-34]", async () => {
    const later = turnOf(...begun, "Buchung", "doch 8 Seiten");
    const { reply } = await played(later, [calls({ doubtful: ["booking"] }), says(null)]);
    expect(reply).toEqual(later.reply);
    const asked = turnOf(...begun, "Vielleicht eine Buchung", confirmation.replies.yes);
    const confirmed = await played(asked, [calls({ doubtful: ["booking"] }), says(null)]);
    expect(confirmed.reply.understood).toEqual(asked.reply.understood);
    expect(confirmed.reply.estimate).toEqual(asked.reply.estimate);
  });

  it("of everything, every time, still comes to an estimate [TALK-34]", async () => {
    let texts = [...begun];
    const doubts = { doubtful: ["shop", "booking", "members", "special", "blog"] };
    for (const text of ["Buchung bitte", "Ja, einrechnen", "Blog auch", "Ja", "fertig"]) {
      const turn = turnOf(...texts, text);
      await played(turn, [calls(doubts), says(null)]);
      texts = [...texts, text];
    }
    expect(turnOf(...texts, "doch 8 Seiten").reply.estimate).not.toBeNull();
  });
});
