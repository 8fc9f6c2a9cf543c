// The owner's desk with the real outbox and tally behind it, and somebody who is known or not.
import type { ContactData } from "#contract/contact.ts";
import type { Services } from "#worker/services/services.ts";
import { call, ORIGIN, testServices } from "./api.ts";
import { submission } from "./outboxes.ts";

export const OWNER = "inhaber@example.org";

const siteState = {
  mail: "ready",
  browser: { spent: 40, limit: 600 },
  models: { chat: { spent: 3, limit: 300 }, design: { spent: 1, limit: 100 } },
  hasLeadsKey: true,
  version: "v1",
} as const;

/** @param email null: Access knows nobody */
export function deskServices(email: string | null = OWNER, overrides: Partial<Services> = {}) {
  return testServices({
    desk: { identify: async () => (email === null ? null : { email }), state: async () => siteState },
    ...overrides,
  });
}

export async function look(services: Services, path = "", headers: Record<string, string> = {}) {
  const { answer } = await call(services, `/intern${path}`, { headers });
  return { answer, body: await answer.text() };
}

/** As a form of the desk's own page sends it. */
export async function press(
  services: Services,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" },
) {
  const { answer } = await call(services, `/intern${path}`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    redirect: "manual",
  });
  return answer;
}

/** The fields of the form that takes the last change back, from where the change led. */
export function undoOf(answer: Response): Record<string, string> {
  const { searchParams } = new URL(answer.headers.get("Location") ?? "", ORIGIN);
  return Object.fromEntries(["was", "id", "token"].map((name) => [name, searchParams.get(name) ?? ""]));
}

/** Stores an inquiry; the id it got. */
export async function stored(
  services: Services,
  contact: Partial<ContactData> = {},
  more: Omit<Parameters<typeof submission>[0], "contact"> = {},
): Promise<string> {
  const accepted = await services.outbox.accept(submission({ contact, ...more }));
  if (accepted.outcome !== "stored") throw new Error("Expected the inquiry to be stored");
  return accepted.id;
}
