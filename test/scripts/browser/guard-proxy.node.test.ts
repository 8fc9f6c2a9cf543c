import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  connectToResolved,
  type GuardProxy,
  ownLoopbackHosts,
  startGuardProxy,
} from "#scripts/browser/guard-proxy.ts";
import {
  askProxy,
  type CanaryServer,
  getThrough,
  startCanaryServer,
  tunnelThrough,
} from "#test/support/proxy-client.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function proxied(...options: Parameters<typeof startGuardProxy>): Promise<GuardProxy> {
  const proxy = await startGuardProxy(...options);
  stops.push(proxy.close);
  return proxy;
}

async function canary(): Promise<CanaryServer> {
  const server = await startCanaryServer();
  stops.push(server.stop);
  return server;
}

/** A proxy whose names lead to these addresses; what it would connect to leads to `port` instead. */
async function resolving(answers: string[][], port: number) {
  const asked: string[] = [];
  const targets: [readonly string[], number][] = [];
  const proxy = await proxied(
    { allowLoopback: false, ownHosts: [] },
    {
      resolveHost: async (host) => {
        asked.push(host);
        return answers[Math.min(asked.length, answers.length) - 1] ?? [];
      },
      connectTo: (addresses, targetPort) => {
        targets.push([addresses, targetPort]);
        return connect(port, "127.0.0.1");
      },
    },
  );
  return { proxy, asked, targets };
}

