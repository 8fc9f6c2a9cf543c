import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_WIDTH, lengthOf, wrapLines } from "#worker/mail/compose/compose-text.ts";

const word = fc.string({ unit: fc.constantFrom(..."aß🔧.-"), minLength: 1, maxLength: 20 });
const longWord = fc.string({ unit: fc.constantFrom(..."a🔧"), minLength: 70, maxLength: 200 });
const prefix = fc.constantFrom("", "> ", "! - ", "Eingang      ");
const words = fc.array(fc.oneof({ weight: 9, arbitrary: word }, longWord), { minLength: 1, maxLength: 40 });

describe("wrapped lines [API-19]", () => {
  it("have at most 78 characters with what stands before them, and lose none", () => {
    fc.assert(
      fc.property(words, prefix, (all, first) => {
        const lines = wrapLines(all.join(" "), first, " ".repeat(first.length));
        expect(lines.filter((line) => lengthOf(line) > LINE_WIDTH)).toEqual([]);
        expect(lines[0]?.startsWith(first)).toBe(true);
        expect(
          lines
            .map((line) => line.slice(first.length))
            .join("")
            .replaceAll(" ", ""),
        ).toBe(all.join(""));
      }),
    );
  });

  it("are full: the next word has no room in any of them", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), prefix, (all, first) => {
        const lines = wrapLines(all.join(" "), first);
        for (const [at, line] of lines.slice(0, -1).entries()) {
          const [next = ""] = lines[at + 1]?.slice(first.length).split(" ") ?? [];
          expect(lengthOf(`${line} ${next}`)).toBeGreaterThan(LINE_WIDTH);
        }
      }),
    );
  });

  it("are one, empty, for nothing", () => {
    expect(wrapLines("", "> ")).toEqual([">"]);
  });
});
