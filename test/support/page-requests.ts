// `fetchPage` called as the analysis calls it, against the hostile server or a table of answers.
import { inject } from "vitest";
import type { AddressGuard } from "#worker/address-guard/check-address.ts";
import { crawlerUserAgent, type FetchResult, fetchPage } from "#worker/seo/fetch/fetch-page.ts";
import { loopbackGuard } from "./seo/crawl.ts";

/** Long enough for a loaded machine, far below the server's patience. */
const DEADLINE_MS = 5000;
export const SHORT_DEADLINE_MS = 400;

interface Options {
  guard?: AddressGuard;
  fetch?: typeof fetch;
  deadlineMs?: number;
  /** Instead of `deadlineMs`: a deadline that passes when the test says so. */
  deadline?: AbortSignal;
  signal?: AbortSignal;
}

export function get(address: string, options: Options = {}): Promise<FetchResult> {
  const target = address.startsWith("/") ? `${inject("hostileOrigin")}${address}` : address;
  return fetchPage(
    target,
    {
      fetch: options.fetch ?? fetch,
      guard: options.guard ?? loopbackGuard(),
      now: Date.now,
      userAgent: crawlerUserAgent("https://paettken.de"),
    },
    {
      signal: options.signal ?? new AbortController().signal,
      deadline: options.deadline ?? AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS),
    },
  );
}

export async function open(address: string, options: Options = {}) {
  const result = await get(address, options);
  if (!result.ok) throw new Error(`Expected a page, got ${result.code}`);
  return result.page;
}

/** All that came before the end, whatever the end. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    text += "(abgebrochen)";
  }
  return text;
}

export async function read(address: string, options: Options = {}) {
  const page = await open(address, options);
  return { page, text: await textOf(page.body.stream) };
}
