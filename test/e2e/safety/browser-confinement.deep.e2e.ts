// The Chromium for strangers' pages by itself, with nothing of the Worker's guard: what it may do, and whom it reaches.
import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { existsSync, mkdtempDisposableSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { clearHome } from "#scripts/browser/home.ts";
import { HOME_VARIABLE, PROXY_VARIABLE, wrapperPath } from "#scripts/browser/wrapper.ts";
import { findChromium, findWindowlessChromium } from "#scripts/chromium.ts";
import { startCaptureServer } from "../../support/design/capture-server.ts";
import { type ConfinedBrowser, startConfinedBrowser } from "../../support/design/confined-browser.ts";
import { type CanaryServer, startCanaryServer } from "../../support/proxy-client.ts";

/** With a window and without one: two builds that know different flags. */
const builds = [...new Set([findChromium(), findWindowlessChromium()])].filter((file) => file !== null);
/** Long enough for what a page sends late. */
const LATE_MS = 1_500;
/** Chromium itself is started up to three times in a test, beside whatever else runs. */
const TIMEOUT_MS = 120_000;
const REFUSAL = "Chromium does not start without the guarding proxy of scripts/serving/serve.ts.\n";
const RULES = { allowLoopback: true, ownHosts: [] };

/** Every way a page has by itself; `refused` by several names. */
const waysTo = (port: number, udpPort: number) => `<!doctype html><title>ways</title>
<link rel="preconnect" href="http://127.0.0.1:${port}"><link rel="dns-prefetch" href="//localhost:${port}">
<link rel="prefetch" href="http://localhost:${port}/prefetch"><link rel="stylesheet" href="http://127.0.0.1:${port}/css">
<img src="http://127.1:${port}/img"><img src="https://127.0.0.1:${port}/img"><iframe src="http://[::ffff:127.0.0.1]:${port}/frame"></iframe>
<script type="speculationrules">{"prefetch":[{"urls":["http://127.0.0.1:${port}/rules"],"eagerness":"immediate"}],
"prerender":[{"urls":["http://localhost:${port}/rules"],"eagerness":"immediate"}]}</script>
<script>
const quiet = (work) => { try { work()?.catch?.(() => {}) } catch {} };
quiet(() => fetch("http://127.0.0.1:${port}/fetch", { mode: "no-cors" }));
quiet(() => navigator.sendBeacon("http://localhost:${port}/beacon"));
quiet(() => new WebSocket("ws://127.0.0.1:${port}/socket"));
quiet(() => new EventSource("http://0.0.0.0:${port}/events"));
quiet(() => new WebTransport("https://127.0.0.1:${udpPort}/transport"));
quiet(() => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udpPort}" }, { urls: "turn:127.0.0.1:${port}?transport=tcp", username: "a", credential: "b" }] });
  peer.createDataChannel("x");
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
});
</script>`;

/** What shows at the address, its errors included. */
async function visit(browser: Browser, url: string, stayMs = 0): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url).catch(() => {});
  await page.waitForTimeout(stayMs);
  let text = "";
  // The page that says why there is none arrives a moment later.
  await expect.poll(async () => (text = await page.content().catch(() => ""))).toMatch(/<body[ >]/);
  await page.close();
  return text;
}

