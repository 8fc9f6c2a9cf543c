// Numbers that somebody guesses: against the real naming, with a map in the place of the platform's objects.
import { expect, it } from "vitest";
import { createSharedReports, type SharedReportStore } from "#worker/shared-reports/shared-reports.ts";

const GUESSES = 100_000;

it("none of 100,000 guessed numbers opens a report, nor one that differs in a single digit [SHARE-06]", async () => {
  const stored = new Set<string>();
  const open = (name: string) =>
    ({
      create: async () => {
        stored.add(name);
        return { days: 7, sharedAt: 0, expiresAt: 0, isProlonged: false };
      },
      exists: async () => stored.has(name),
    }) as unknown as SharedReportStore;
  const reports = createSharedReports(open, "a secret of more than thirty-two characters");
  const { id } = await reports.create(7, { words: {} as never, pictures: [] });
  expect(await reports.exists(id)).toBe(true);
  const digits = new Uint8Array(16);
  let opened = 0;
  for (let i = 0; i < GUESSES; i++) {
    const guess = Buffer.from(crypto.getRandomValues(digits)).toString("hex");
    if (await reports.exists(guess)) opened++;
  }
  for (let i = 0; i < id.length; i++) {
    const other = `${id.slice(0, i)}${id[i] === "0" ? "1" : "0"}${id.slice(i + 1)}`;
    if (await reports.exists(other)) opened++;
  }
  expect(opened).toBe(0);
  // What is stored does not tell the number.
  expect([...stored].some((name) => name.includes(id))).toBe(false);
}, 120_000);
