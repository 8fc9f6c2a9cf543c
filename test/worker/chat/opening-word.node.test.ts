import { describe, expect, it } from "vitest";
import { known } from "#test/fixtures/conversations/known.ts";
import { labelled } from "#test/fixtures/conversations/labelled/labelled.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { firstWord, withOwnOpening } from "#worker/chat/opening-word.ts";

const ISSUE = { id: "00000000-0000-4000-8000-000000000001", now: new Date("2026-11-26T12:00:00Z") };

function answers(texts: readonly string[]): string[] {
  let state = newConversation;
  return texts.map((text) => {
    const turn = takeTurn(state, text, ISSUE);
    state = turn.state;
    return turn.reply.content;
  });
}

/** Pairs of answers that open alike. */
function alike(contents: readonly string[]): string[] {
  return contents.filter((content, at) => at > 0 && firstWord(content) === firstWord(contents[at - 1] ?? ""));
}

describe("an answer", () => {
  it("opens with another word than the one before, in conversations as customers type them [TALK-33]", {
    timeout: 180_000,
  }, () => {
    for (const { says } of [...labelled.first.open, ...known]) expect(alike(answers(says))).toEqual([]);
  });

  it.each(["Wer sind Sie?", "doch 8 Seiten", "asdf qwer", "Was kostet Hosting?", "ja", "Danke"])(
    "opens otherwise however often „%s“ is written [TALK-33]",
    (text) => {
      const contents = answers(["Tischlerei", "Firmenseite", ...Array.from({ length: 12 }, () => text)]);
      expect(alike(contents)).toEqual([]);
    },
  );

  it("is the same for the same texts [TALK-33]", () => {
    const texts = ["Tischlerei", "Firmenseite", "6", "Wer sind Sie?", "Wer sind Sie?"];
    expect(answers(texts)).toEqual(answers(texts));
  });

  it("keeps its words where the one before opened otherwise [TALK-33]", () => {
    const plain = (content: string) => ({ content, isAnswer: true });
    expect(withOwnOpening(plain("Das geht."), [])).toBe("Das geht.");
    expect(withOwnOpening(plain("Das geht."), [plain("Ja, gern.")])).toBe("Das geht.");
    expect(withOwnOpening(plain("Das geht."), [plain("Das auch.")])).toBe("Zu Ihrer Frage: Das geht.");
    expect(withOwnOpening(plain("Das geht."), [plain("Das auch."), plain("Das geht.")])).toBe("Das geht.");
  });
});
