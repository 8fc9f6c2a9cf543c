// When a walk with the Tab key is over: a state that every press moves on, without a page.
import type { Arrival, WalkEnd } from "./keyboard-reading.ts";

export const MAX_STOPS = 40;
/** Presses in all: some stops hold several. */
export const MAX_PRESSES = 80;
/** Presses inside one embedded page, player or field for dates. */
const MAX_INSIDE = 15;
/** The same stop so often is no accident. */
const SAME_STOP = 3;
const DEAD_PRESSES = 3;
const MAX_TAKEN = 5;

export interface Walk {
  presses: number;
  /** Ids of the stops, each press one. */
  visits: number[];
  /** Presses in a row at the same stop, and in a row at stops that were known. */
  same: number;
  old: number;
  dead: number;
  taken: number;
  end: WalkEnd | null;
  /** Ids of those that repeat. */
  circle: number[];
}

export const newWalk: Walk = {
  presses: 0,
  visits: [],
  same: 0,
  old: 0,
  dead: 0,
  taken: 0,
  end: null,
  circle: [],
};

/** A "trap" still has to be told from a page that is through, and from a dialog. */
export function step(walk: Walk, arrival: Arrival): Walk {
  const next: Walk = { ...walk, presses: walk.presses + 1 };
  if (arrival.kind === "left") return { ...next, end: "page" };
  if (arrival.kind === "nowhere") return nowhere(next, arrival.taken !== null);
  const { id, isCompound } = arrival.stop;
  const isKnown = walk.visits.includes(id);
  const isSame = walk.visits.at(-1) === id;
  next.visits = [...walk.visits, id];
  next.dead = 0;
  next.same = isSame ? walk.same + 1 : 0;
  next.old = isKnown && !(isSame && isCompound) ? walk.old + 1 : 0;
  if (isSame && isCompound && next.same >= MAX_INSIDE) return { ...next, end: "frame", circle: [id] };
  if (isSame && !isCompound && next.same >= SAME_STOP) return { ...next, end: "trap", circle: [id] };
  const circle = [...new Set(next.visits.slice(-next.old))];
  // Once around and a step further.
  if (!isSame && next.old > Math.max(SAME_STOP, circle.length)) return { ...next, end: "trap", circle };
  const isFull = new Set(next.visits).size >= MAX_STOPS || next.presses >= MAX_PRESSES;
  return isFull ? { ...next, end: "limit" } : next;
}

function nowhere(next: Walk, isTaken: boolean): Walk {
  const taken = next.taken + (isTaken ? 1 : 0);
  const dead = isTaken ? 0 : next.dead + 1;
  const isDead = dead >= DEAD_PRESSES;
  const isOver = isDead || taken >= MAX_TAKEN || next.presses >= MAX_PRESSES;
  const end = isDead && next.visits.length === 0 && taken === 0 ? "dead" : "limit";
  return { ...next, taken, dead, end: isOver ? end : null };
}
