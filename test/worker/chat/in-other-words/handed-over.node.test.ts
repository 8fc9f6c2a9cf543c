// Questions that no topic knows are handed over to the owner, and leave the open question open.
import { expect, it } from "vitest";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { heardAt, stations } from "./stations.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-29T12:00:00Z") };
const replyTo = (text: string) => takeTurn({ texts: [...stations.pages] }, text, issue).reply.content;

it.each([
  ["Behandeln Sie das alles vertraulich?"],
  ["Arbeiten Sie auch für unseren Mitbewerber im Ort? Das wär mir nicht recht."],
  ["Mir sitzn in Niederbayern, is des a Problem?"],
  ["Uns findet keiner im Internet, ändert sich das dann?"],
])("is handed over, and not called misunderstood: %s [TALK-58]", (text) => {
  expect(replyTo(text)).toContain("Das weiß ich nicht.");
  expect(replyTo(text)).not.toContain("nicht verstanden");
  expect(replyTo(text)).toContain(questionTexts.pages);
});

it("does not make pages of what a question speaks of [TALK-58]", () => {
  expect(heardAt("pages", "Wer stellt die Artikel ein? Wir haben über 400.").pages).toBeUndefined();
  expect(heardAt("pages", "zeigen se ma n paar beispiele").pages ?? "?").toBe("?");
  expect(heardAt("pages", "Was kostet eine zusätzliche Seite?").pages).toBeUndefined();
  expect(heardAt("pages", "8, und was kostet der Blog?").pages).toBe("8");
});
