// What is counted and kept while a page loads slowly: bytes, pictures, the guard's own time. Events as Chromium sends them.
import type { CDPSession } from "@cloudflare/puppeteer";
import { describe, expect, it } from "vitest";
import { FILM_FRAMES, MAX_FRAME_LENGTH } from "#contract/speed-check.ts";
import { picturesOf, startFilm } from "#worker/ports/browser/speed/film.ts";
import { watchGuard } from "#worker/ports/browser/speed/guard-time.ts";
import { SLOW_LINE } from "#worker/ports/browser/speed/slow-phone.ts";
import { watchBytes } from "#worker/ports/browser/speed/watch-bytes.ts";

/** A session that tells what it is told to tell. */
function fakeSession() {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const sent: string[] = [];
  const session = {
    on: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name: string) => listeners.delete(name),
    send: async (name: string) => {
      sent.push(name);
      return {};
    },
  } as unknown as CDPSession;
  const tell = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  return { session, tell, sent };
}

const asked = (requestId: string, url: string, type: string, more: object = {}) => ({
  requestId,
  request: { url },
  type,
  ...more,
});

describe("the slow line", () => {
  it("is Lighthouse's: 562.5 ms, 1.6 Mbit/s and 750 kbit/s times 0.9, in bytes [VISIT-10]", () => {
    expect(SLOW_LINE).toEqual({
      offline: false,
      latency: 562.5,
      downloadThroughput: 188_743,
      uploadThroughput: 86_400,
    });
  });
});

describe("bytes of a load", () => {
  it("are summed by kind and host, redirects and headers included, unfinished files by what came [VISIT-11]", () => {
    const { session, tell } = fakeSession();
    const bytes = watchBytes({ session });
    tell("Network.requestWillBeSent", asked("1", "https://firma.de/", "Document"));
    tell(
      "Network.requestWillBeSent",
      asked("1", "https://www.firma.de/", "Document", { redirectResponse: { encodedDataLength: 300 } }),
    );
    tell("Network.dataReceived", { requestId: "1", encodedDataLength: 4_000 });
    tell("Network.loadingFinished", { requestId: "1", encodedDataLength: 4_500 });
    tell("Network.requestWillBeSent", asked("2", "https://cdn.example/a.jpg", "Image"));
    tell("Network.dataReceived", { requestId: "2", encodedDataLength: 7_000 });
    tell("Network.requestWillBeSent", asked("3", "data:image/png;base64,AA==", "Image"));
    expect(bytes()).toEqual({
      byKind: [
        { kind: "document", bytes: 4_800, files: 2 },
        { kind: "image", bytes: 7_000, files: 1 },
      ],
      byHost: [
        { host: "firma.de", bytes: 300, files: 1 },
        { host: "www.firma.de", bytes: 4_500, files: 1 },
        { host: "cdn.example", bytes: 7_000, files: 1 },
      ],
      beyond: { bytes: 0, files: 0 },
    });
  });

  it("of thousands of hosts stay a short list, whatever they are called [VISIT-13]", () => {
    const { session, tell } = fakeSession();
    const bytes = watchBytes({ session });
    for (const host of ["__proto__", "constructor"])
      tell("Network.requestWillBeSent", asked(host, `https://${host}/`, "Script"));
    for (let index = 0; index < 5_000; index++) {
      tell("Network.requestWillBeSent", asked(`${index}`, `https://h${index}.example/`, "Script"));
      tell("Network.dataReceived", { requestId: `${index}`, encodedDataLength: 10 });
    }
    const { byHost, beyond, byKind } = bytes();
    expect(byHost).toHaveLength(60);
    expect(byHost[0]).toEqual({ host: "__proto__", bytes: 0, files: 1 });
    expect(beyond).toEqual({ bytes: 9_400, files: 940 });
    expect(byKind).toEqual([{ kind: "script", bytes: 9_980, files: 1_000 }]);
  });
});

