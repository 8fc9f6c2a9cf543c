import { describe, expect, it } from "vitest";
import { readPrefill } from "#app/features/contact/prefill.ts";
import { newConversation, talkOf } from "#app/features/price-chat/conversation/conversation.ts";
import { estimateTexts, inquiryBeginning } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { contactLimits } from "#contract/contact.ts";

const ESTIMATE = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";
const message = (role: "user" | "assistant", content: string) => ({
  id: content,
  role,
  content,
  timestamp: "2026-11-25T20:00:00Z",
  estimate: null,
});
const state = (assumed: boolean) => ({
  ...newConversation.state,
  understood: { company: { value: "Dachdecker Kamp", assumed } },
});

describe("an inquiry about an estimate", () => {
  it("begins with the firm and the visitor's words, and with nothing the calculator said or assumed [WISH-08]", () => {
    const messages = [
      message("user", "Wir decken Dächer in Olfen."),
      message("assistant", "Wie viele Seiten?"),
      message("user", "Sechs"),
    ];
    expect(talkOf({ messages, state: state(false) })).toEqual({
      company: "Dachdecker Kamp",
      words: ["Wir decken Dächer in Olfen.", "Sechs"],
    });
    expect(talkOf({ messages: [], state: state(true) })).toEqual({ words: [] });
  });

  it("reaches the form with the estimate [WISH-08]", () => {
    const link = estimateTexts.contact.href(
      { company: "Dachdecker Kamp", words: ["Wir decken Dächer.", "Sechs"] },
      ESTIMATE,
    );
    expect(link).toMatch(/^\/kontakt\?subject=[^#]*&estimate=[^#]*#/);
    expect(readPrefill(new URL(link, "https://x.example"))).toEqual({
      subject: "Beratung zu meiner Preisschätzung",
      message:
        "Guten Tag,\n\nich habe im Preisrechner eine Schätzung bekommen.\n\nMein Betrieb: Dachdecker Kamp\n\nIm Preisrechner habe ich geschrieben:\n„Wir decken Dächer.“\n„Sechs“\n\nDarüber möchte ich sprechen:",
      estimateId: ESTIMATE,
    });
  });

  it("leaves room for a question after the longest conversation, and says nothing where nothing was said [WISH-08]", () => {
    const long = inquiryBeginning({ words: Array.from({ length: 30 }, () => "Wort ".repeat(200)) });
    expect(long.length).toBeLessThan(contactLimits.message - 1_000);
    expect(long.endsWith("…\n\nDarüber möchte ich sprechen:")).toBe(true);
    expect(inquiryBeginning({ words: [] })).not.toMatch(/Betrieb|geschrieben/);
  });
});
