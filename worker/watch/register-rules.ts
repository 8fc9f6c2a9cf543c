// How many watches there may be, and of whom.

export const REGISTER_NAME = "register";
/** Watches of one mailbox. */
export const MAX_WATCHES_PER_MAILBOX = 3;
/** For so long a mailbox that has ended a watch gets no new confirmation, whoever asks for one. */
export const COOLDOWN_MS = 30 * 86_400_000;

export interface Registration {
  /** Name of the watch's object. */
  name: string;
  mailbox: string;
  /** The address that is watched. */
  site: string;
  /** Watches that there may be. */
  limit: number;
}

/** "full": there is no room for anybody. "kept-back": this mailbox gets no mail now; who asked is not told why. */
export type Registered = "registered" | "full" | "kept-back";