describe("the film of a load", () => {
  const kept = (at: number, picture: string) => ({ at, picture });

  it("has eight pictures at equal distances up to the last change, none while nothing was drawn [VISIT-11]", () => {
    const film = picturesOf(
      [kept(900, "before"), kept(1_100, "blank"), kept(1_500, "a"), kept(2_600, "b"), kept(3_000, "b")],
      1_000,
      { first: 500, largest: 800 },
    );
    expect(film.map(({ ms, picture }) => [ms, picture])).toEqual([
      [200, null],
      [400, null],
      [600, "a"],
      [800, "a"],
      [1_000, "a"],
      [1_200, "a"],
      [1_400, "a"],
      [1_600, "b"],
    ]);
  });

  it("lasts until the largest paint at least, and is eight pictures of a page that never changes [VISIT-11]", () => {
    const film = picturesOf([kept(1_500, "blank")], 1_000, { first: null, largest: 4_000 });
    expect(film).toHaveLength(FILM_FRAMES);
    expect(film.at(-1)).toEqual({ ms: 4_000, picture: null });
  });

  it("of a page that never rests keeps few pictures, none too large, and looks away in the end [VISIT-13]", async () => {
    const { session, tell, sent } = fakeSession();
    const film = await startFilm({ session, during: (work: Promise<unknown>) => work } as never, 100);
    for (let index = 0; index < 5_000; index++)
      tell("Page.screencastFrame", {
        data: index % 2 === 0 ? "x".repeat(MAX_FRAME_LENGTH + 1) : `frame ${index}`,
        metadata: { timestamp: 1 + index / 1_000 },
        sessionId: index,
      });
    expect(sent.filter((name) => name === "Page.screencastFrameAck").length).toBeLessThanOrEqual(600);
    expect(sent).toContain("Page.stopScreencast");
    const pictures = film.pictures(1_000, { first: 0, largest: 0 });
    expect(pictures).toHaveLength(FILM_FRAMES);
    for (const { picture } of pictures) expect(picture?.length ?? 0).toBeLessThanOrEqual(MAX_FRAME_LENGTH);
  });
});

describe("the guard's own time", () => {
  const wish = (requestId: string, timestamp: number, more: object = {}) =>
    asked(requestId, "https://firma.de/", "Document", { frameId: "main", timestamp, ...more });
  const timing = (requestTime: number, receiveHeadersEnd: number) => ({ requestTime, receiveHeadersEnd });

  it("is what lies between wish and request, and between head and arrival, at every hop [VISIT-10]", () => {
    const { session, tell } = fakeSession();
    const ms = watchGuard(session, (id) => id === "main");
    tell("Network.requestWillBeSent", wish("1", 10));
    tell("Network.requestWillBeSent", wish("1", 10.75, { redirectResponse: { timing: timing(10.02, 700) } }));
    tell("Network.responseReceived", {
      requestId: "1",
      timestamp: 11.5,
      response: { timing: timing(10.78, 700) },
    });
    expect(Math.round(ms())).toBe(20 + 30 + 30 + 20);
  });

  it("begins anew with a document that a script leads on to, and leaves frames and files alone [VISIT-10]", () => {
    const { session, tell } = fakeSession();
    const ms = watchGuard(session, (id) => id === "main");
    tell("Network.requestWillBeSent", wish("1", 10));
    tell("Network.responseReceived", {
      requestId: "1",
      timestamp: 11,
      response: { timing: timing(10.4, 500) },
    });
    tell("Network.requestWillBeSent", wish("2", 12));
    tell("Network.requestWillBeSent", { ...wish("3", 13), frameId: "other" });
    tell("Network.responseReceived", {
      requestId: "2",
      timestamp: 12.6,
      response: { timing: timing(12.01, 580) },
    });
    tell("Network.responseReceived", { requestId: "3", timestamp: 20, response: { timing: timing(13, 1) } });
    expect(Math.round(ms())).toBe(20);
  });

  it("cannot be made long by a clock that makes no sense [VISIT-13]", () => {
    const { session, tell } = fakeSession();
    const ms = watchGuard(session, () => true);
    tell("Network.requestWillBeSent", wish("1", 10));
    tell("Network.responseReceived", {
      requestId: "1",
      timestamp: 9_999,
      response: { timing: timing(5, -1) },
    });
    expect(ms()).toBe(3_000);
  });
});
