import { describe, expect, it } from "vitest";
import { keepDraft, keptDraft } from "#app/features/price-chat/composer/kept-draft.ts";
import { keepTurns, keptTurns } from "#app/features/price-chat/conversation/kept-turns.ts";
import { turn, uuid } from "./conversations.ts";

/** An entry of the browser's history, with what the router keeps there. */
function entry(state: unknown = { idx: 3, key: "abc" }) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = structuredClone(next);
    },
  };
}

const SESSION = uuid(1);

describe("messages under way", () => {
  it("come back after a reload, beside what the router keeps [EDGE-08]", () => {
    const here = entry();
    keepTurns(SESSION, [turn(2)], here);
    expect(here.state).toMatchObject({ idx: 3, key: "abc" });
    expect(keptTurns(SESSION, here)).toEqual([turn(2)]);
  });

  it("are gone once they are answered", () => {
    const here = entry();
    keepTurns(SESSION, [turn(2)], here);
    keepTurns(SESSION, [], here);
    expect(here.state).toEqual({ idx: 3, key: "abc" });
  });

  it("belong to one conversation [EDGE-12]", () => {
    const here = entry();
    keepTurns(SESSION, [turn(2)], here);
    expect(keptTurns(uuid(9), here)).toEqual([]);
  });

  it.each([
    null,
    undefined,
    1,
    { priceChatTurns: 1 },
    { priceChatTurns: { session: SESSION, turns: [{ id: "x", text: "y", at: "" }] } },
  ])("are none in %j", (state) => {
    expect(keptTurns(SESSION, entry(state))).toEqual([]);
  });
});

describe("what is typed and not sent", () => {
  it("comes back after a reload, beside messages under way", () => {
    const here = entry();
    keepTurns(SESSION, [turn(2)], here);
    keepDraft("8 Sei", here);
    expect(keptDraft(here)).toBe("8 Sei");
    expect(keptTurns(SESSION, here)).toEqual([turn(2)]);
  });

  it("is gone once it is sent", () => {
    const here = entry();
    keepDraft("8 Sei", here);
    keepDraft("", here);
    expect(here.state).toEqual({ idx: 3, key: "abc" });
  });

  it.each([null, undefined, 1, { priceChatDraft: 1 }])("is nothing in %j", (state) => {
    expect(keptDraft(entry(state))).toBe("");
  });
});
