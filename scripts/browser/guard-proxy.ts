// The only network access of the Chromium for local ratings: a proxy that checks every host and connects to the checked addresses only.
import { Agent, type IncomingMessage } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import { RequestError, Server } from "proxy-chain";
import { checkAddress } from "#worker/address-guard/check-address.ts";
import type { AddressRules } from "#worker/address-guard/public-address.ts";
import type { ResolveHost } from "#worker/address-guard/resolve-host.ts";
import { resolveBySystem } from "../audit/resolve-by-system.ts";

export interface GuardProxy {
  /** "127.0.0.1:port", which Chromium gets as its proxy and the Worker as the one loopback address it trusts. */
  endpoint: string;
  close: () => Promise<void>;
}

/** Replaced in tests. */
export interface Outside {
  resolveHost: ResolveHost;
  /** Gets checked addresses, never a name. */
  connectTo: (addresses: readonly string[], port: number) => Socket;
  idleMs: number;
}

/** Two viewports of a page open about ten connections each. */
const MAX_CONNECTIONS = 256;
/** For an idle connection; a whole rating takes less. */
const IDLE_MS = 60_000;
const RESOLVE_MS = 5_000;
const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];
/** "host:port" only: no user, no path, nothing that two parsers could read differently. */
const TUNNEL_TARGET = /^(?:\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+):\d{1,5}$/i;
/** Placeholder where Node requires a name; reserved (RFC 6761), so that it never resolves. */
const NO_NAME = "judged.invalid";

/**
 * Starts the proxy on a free port of 127.0.0.1.
 *
 * Without password: Chromium takes none on its command line, and there is nothing to gain. A local program can reach by itself
 * whatever the proxy would let it reach. A web page in the developer's own browser can send neither CONNECT nor an absolute-form
 * request line, and anything else gets 400.
 */
export async function startGuardProxy(
  rules: AddressRules,
  { resolveHost = resolveBySystem, connectTo = connectToResolved, idleMs = IDLE_MS }: Partial<Outside> = {},
): Promise<GuardProxy> {
  const ownHosts = [...rules.ownHosts];
  const open = (addresses: readonly string[], port: number) => {
    const socket = connectTo(addresses, port);
    return socket.setTimeout(idleMs, () => socket.destroy());
  };
  const server = new GuardServer(open, async ({ request, hostname, port, isHttp }) => {
    if (!isHttp && !TUNNEL_TARGET.test(request.url ?? "")) throw new RequestError("Refused", 403);
    const address = isHttp ? (request.url ?? "") : `http://${hostname}:${port}/`;
    const addresses = await resolveAllowed(address, { ...rules, ownHosts }, resolveHost);
    if (addresses === null) throw new RequestError("Refused", 403);
    return { customTag: addresses, httpAgent: createAgent(() => open(addresses, port)) };
  });
  server.server.maxConnections = MAX_CONNECTIONS;
  server.server.on("connection", (socket: Socket) => socket.setTimeout(idleMs));
  server.server.on("error", () => {});
  await server.listen();
  // The proxy must not be reachable through itself.
  ownHosts.push(...ownLoopbackHosts(server.port));
  return {
    endpoint: `127.0.0.1:${server.port}`,
    close: async () => {
      await server.close(true);
      server.destroyTunnels();
    },
  };
}

/** All names of a server on this machine at the port, for AddressRules. */
export function ownLoopbackHosts(port: number): string[] {
  return LOOPBACK_NAMES.flatMap((name) => (port === 80 ? [name, `${name}:${port}`] : [`${name}:${port}`]));
}

/** The addresses of the very DNS answer that was checked; null when refused. */
async function resolveAllowed(
  address: string,
  rules: AddressRules,
  resolveHost: ResolveHost,
): Promise<string[] | null> {
  let found: string[] = [];
  const remember: ResolveHost = async (host, signal) => {
    found = [...(await resolveHost(host, signal))];
    return found;
  };
  const guard = { ...rules, resolveHost: remember };
  const check = await checkAddress(address, guard, AbortSignal.timeout(RESOLVE_MS));
  if (!check.ok) return null;
  // Only loopback, where allowed, is accepted without a DNS answer.
  return found.length > 0 ? found : loopbackAddresses(check.url.hostname);
}

function loopbackAddresses(hostname: string): string[] {
  return hostname === "localhost" ? ["127.0.0.1", "::1"] : [hostname.replace(/^\[|\]$/g, "")];
}

/** Tries the addresses until one answers. Node gets no name, so that it cannot resolve it again. */
export function connectToResolved(addresses: readonly string[], port: number): Socket {
  return connect({
    host: NO_NAME,
    port,
    autoSelectFamily: true,
    lookup: (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
  });
}

/** For one request: a kept connection would not have been checked for the next one. */
function createAgent(open: () => Socket): Agent {
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = open;
  return agent;
}

/** proxy-chain with our own tunnels: its own resolve the name again and stay open at the far end when the browser is gone. */
class GuardServer extends Server {
  readonly #open: Outside["connectTo"];
  readonly #tunnels = new Set<Socket>();

  constructor(
    open: Outside["connectTo"],
    prepareRequestFunction: NonNullable<Server["prepareRequestFunction"]>,
  ) {
    super({ host: "127.0.0.1", port: 0, authRealm: "guard", prepareRequestFunction });
    this.#open = open;
  }

  override async onConnect(request: IncomingMessage, source: Socket, head: Buffer): Promise<void> {
    try {
      const { customTag, trgParsed } = await this.prepareRequestHandling(request);
      if (source.destroyed) return;
      const target = this.#open(customTag as string[], Number(trgParsed?.port));
      this.#tunnels.add(target);
      let isOpen = false;
      source.once("close", () => target.destroy());
      target.once("close", () => {
        this.#tunnels.delete(target);
        if (isOpen) source.end();
        else this.sendSocketResponse(source, 502, {}, "Not reachable");
      });
      target.on("error", () => {});
      target.once("connect", () => {
        isOpen = true;
        source.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        target.write(head);
        source.pipe(target).pipe(source);
      });
    } catch (error) {
      this.failRequest(request, error as Error);
    }
  }

  destroyTunnels(): void {
    for (const socket of this.#tunnels) socket.destroy();
  }
}
