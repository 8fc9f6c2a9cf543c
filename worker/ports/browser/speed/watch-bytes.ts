// How many bytes a tab gets over the line, by kind of file and by host.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";
import type { ByteSum, FileKind, LoadedBytes } from "../../../browser-check/speed/speed-reading.ts";
import type { Tab } from "../tab.ts";

/** Hosts that are told apart, and files that are counted; pages of ordinary size have 20 and 100. */
const MAX_HOSTS = 60;
const MAX_FILES = 1_000;
const MAX_HOST = 253;
const KINDS: Record<string, FileKind> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Image: "image",
  Font: "font",
  Media: "media",
  XHR: "data",
  Fetch: "data",
  EventSource: "data",
};

/** One file: what is counted of it already, and the sums it belongs to. */
interface File {
  bytes: number;
  sums: ByteSum[];
}

type Asked = Pick<CDPEvents["Network.requestWillBeSent"], "request" | "type">;

/** Call before the tab goes anywhere. @returns the sums until now */
export function watchBytes({ session }: Pick<Tab, "session">): () => LoadedBytes {
  const byKind = new Map<FileKind, ByteSum>();
  const byHost = new Map<string, ByteSum>();
  const beyond: ByteSum = { bytes: 0, files: 0 };
  const files = new Map<string, File>();

  const sumOf = <Key>(sums: Map<Key, ByteSum>, key: Key, max: number): ByteSum => {
    const known = sums.get(key);
    if (known) return known;
    if (sums.size >= max) return beyond;
    const sum = { bytes: 0, files: 0 };
    sums.set(key, sum);
    return sum;
  };
  const begin = ({ request: { url }, type }: Asked): File | null => {
    if (files.size >= MAX_FILES || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
    const host = new URL(url).hostname.slice(0, MAX_HOST);
    const kind = KINDS[type ?? ""] ?? "other";
    const sums = [sumOf(byKind, kind, Number.POSITIVE_INFINITY), sumOf(byHost, host, MAX_HOSTS)];
    for (const sum of sums) sum.files += 1;
    return { bytes: 0, sums };
  };
  const add = (file: File | undefined, bytes: number) => {
    if (!file || !(bytes > 0)) return;
    file.bytes += bytes;
    for (const sum of file.sums) sum.bytes += bytes;
  };
  const listen = (of: CDPSession) => {
    of.on("Network.requestWillBeSent", ({ requestId, redirectResponse, ...asked }) => {
      add(files.get(requestId), redirectResponse?.encodedDataLength ?? 0);
      const file = begin(asked);
      if (file) files.set(requestId, file);
    });
    of.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
      add(files.get(requestId), encodedDataLength),
    );
    // The sum with its headers, known once the file is there.
    of.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      add(file, encodedDataLength - (file?.bytes ?? 0));
    });
  };
  listen(session);
  session.on("sessionattached", listen);
  return () => ({
    byKind: [...byKind].map(([kind, sum]) => ({ kind, ...sum })),
    byHost: [...byHost].map(([host, sum]) => ({ host, ...sum })),
    beyond,
  });
}