describe("the guarding proxy", () => {
  it("lets loopback be reached where it is allowed, by plain requests and through tunnels [SAFE-06]", async () => {
    const server = await canary();
    const { endpoint } = await proxied({ allowLoopback: true, ownHosts: [] });
    for (const host of ["127.0.0.1", "localhost"]) {
      expect(await getThrough(endpoint, `http://${host}:${server.port}/`)).toMatch(
        /^HTTP\/1.1 200[\s\S]*CANARY$/,
      );
      expect(await tunnelThrough(endpoint, `${host}:${server.port}`)).toMatch(/^HTTP\/1.1 200[\s\S]*CANARY$/);
    }
    expect(server.connections()).toBe(4);
  });

  it.each([
    ["127.0.0.1", false],
    ["localhost", false],
    ["localhost.", false],
    ["2130706433", false],
    ["0x7f.1", false],
    ["0177.0.0.1", false],
    ["127.1", false],
    ["[::1]", false],
    ["[::ffff:127.0.0.1]", false],
    ["[::ffff:7f00:1]", true],
    ["0.0.0.0", true],
    ["0", true],
    ["[::]", true],
    ["x.localhost", true],
  ])(
    "refuses %s with 403, loopback allowed: %s, and nobody knocks [SAFE-06]",
    async (host, allowLoopback) => {
      const server = await canary();
      const { endpoint } = await proxied({ allowLoopback, ownHosts: [] });
      expect(await getThrough(endpoint, `http://${host}:${server.port}/`)).toMatch(/^HTTP\/1.1 403 /);
      expect(await tunnelThrough(endpoint, `${host}:${server.port}`)).toMatch(/^HTTP\/1.1 403 /);
      expect(server.connections()).toBe(0);
    },
  );

  it("refuses the site itself under every name, and itself [SAFE-06]", async () => {
    const server = await canary();
    const { endpoint } = await proxied({ allowLoopback: true, ownHosts: ownLoopbackHosts(server.port) });
    for (const host of ["127.0.0.1", "localhost", "LOCALHOST.", "[::1]", "0x7f000001"]) {
      expect(await getThrough(endpoint, `http://${host}:${server.port}/`)).toMatch(/^HTTP\/1.1 403 /);
      expect(await tunnelThrough(endpoint, `${host}:${server.port}`)).toMatch(/^HTTP\/1.1 403 /);
    }
    expect(server.connections()).toBe(0);
    expect(await getThrough(endpoint, `http://${endpoint}/`)).toMatch(/^HTTP\/1.1 403 /);
    expect(ownLoopbackHosts(80)).toContain("localhost");
  });

  it("asks for a name once and connects to the addresses of that answer [SAFE-06]", async () => {
    const server = await canary();
    const { proxy, asked, targets } = await resolving([["93.184.216.34", "2606:2800::1"]], server.port);
    expect(await getThrough(proxy.endpoint, "http://public.de/")).toMatch(/CANARY$/);
    expect(await tunnelThrough(proxy.endpoint, "public.de:443")).toMatch(/CANARY$/);
    expect(asked).toEqual(["public.de", "public.de"]);
    expect(targets).toEqual([
      [["93.184.216.34", "2606:2800::1"], 80],
      [["93.184.216.34", "2606:2800::1"], 443],
    ]);
  });

  it("refuses a name as soon as one of its addresses is not public, also when it was public before [SAFE-06]", async () => {
    const server = await canary();
    const answers = [["93.184.216.34"], ["93.184.216.34", "10.0.0.1"], ["127.0.0.1"], []];
    const { proxy, targets } = await resolving(answers, server.port);
    const replies: string[] = [];
    for (const _ of answers)
      replies.push((await getThrough(proxy.endpoint, "http://public.de/")).slice(9, 12));
    expect(replies).toEqual(["200", "403", "403", "403"]);
    expect(targets).toHaveLength(1);
  });

  it("answers nothing but requests to a proxy: a web page's fetch gets 400 [SAFE-06]", async () => {
    const { endpoint } = await proxied({ allowLoopback: true, ownHosts: [] });
    for (const line of [
      "GET /",
      "POST //127.0.0.1:80/",
      "GET https://public.de/",
      "GET ftp://public.de/",
      "OPTIONS *",
    ])
      expect(await askProxy(endpoint, `${line} HTTP/1.1\r\nHost: ${endpoint}\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      );
    for (const target of ["x:y@127.0.0.1:80", "127.0.0.1:80/path", "127.0.0.1:80?", "\\127.0.0.1:80"])
      expect(await tunnelThrough(endpoint, target)).toMatch(/^HTTP\/1.1 40[03] /);
  });
});

describe("the proxy's connections", () => {
  it("end at the far end when the browser is gone, and all of them with the proxy [SAFE-06]", async () => {
    const held: Socket[] = [];
    // Never closes by itself, as a hostile server would not.
    const holder: Server = createServer({ allowHalfOpen: true }, (socket) => {
      held.push(socket.resume().on("error", () => {}));
    });
    await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
    stops.push(async () => {
      for (const socket of held) socket.destroy();
      holder.close();
    });
    const { port } = holder.address() as { port: number };
    const proxy = await startGuardProxy({ allowLoopback: true, ownHosts: [] });
    const open = () => connect(Number(proxy.endpoint.split(":")[1]), "127.0.0.1").on("error", () => {});
    const request = `CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`;
    const gone = open();
    gone.write(request);
    await new Promise((resolve) => gone.once("data", resolve));
    const ends = new Promise((resolve) => held[0]?.once("end", resolve));
    gone.destroy();
    await ends;
    // Half closed would not do: what nobody reads any more is refused.
    await vi.waitFor(() => {
      held[0]?.write("still there?");
      expect(held[0]?.destroyed).toBe(true);
    });
    const kept = open();
    kept.write(request);
    await new Promise((resolve) => kept.once("data", resolve));
    const closed = new Promise((resolve) => kept.once("close", resolve));
    await proxy.close();
    await closed;
    await vi.waitFor(() => expect(held[1]?.readableEnded).toBe(true));
  });

  it("on which nothing moves are closed, tunnels and others [SAFE-06]", async () => {
    const silent = await startCanaryServer(() => {});
    stops.push(silent.stop);
    const { endpoint } = await proxied({ allowLoopback: true, ownHosts: [] }, { idleMs: 100 });
    const target = `127.0.0.1:${silent.port}`;
    expect(await tunnelThrough(endpoint, target)).toBe("HTTP/1.1 200 Connection Established\r\n\r\n");
    expect(await getThrough(endpoint, `http://${target}/`)).toMatch(/^(HTTP\/1.1 5\d\d |$)/);
    expect(await askProxy(endpoint, "")).toBe("");
  });

  it("go to the addresses given and ask no resolver for any name [SAFE-06]", async () => {
    const server = await canary();
    const attempts: string[] = [];
    const record = (message: unknown) => {
      (message as { socket: Socket }).socket.on("connectionAttempt", (ip) => attempts.push(ip));
    };
    subscribe("net.client.socket", record);
    const socket = connectToResolved(["127.0.0.1"], server.port);
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.destroy();
    const unreadable = connectToResolved(["localhost"], server.port);
    await new Promise((resolve) => unreadable.once("error", resolve));
    unsubscribe("net.client.socket", record);
    expect(attempts).toEqual(["127.0.0.1"]);
    expect(server.connections()).toBe(1);
  });

  it("that fail or are cut off leave the proxy standing [SAFE-06]", async () => {
    const gone = await startCanaryServer();
    await gone.stop();
    const cutting = await startCanaryServer((request) => request.socket.destroy());
    stops.push(cutting.stop);
    const { endpoint } = await proxied({ allowLoopback: true, ownHosts: [] });
    expect(await tunnelThrough(endpoint, `127.0.0.1:${gone.port}`)).toMatch(/^HTTP\/1.1 502 /);
    expect(await getThrough(endpoint, `http://127.0.0.1:${gone.port}/`)).toMatch(/^HTTP\/1.1 5\d\d /);
    await tunnelThrough(endpoint, `127.0.0.1:${cutting.port}`);
    await getThrough(endpoint, `http://127.0.0.1:${cutting.port}/`);
    await askProxy(endpoint, "\0\0\0 nonsense\r\n\r\n");
    const server = await canary();
    expect(await getThrough(endpoint, `http://127.0.0.1:${server.port}/`)).toMatch(/CANARY$/);
  });
});
