// Dates for people, always as the clock in Germany shows them.

const TIME_ZONE = "Europe/Berlin";
const longDate = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: TIME_ZONE });
const clock = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: TIME_ZONE });

/** "2026-11-21" or an ISO instant → "21. November 2026". Throws RangeError on anything that is no date. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** "2026-11-21T13:05:00Z" → "21. November 2026, 14:05 Uhr". Throws RangeError on anything that is no date. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso);
  return `${longDate.format(instant)}, ${clock.format(instant)} Uhr`;
}
