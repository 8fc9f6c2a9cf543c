// What the folder of a local server's state still tells about analysed addresses: nothing but the crawls of whole sites, which keep
// their result for a day. A server and a site of its own, and whatever the runtime writes: state, temporary files, log.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { freePort } from "#scripts/serving/free-port.ts";
import { type RunningSite, serve } from "#scripts/serving/serve.ts";
import { filesWith } from "../../support/text-in-files.ts";

/** Any address of 127.0.0.0/8 leads to this machine; nothing else here uses this one. */
const HOST = "127.83.112.249";
/** Nobody listens there. */
const SILENT_HOST = "127.83.112.250";
/** Stands in every path of the site. */
const WORD = "quappenweiher-7731";
const MARKS = [HOST, SILENT_HOST, WORD];
const CRAWLS = path.join("v3", "do", "paettken-SiteCrawl");
const JSON_CALL = { "Content-Type": "application/json", Authorization: "Bearer pk_paettken_public" };
const KEPT_HOURS = 24;

test.describe.configure({ mode: "serial", timeout: 240_000 });

let folder = "";
let port = 0;
let site: RunningSite | null = null;
let stranger: Server;
const log: string[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "paettken-addresses-"));
  mkdirSync(path.join(folder, "temporary"));
  port = await freePort();
  stranger = await strangersSite();
  await start();
});

test.afterAll(async () => {
  await site?.kill();
  stranger.close();
  rmSync(folder, { recursive: true, force: true });
});

test("analyses, failed ones and ratings leave no analysed address in the state folder [SAFE-27]", async () => {
  const { port: at } = stranger.address() as AddressInfo;
  const good = `http://${HOST}:${at}/${WORD}/`;
  const report = await analyse({ url: good, keywords: ["Weiher"] });
  expect(report.status).toBe(200);
  const { designToken } = (await report.json()) as { designToken?: string };
  // Rated where a browser is found; refused otherwise. Both may write something down.
  await call("visual-design-analyzer", { url: good, designToken: designToken ?? "none" });
  const events = await analyse({ url: `${good}?with=events` }, { Accept: "text/event-stream" });
  expect(await events.text()).toContain("event: result");
  const failing = [
    `${good}broken`,
    `${good}error`,
    `http://${SILENT_HOST}:${at}/${WORD}/`,
    `ftp://${HOST}/${WORD}`,
  ];
  for (const url of failing) expect((await analyse({ url })).status).toBeGreaterThanOrEqual(400);
  expect(filesWith(folder, MARKS)).toEqual([]);
  await site?.stop();
  expect(filesWith(folder, MARKS)).toEqual([]);
  expect(MARKS.filter((mark) => log.join("\n").includes(mark))).toEqual([]);
});

test("a crawl of a whole site keeps its addresses in its own object alone, and for a day [SAFE-27]", async () => {
  await start();
  const { port: at } = stranger.address() as AddressInfo;
  const answer = await analyse({ url: `http://${HOST}:${at}/${WORD}/`, wholeSite: true });
  const { siteCrawl } = (await answer.json()) as { siteCrawl: { id: string } };
  await expect.poll(() => stateOf(siteCrawl.id), { timeout: 60_000 }).toBe("done");
  const held = filesWith(folder, MARKS);
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter((file) => !file.startsWith(CRAWLS))).toEqual([]);
  await site?.stop();
  expect(filesWith(folder, MARKS).filter((file) => !file.startsWith(CRAWLS))).toEqual([]);

  dayLater();
  await start();
  await expect.poll(() => statusOf(siteCrawl.id), { timeout: 30_000 }).toBe(404);
  await site?.stop();
  expect(filesWith(folder, MARKS)).toEqual([]);
  expect(MARKS.filter((mark) => log.join("\n").includes(mark))).toEqual([]);
});

async function start(): Promise<void> {
  const env = {
    ...process.env,
    CRAWL_ALLOW_LOOPBACK: "on",
    RATE_LIMITS: "off",
    SEO_DAILY_LIMIT: "1000",
    TMPDIR: path.join(folder, "temporary"),
  };
  site = await serve(port, folder, env, (line) => log.push(line));
}

function call(name: string, body: object, headers: object = {}): Promise<Response> {
  const init = { method: "POST", body: JSON.stringify(body), headers: { ...JSON_CALL, ...headers } };
  return fetch(`http://localhost:${port}/functions/v1/${name}`, init);
}

function analyse(body: object, headers: object = {}): Promise<Response> {
  return call("seo-crawler", body, headers);
}

function crawl(id: string): Promise<Response> {
  return fetch(`http://localhost:${port}/functions/v1/site-crawl/${id}`, { headers: JSON_CALL });
}

async function statusOf(id: string): Promise<number> {
  return (await crawl(id)).status;
}

async function stateOf(id: string): Promise<string> {
  return ((await (await crawl(id)).json()) as { state: string }).state;
}

/** Makes every crawl on disk a day older, and its alarm due. */
function dayLater(): void {
  const objects = path.join(folder, CRAWLS);
  for (const name of readdirSync(objects).filter((file) => file.endsWith(".sqlite"))) {
    const database = new DatabaseSync(path.join(objects, name));
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    for (const { name: table } of tables) {
      if (table === "_cf_ALARM") database.exec("UPDATE _cf_ALARM SET scheduled_time = 1");
      // The object's own alarm, in nanoseconds.
      if (table === "_cf_METADATA") database.exec("UPDATE _cf_METADATA SET value = 1 WHERE key = 1");
      if (table !== "_cf_KV") continue;
      for (const { key, value } of database.prepare("SELECT key, value FROM _cf_KV").all())
        database
          .prepare("UPDATE _cf_KV SET value = ? WHERE key = ?")
          .run(older(value as Uint8Array), String(key));
    }
    database.close();
  }
}

/** JSON in a buffer that V8 has serialised: times of this minute or so, so many digits before as after. */
function older(stored: Uint8Array): Buffer {
  const text = Buffer.from(stored).toString("latin1");
  const aged = text.replace(/\b1\d{12}\b/g, (time: string) =>
    Math.abs(Number(time) - Date.now()) < 600_000
      ? String(Number(time) - (KEPT_HOURS + 1) * 3_600_000)
      : time,
  );
  return Buffer.from(aged, "latin1");
}

/** A few pages whose addresses all hold the word; one answers with an error, one breaks off. */
async function strangersSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", `http://${HOST}`);
    if (pathname.endsWith("/broken")) return void request.socket.destroy();
    if (pathname.endsWith("/error")) return void response.writeHead(500).end();
    if (!pathname.startsWith(`/${WORD}/`)) return void response.writeHead(404).end();
    const links = ["", "a", "b", "c", "error"].map((name) => `<a href="/${WORD}/${name}">${name} Seite</a>`);
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><html lang="de"><title>Weiher ${pathname}</title><h1>Weiher</h1><p>Ein Text.</p>${links.join(" ")}`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return server;
}
