// What the loads of a slowed-down phone tell: times, places and sums as they were measured, not judged.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { Spot } from "../spot.ts";

/** Loads of one reading. */
export const WANTED_LOADS = 3;

/** What our script has seen from inside the page. Times in ms since `origin`. */
export interface SeenLoad {
  /** ms since 1970: when the document shown last was asked for. */
  origin: number;
  /** Null where nothing was painted. */
  fcp: number | null;
  lcp: LargestPaint | null;
  /** By session windows, as web-vitals defines it. */
  cls: number;
  /** What has shifted most, first. */
  shifted: ShiftedSpot[];
  /** Long frames of the main thread. */
  blocked: {
    /** What they take beyond 50 ms each, summed from the first paint on. */
    ms: number;
    longestMs: number;
    /** Scripts in all of them, by host, longest first. */
    byHost: HostTime[];
  };
}

export interface LargestPaint {
  ms: number;
  isImage: boolean;
  /** Null once it has left the document. */
  spot: Spot | null;
}

export interface ShiftedSpot {
  /** Shifts in which it took part, summed. */
  value: number;
  spot: Spot;
}

export interface HostTime {
  /** "" where the browser does not tell. */
  host: string;
  ms: number;
}

export const fileKinds = ["document", "script", "style", "image", "font", "media", "data", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Bytes as they came over the line. */
export interface ByteSum {
  bytes: number;
  files: number;
}

export interface LoadedBytes {
  byKind: (ByteSum & { kind: FileKind })[];
  byHost: (ByteSum & { host: string })[];
  /** From hosts beyond those that are told apart. */
  beyond: ByteSum;
}

/** As the page looked at some moment. */
export interface FilmFrame {
  /** Since the load began. */
  ms: number;
  /** JPEG as base64; null while nothing had been drawn. */
  picture: string | null;
}

export interface SlowLoad extends SeenLoad {
  /** Everything has come; false where its time was over before. */
  isComplete: boolean;
  /** What it took, or had. */
  spentMs: number;
  bytes: LoadedBytes;
}

export interface SpeedReading {
  /** Host of the page where it arrived. */
  host: string;
  /** One to WANTED_LOADS; none of them failed. */
  loads: SlowLoad[];
  /** Of the load whose largest paint is in the middle: its number in `loads`, the page at its end, how it came. */
  shown: { load: number; shot: PlainShot | null; film: FilmFrame[] };
}
