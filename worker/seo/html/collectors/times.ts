// Dates and times in a machine-readable form.
import type { On } from "../rewriter.ts";
import { attributeOf } from "./elements.ts";

/** A calendar has more; the first say what the page is. */
const MAX_TIMES = 100;
/** Characters; a whole instant with its zone has 29. */
const MAX_LENGTH = 40;

/** Values of datetime, as written and trimmed, in document order. */
export function collectTimes(on: On): string[] {
  const times: string[] = [];
  on("time[datetime]", {
    element(time) {
      const written = attributeOf(time, "datetime")?.trim() ?? "";
      if (times.length < MAX_TIMES && written !== "" && written.length <= MAX_LENGTH) times.push(written);
    },
  });
  return times;
}
