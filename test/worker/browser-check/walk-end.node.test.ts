import { describe, expect, it } from "vitest";
import { walkedStop } from "#test/support/browser-check/walked-stop.ts";
import type { Arrival } from "#worker/browser-check/keyboard/keyboard-reading.ts";
import { MAX_PRESSES, MAX_STOPS, newWalk, step, type Walk } from "#worker/browser-check/keyboard/walk-end.ts";

const at = (id: number, isCompound = false): Arrival => ({
  kind: "stop",
  stop: { ...walkedStop({ id }), surroundings: null, isCompound, isTextField: false, changes: 0 },
});
const left: Arrival = { kind: "left" };
const nowhere = (isTaken: boolean): Arrival => ({
  kind: "nowhere",
  taken: isTaken ? { selector: "a", snippet: "<a>", box: null } : null,
});

/** Until its end, or until there is no arrival left. */
function walk(arrivals: Iterable<Arrival>): Walk {
  let state = newWalk;
  for (const arrival of arrivals) {
    if (state.end !== null) break;
    state = step(state, arrival);
  }
  return state;
}

describe("a walk with the Tab key", () => {
  it("ends where the page ends [A11Y-10]", () => {
    expect(walk([at(0), at(1), at(2), left])).toMatchObject({ end: "page", visits: [0, 1, 2] });
    expect(walk([left]).end).toBe("page");
  });

  it("ends after forty stops [A11Y-10] [A11Y-18]", () => {
    const many = Array.from({ length: 100 }, (_, id) => at(id));
    const { end, visits } = walk(many);
    expect([end, visits.length]).toEqual(["limit", MAX_STOPS]);
  });

  it("is held by a stop that never lets go, and by a few that pass it around [A11Y-12]", () => {
    expect(walk([at(0), at(1), at(1), at(1), at(1)])).toMatchObject({ end: "trap", circle: [1] });
    const { end, circle } = walk([at(0), at(1), at(2), at(1), at(2), at(1), at(2), at(1), at(2)]);
    expect([end, circle.toSorted()]).toEqual(["trap", [1, 2]]);
  });

  it("is not held by a stop that is reached twice on the way [A11Y-12]", () => {
    expect(walk([at(0), at(1), at(0), at(2), at(3), left]).end).toBe("page");
  });

  it("goes through several presses inside a field for dates, and gives up inside an embedded page [A11Y-12]", () => {
    const date = Array.from({ length: 4 }, () => at(1, true));
    expect(walk([at(0), ...date, at(2), left]).end).toBe("page");
    expect(walk(Array.from({ length: 40 }, () => at(0, true)))).toMatchObject({ end: "frame" });
  });

  it("is dead where the key does nothing from the start [A11Y-12]", () => {
    expect(walk([nowhere(false), nowhere(false), nowhere(false)]).end).toBe("dead");
  });

  it("goes on where the focus was taken away, but not for ever [A11Y-12] [A11Y-18]", () => {
    expect(walk([nowhere(true), at(1), nowhere(true), left]).end).toBe("page");
    const { end, presses } = walk(Array.from({ length: 100 }, () => nowhere(true)));
    expect([end, presses < MAX_STOPS]).toEqual(["limit", true]);
  });

  it("ends after so many presses, whatever the page does [A11Y-18]", () => {
    // Every second stop is new: no circle ever closes.
    const restless = Array.from({ length: 1_000 }, (_, index) => at(index % 2 === 0 ? index / 2 : 0));
    const { end, presses } = walk(restless);
    expect(end).toBe("limit");
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
  });
});
