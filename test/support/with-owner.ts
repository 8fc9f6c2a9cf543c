// The site as it is once its owner has entered other data.
import { vi } from "vitest";
import type { PersonData } from "#content/person.ts";

type Places = typeof import("./person-places.ts");

const OWNER = "#content/owner.ts";

/** Every place that shows the owner, with `person` in owner.ts. What other tests import stays as it is. */
export async function placesWith(person: PersonData): Promise<Places> {
  vi.resetModules();
  vi.doMock(OWNER, async (original) => {
    const real = await original<typeof import("#content/owner.ts")>();
    return { ...real, owner: { ...real.owner, ...person } };
  });
  try {
    return await import("./person-places.ts");
  } finally {
    vi.doUnmock(OWNER);
    vi.resetModules();
  }
}
