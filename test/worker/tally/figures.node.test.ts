import { describe, expect, it } from "vitest";
import { deskFigures } from "#content/desk/desk-figures.ts";
import { toolEvents } from "#worker/tally/events.ts";

/** What has begun or was left says little beside what came of it. */
const IS_BESIDE = /^(?:rating|check)-begun$|-left$/;

describe("the owner's figures", () => {
  it("show whatever is counted of a tool, and count nothing that does not happen [TALLY-06]", () => {
    const shown = deskFigures.flatMap(({ names }): readonly string[] => names);
    expect(toolEvents.filter((name) => !IS_BESIDE.test(name) && !shown.includes(name))).toEqual([]);
    const failing = toolEvents.flatMap((name) =>
      name.endsWith("-done") ? name.replace("-done", "-failed:") : [],
    );
    expect(failing.filter((name) => !shown.includes(name))).toEqual([]);
    const known: readonly string[] = [...toolEvents, ...failing, "view:"];
    expect(shown.filter((name) => !known.includes(name))).toEqual([]);
  });
});
