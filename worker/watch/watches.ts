// Watches as routes see them; one of them is watch.ts, their number is kept by watch-register.ts.
import { fromBase64Url, randomId, toBase64Url } from "../encoding.ts";
import { derivedKey, isHashOf, keyedHash, keyedName } from "../keyed-hash.ts";
import { COOLDOWN_MS, type Registered, type Registration } from "./register-rules.ts";
import type { Run } from "./runs.ts";
import type { WatchOrder, WatchView } from "./watch-state.ts";

export interface NewWatchOrder {
  email: string;
  url: string;
  wholeSite: boolean;
  /** The report that led here. */
  first: Run;
}

export interface Watches {
  /** A confirmation leaves where the answer is "registered". */
  start(order: NewWatchOrder): Promise<Registered>;
  view(id: string): Promise<WatchView | null>;
  confirm(id: string): Promise<"done" | "full" | "gone">;
  /** Null where there was none; else a permission to begin anew, for whoever has just ended it. */
  end(id: string): Promise<string | null>;
  /** Whether it was one. */
  restart(permission: string): Promise<boolean>;
  /** Ends all watches of an address and forgets that it had any; how many. */
  erase(email: string): Promise<number>;
}

export interface WatchStore {
  create(order: WatchOrder): Promise<void>;
  view(): Promise<WatchView | null>;
  confirm(): Promise<"done" | "full" | "gone">;
  end(): Promise<string | null>;
}

export interface RegisterStore {
  register(registration: Registration): Promise<Registered>;
  activate(name: string, limit: number): Promise<boolean>;
  remove(name: string): Promise<void>;
  clearCooldown(mailbox: string): Promise<void>;
  namesOf(mailbox: string): Promise<string[]>;
  forget(mailbox: string): Promise<void>;
  counts(): Promise<{ active: number; pending: number }>;
}

/** Name of the object behind an id. */
export function watchName(secret: string, id: string): Promise<string> {
  return keyedName(secret, "watch", id);
}
/** A mailbox' keyed hash, end of life in base 36, 32 bytes in base64url. */
const PERMISSION = /^([0-9a-f]{64})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

interface WatchesDeps {
  /** Newly at every call: a stub breaks when its object restarts. */
  openWatch: (name: string) => WatchStore;
  openRegister: () => RegisterStore;
  secret: string;
  /** The mailbox behind an address: several addresses may lead to one. */
  mailboxOf: (email: string) => string;
  limit: number;
  now: () => number;
}

export function createWatches({
  openWatch,
  openRegister,
  secret,
  mailboxOf,
  limit,
  now,
}: WatchesDeps): Watches {
  const nameOf = (id: string) => watchName(secret, id);
  const mailboxHash = (email: string) => keyedName(secret, "mailbox of a watch", mailboxOf(email));
  const keyOf = () => derivedKey(secret, "permission to watch again");
  const storeOf = async (id: string) => openWatch(await nameOf(id));
  return {
    async start({ email, url, wholeSite, first }) {
      const id = randomId();
      const name = await nameOf(id);
      const site = await keyedName(secret, "site of a watch", url);
      const registered = await openRegister().register({
        name,
        mailbox: await mailboxHash(email),
        site,
        limit,
      });
      if (registered === "registered")
        await openWatch(name).create({ name, id, email, url, wholeSite, first });
      return registered;
    },
    view: async (id) => (await storeOf(id)).view(),
    confirm: async (id) => (await storeOf(id)).confirm(),
    async end(id) {
      const email = await (await storeOf(id)).end();
      if (email === null) return null;
      const text = `${await mailboxHash(email)}.${(now() + COOLDOWN_MS).toString(36)}`;
      return `${text}.${toBase64Url(await keyedHash(await keyOf(), text))}`;
    },
    async restart(permission) {
      const [, mailbox = "", ends = "", hash = ""] = PERMISSION.exec(permission) ?? [];
      if (hash === "" || Number.parseInt(ends, 36) <= now()) return false;
      if (!(await isHashOf(await keyOf(), fromBase64Url(hash), `${mailbox}.${ends}`))) return false;
      await openRegister().clearCooldown(mailbox);
      return true;
    },
    async erase(email) {
      const mailbox = await mailboxHash(email);
      const register = openRegister();
      const names = await register.namesOf(mailbox);
      for (const name of names) await openWatch(name).end();
      await register.forget(mailbox);
      return names.length;
    },
  };
}
