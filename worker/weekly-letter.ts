// The owner's letter on Monday mornings: what waits for him, and what the site did in the week before.
import { deskFigures } from "#content/desk/desk-figures.ts";
import { owner } from "#content/owner.ts";
import { composeWeeklyLetter } from "./mail/compose/weekly-letter.ts";
import { OUTBOX_NAME, type OutboxClient } from "./mail/outbox/outbox-client.ts";
import { berlinDay } from "./quota/day.ts";
import { dayBefore } from "./tally/calendar.ts";
import { compareFigures } from "./tally/figures.ts";
import type { TallyStorage } from "./tally/tally-storage.ts";

export interface LetterBindings {
  OUTBOX: { getByName(name: string): Pick<OutboxClient, "enqueue" | "inboxCounts"> };
}

/** Once a week, however often and late it is asked for. @param dueSince the Monday morning, ms since 1970 */
export async function sendWeeklyLetter(
  { OUTBOX }: LetterBindings,
  stored: Pick<TallyStorage, "totals">,
  dueSince: number,
): Promise<void> {
  const monday = berlinDay(new Date(dueSince));
  const outbox = OUTBOX.getByName(OUTBOX_NAME);
  const [from, to] = [dayBefore(monday, 7), dayBefore(monday, 1)];
  const rows = compareFigures(
    deskFigures,
    stored.totals(from, to),
    stored.totals(dayBefore(monday, 14), dayBefore(monday, 8)),
  );
  await outbox.enqueue({
    // Keeps it to one a week, whatever else the owner's mailbox gets.
    key: `weekly/${monday}`,
    mail: {
      kind: "weekly",
      to: { email: owner.email },
      ...composeWeeklyLetter({ from, to, counts: await outbox.inboxCounts(), rows }),
    },
  });
}
