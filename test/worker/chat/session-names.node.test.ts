// Names that lead from a browser's id to an object, and from an estimate to the same object, but not back.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { nameInEstimateId, newEstimateId, objectName } from "#worker/chat/session-names.ts";

const SECRET = "a secret of more than thirty-two characters";
const names = fc.stringMatching(/^[\da-f]{18}$/);

describe("the name of a session's object", () => {
  it("is the same for the same session, and another for another session or secret", async () => {
    const id = crypto.randomUUID();
    const name = await objectName(SECRET, id);
    expect(name).toMatch(/^[\da-f]{18}$/);
    expect(await objectName(SECRET, id)).toBe(name);
    expect(await objectName(SECRET, crypto.randomUUID())).not.toBe(name);
    expect(await objectName(`${SECRET}!`, id)).not.toBe(name);
  });

  it("shows nothing of the session's id [EDGE-12]", async () => {
    const id = crypto.randomUUID();
    const name = await objectName(SECRET, id);
    for (const part of id.split("-")) expect(part.length > 4 && name.includes(part)).toBe(false);
  });
});

describe("the id of an estimate", () => {
  it("is a UUID that leads to the object it was made in, wherever it is taken", () => {
    fc.assert(
      fc.property(names, (name) => {
        const id = newEstimateId(name);
        expect(v.is(priceEstimateSchema.entries.id, id)).toBe(true);
        expect(id).toMatch(/^.{14}8.{4}8/);
        expect(nameInEstimateId(id)).toBe(name);
      }),
    );
  });

  it("is another each time", () => {
    const ids = Array.from({ length: 500 }, () => newEstimateId("0".repeat(18)));
    expect(new Set(ids).size).toBe(500);
  });

  it.each([
    "",
    "0f8e3f4e-7a1c-4c7f-9a53-3f0b1b0f4c11",
    "0f8e3f4e-7a1c-8c7f-9a53-3f0b1b0f4c11",
    "0F8E3F4E-7A1C-8C7F-8A53-3F0B1B0F4C11",
    "0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11\n",
    " 0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11",
    "../../0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11",
  ])("leads nowhere when it is none of ours: %j", (id) => {
    expect(nameInEstimateId(id)).toBeNull();
  });
});
