// How many watches there may be, and of whom.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { COOLDOWN_MS, MAX_WATCHES_PER_MAILBOX } from "#worker/watch/register-rules.ts";

const DAY = 86_400_000;
const newRegister = () => env.WATCH_REGISTER.getByName(crypto.randomUUID());
type Register = ReturnType<typeof newRegister>;

let number = 0;
const order = (mailbox: string, site = `site ${++number}`, limit = 500) => ({
  name: `watch ${++number}`,
  mailbox,
  site,
  limit,
});

/** A day later than the last, so that the one confirmation a day is not what decides. */
function nextDay(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY + 1 });
}

async function active(register: Register, mailbox: string, site?: string): Promise<string> {
  nextDay();
  const one = order(mailbox, site);
  expect(await register.register(one)).toBe("registered");
  expect(await register.activate(one.name, 500)).toBe(true);
  return one.name;
}

it("keeps to one watch of an address and mailbox, and three of a mailbox [WATCH-09]", async () => {
  const register = newRegister();
  await active(register, "a", "firma.example");
  nextDay();
  expect(await register.register(order("a", "firma.example"))).toBe("kept-back");
  expect(await register.register(order("b", "firma.example"))).toBe("registered");
  for (let i = 1; i < MAX_WATCHES_PER_MAILBOX; i++) await active(register, "a");
  nextDay();
  expect(await register.register(order("a"))).toBe("kept-back");
  vi.useRealTimers();
});

it("sends one confirmation a day and mailbox, however many are asked for at once [WATCH-09]", async () => {
  const register = newRegister();
  const answers = await Promise.all(Array.from({ length: 8 }, () => register.register(order("a"))));
  expect(answers.filter((one) => one === "registered")).toHaveLength(1);
  expect(answers.filter((one) => one === "kept-back")).toHaveLength(7);
});

it("is full at its limit, for orders and for confirmations [WATCH-09]", async () => {
  const register = newRegister();
  const orders = Array.from({ length: 4 }, (_, index) => order(`m${index}`, undefined, 3));
  for (const one of orders.slice(0, 3)) expect(await register.register(one)).toBe("registered");
  expect(await register.register(orders[3] as (typeof orders)[0])).toBe("full");
  const activated = await Promise.all(orders.slice(0, 3).map(({ name }) => register.activate(name, 2)));
  expect(activated).toEqual([true, true, false]);
  // Confirming twice is confirming once.
  expect(await register.activate(orders[0]?.name ?? "", 2)).toBe(true);
  expect(await register.counts()).toEqual({ active: 2, pending: 1 });
});

it("leaves a mailbox that has ended a watch alone for 30 days, unless it is freed [WATCH-10]", async () => {
  const register = newRegister();
  await register.remove(await active(register, "a"));
  nextDay();
  expect(await register.register(order("a"))).toBe("kept-back");
  await register.clearCooldown("a");
  expect(await register.register(order("a"))).toBe("registered");

  await register.remove(await active(register, "b"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + COOLDOWN_MS + 1 });
  expect(await register.register(order("b"))).toBe("registered");
  vi.useRealTimers();
});

it("forgets what nobody confirmed, and mailboxes that rest no longer; then it sleeps [WATCH-01] [WATCH-08]", async () => {
  const register = newRegister();
  await register.register(order("a"));
  await register.remove(await active(register, "b"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + COOLDOWN_MS + 5 * DAY });
  await runDurableObjectAlarm(register);
  const left = await runInDurableObject(register, async (_, { storage }) => [
    [...storage.sql.exec("SELECT * FROM watches")],
    [...storage.sql.exec("SELECT * FROM mailboxes")],
    await storage.getAlarm(),
  ]);
  expect(left).toEqual([[], [], null]);
  vi.useRealTimers();
});