for (const build of builds) {
  test.describe(path.basename(build), () => {
    test.describe.configure({ mode: "default", timeout: TIMEOUT_MS });
    let refused: CanaryServer;
    let allowed: CanaryServer;
    let udp: ReturnType<typeof createSocket>;
    let datagrams = 0;
    let one: ConfinedBrowser;
    let cache: string;

    test.beforeAll(async () => {
      udp = createSocket("udp4", () => {
        datagrams += 1;
      });
      await new Promise<void>((resolve) => udp.bind(0, "127.0.0.1", resolve));
      refused = await startCanaryServer();
      allowed = await startCanaryServer((request, response) => {
        response.setHeader("content-type", "text/html");
        response.end(request.url === "/ways" ? waysTo(refused.port, udp.address().port) : "CANARY");
      });
      const ownHosts = [`127.0.0.1:${refused.port}`, `localhost:${refused.port}`, `[::1]:${refused.port}`];
      cache = mkdtempSync(path.join(os.tmpdir(), "paettken-wrapper-"));
      one = await startConfinedBrowser(build, { allowLoopback: true, ownHosts }, cache);
    });
    test.afterAll(async () => {
      await one?.stop();
      rmSync(cache, { recursive: true });
      await Promise.all([refused.stop(), allowed.stop(), new Promise<void>((resolve) => udp.close(resolve))]);
    });

    test("reaches what the proxy lets through, and nothing else by any way of its own [SAFE-06]", async () => {
      await visit(one.browser, `http://127.0.0.1:${allowed.port}/ways`, LATE_MS);
      for (const scheme of ["http", "https"])
        expect(await visit(one.browser, `${scheme}://localhost:${refused.port}/`)).not.toContain("CANARY");
      expect([refused.connections(), datagrams]).toEqual([0, 0]);
      expect(await visit(one.browser, `http://localhost:${allowed.port}/`)).toContain("CANARY");
    });

    test("runs without our rights, in its sandbox, and knows nothing of our settings [SAFE-32] [SAFE-33]", async () => {
      const page = await one.browser.newPage();
      await page.goto(`http://127.0.0.1:${allowed.port}/`);
      const { account, hasSandbox } = one.confinement;
      const processes = one.processes();
      await page.close();
      const uid = account?.uid ?? process.getuid?.();
      expect(processes.filter((each) => each.uid !== uid)).toEqual([]);
      expect(processes.filter(({ environment }) => environment.includes("SECRET_OF_THE_SITE"))).toEqual([]);
      const renderers = processes.filter(({ kind }) => kind === "renderer");
      expect(renderers).not.toEqual([]);
      expect(new Set(renderers.map(({ seccomp }) => seccomp === 2))).toEqual(new Set([hasSandbox]));
      if (process.getuid?.() === 0) expect(uid).not.toBe(0);
    });

    test("cannot read what is ours, although it may try [SAFE-32]", async () => {
      test.skip(one.confinement.account === null, "It runs as the user who runs the tests.");
      using folder = mkdtempDisposableSync(path.join(os.tmpdir(), "paettken-secret-"));
      writeFileSync(path.join(folder.path, "secret.txt"), "inquiries");
      expect(await visit(one.browser, `file://${folder.path}/secret.txt`)).not.toContain("inquiries");
      // So it was the file's rights, not the protocol.
      expect(await visit(one.browser, "file:///etc/passwd")).toContain("nobody");
    });

    test("leaves nothing behind, closed or killed [SAFE-32]", async () => {
      const closed = await startConfinedBrowser(build, RULES, cache);
      expect(readdirSync(closed.home)).toEqual([String(closed.wrapper.pid)]);
      const session = await closed.browser.newBrowserCDPSession();
      await session.send("Browser.close").catch(() => {});
      await expect.poll(() => readdirSync(closed.home)).toEqual([]);
      await closed.stop();
      const killed = await startConfinedBrowser(build, RULES, cache);
      process.kill(-(killed.wrapper.pid ?? 0), "SIGKILL");
      clearHome(killed.home);
      expect(existsSync(killed.home)).toBe(false);
      await killed.stop();
      const abandoned = await startConfinedBrowser(build, RULES, cache);
      clearHome(abandoned.home);
      expect(existsSync(abandoned.home)).toBe(false);
      await expect.poll(() => abandoned.processes()).toEqual([]);
      await abandoned.stop();
    });

    test("does not start without the proxy [SAFE-07]", () => {
      const start = (proxy?: string) => {
        const env = { ...process.env, [PROXY_VARIABLE]: proxy, [HOME_VARIABLE]: one.home };
        return spawnSync(wrapperPath(cache), ["--headless", "--dump-dom", "about:blank"], {
          env,
          encoding: "utf8",
        });
      };
      for (const proxy of [
        undefined,
        "",
        "127.0.0.1:",
        "127.0.0.1:80x",
        "10.0.0.1:80",
        "direct://",
        "x:127.0.0.1:80",
      ])
        expect(start(proxy)).toMatchObject({ status: 1, stdout: "", stderr: REFUSAL });
    });
  });
}

test("the browser that Miniflare starts stands behind the proxy, also where the Worker's guard lets a page pass [SAFE-06] [SAFE-34]", async () => {
  test.setTimeout(TIMEOUT_MS);
  const [refused, allowed] = await Promise.all([startCanaryServer(), startCanaryServer()]);
  const server = await startCaptureServer({ allowLoopback: true, ownHosts: [`127.0.0.1:${refused.port}`] });
  expect((await server.capture({ url: `http://127.0.0.1:${refused.port}/` })).ok).toBe(false);
  expect(refused.connections()).toBe(0);
  expect((await server.capture({ url: `http://127.0.0.1:${allowed.port}/` })).ok).toBe(true);
  expect(allowed.connections()).toBeGreaterThan(0);
  await server.stop();
  await Promise.all([refused.stop(), allowed.stop()]);
});
