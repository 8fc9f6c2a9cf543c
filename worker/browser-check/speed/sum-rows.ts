// Bytes by kind and host, blocked time by host, as lines of a list.
import { inGerman } from "#content/figures.ts";
import { speedTexts as texts } from "#content/report/speed-check.ts";
import { MAX_SPEED_ROWS, type SpeedRow } from "#contract/speed-check.ts";
import { isOwnHost } from "../../consent/own-host.ts";
import { counted } from "../../german/sentences.ts";
import { serviceAt } from "../../third-parties/service-index.ts";
import type { ByteSum, LoadedBytes, SlowLoad } from "./speed-reading.ts";
import { secondsWithSpread, spreadOf } from "./spread.ts";

const KILO = 1_000;
const MEGA = 1_000_000;
/** Less is not worth a line. */
const LEAST_BLOCKED_MS = 50;

export function totalOf({ byKind }: LoadedBytes): string {
  const all = sumOf(byKind);
  return texts.bytes.total(sizeOf(all.bytes), filesOf(all));
}

export function bytesOfKind({ byKind }: LoadedBytes): SpeedRow[] {
  return largestFirst(byKind).map((sum) => rowOf(texts.kinds[sum.kind], sum));
}

/** @param own host of the page */
export function bytesOfHost({ byHost, beyond }: LoadedBytes, own: string): SpeedRow[] {
  const hosts = largestFirst(byHost);
  const shown = hosts.slice(0, MAX_SPEED_ROWS - 1);
  const rest = sumOf([...hosts.slice(shown.length), beyond]);
  const rows = shown.map(({ host, ...sum }) => rowOf(nameOf(host, own), sum));
  return rest.files === 0 ? rows : [...rows, rowOf(texts.bytes.beyond, rest)];
}

/** Time of scripts in long frames, each host over all loads; without it 0 in a load that knows nothing of it. */
export function blockedRows(loads: readonly SlowLoad[], own: string): SpeedRow[] {
  const hosts = new Set(loads.flatMap(({ blocked }) => blocked.byHost.map(({ host }) => host)));
  return [...hosts]
    .flatMap((host) => {
      const times = loads.map(({ blocked }) => blocked.byHost.find((one) => one.host === host)?.ms ?? 0);
      const spread = spreadOf(times);
      return spread && spread.median >= LEAST_BLOCKED_MS ? [{ host, spread }] : [];
    })
    .sort((one, other) => other.spread.median - one.spread.median)
    .slice(0, MAX_SPEED_ROWS)
    .map(({ host, spread }) => ({ name: scriptsOf(host, own), value: secondsWithSpread(spread), note: "" }));
}

function scriptsOf(host: string, own: string): string {
  if (host === "") return texts.blocked.unnamed;
  return isOwnHost(host, own) ? texts.blocked.ownScripts : nameOf(host, own);
}

/** "fonts.example.org (Beispiel-Schriften)" */
function nameOf(host: string, own: string): string {
  if (isOwnHost(host, own)) return `${host} (${texts.bytes.own})`;
  const service = serviceAt({ host: host.toLowerCase(), address: "/", query: "" });
  return service ? `${host} (${service.name})` : host;
}

function rowOf(name: string, sum: ByteSum): SpeedRow {
  return { name, value: sizeOf(sum.bytes), note: filesOf(sum) };
}

function filesOf({ files }: ByteSum): string {
  return counted(files, texts.bytes.files.one, texts.bytes.files.many);
}

/** "742 kB", "1,2 MB"; less than a kilobyte is one. */
function sizeOf(bytes: number): string {
  if (bytes >= MEGA) return `${inGerman(bytes / MEGA, 1)}\u00a0MB`;
  return `${inGerman(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / KILO)))}\u00a0kB`;
}

function largestFirst<Sum extends ByteSum>(sums: readonly Sum[]): Sum[] {
  return sums.toSorted((one, other) => other.bytes - one.bytes || other.files - one.files);
}

function sumOf(sums: readonly ByteSum[]): ByteSum {
  return sums.reduce((all, { bytes, files }) => ({ bytes: all.bytes + bytes, files: all.files + files }), {
    bytes: 0,
    files: 0,
  });
}
