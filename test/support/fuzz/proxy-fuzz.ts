// Guard and proxy against names, addresses in all spellings, redirects and name servers that change their answers. What the proxy
// hands to the network is recorded and judged by the independent classifier.
import { connect } from "node:net";
import { type GuardProxy, startGuardProxy } from "#scripts/browser/guard-proxy.ts";
import { OWN_HOSTS } from "#test/fixtures/address-parts.ts";
import { askProxy, getThrough, startCanaryServer } from "#test/support/proxy-client.ts";
import { checkAddress } from "#worker/address-guard/check-address.ts";
import { addressForm, ipForm } from "./address-forms.ts";
import { targetOf } from "./address-oracle.ts";
import { isInternetAddress, isLoopbackIpv6 } from "./ip-oracle.ts";
import { Random } from "./random.ts";

export interface ProxyTrial {
  /** What was handed to the network. */
  targets: { addresses: readonly string[]; port: number }[];
  /** Of them, and of what the guard alone accepted, those that the independent classifier would not have reached. */
  forbidden: string[];
}

export interface ProxyLab {
  /** One visitor's way: an address, where it redirects to, and what the name servers say meanwhile. */
  trial: (seed: number) => Promise<ProxyTrial>;
  stop: () => Promise<void>;
}

const MAX_REDIRECTS = 3;
/** Of the internet in every reading. */
const PUBLIC = ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822", "2002:5db8:d822::1"];
const NAMES = ["tischlerei.de", "www.xn--mnster-3ya.de", "rebind.net", "a.co"];

export async function openProxyLab(): Promise<ProxyLab> {
  const closed = await openProxies(false);
  const open = await openProxies(true);
  return {
    trial: (seed) => (new Random(seed).chance(0.5) ? open : closed).trial(seed),
    stop: async () => {
      await Promise.all([closed.stop(), open.stop()]);
    },
  };
}

async function openProxies(allowLoopback: boolean): Promise<ProxyLab> {
  let random = new Random(0);
  let targets: ProxyTrial["targets"] = [];
  let next = "";
  const everywhere = await startCanaryServer((_request, response) => {
    response.writeHead(302, { location: next }).end();
  });
  const resolveHost = async () => dnsAnswer(random);
  const rules = { allowLoopback, ownHosts: [...OWN_HOSTS] };
  const proxy = await startGuardProxy(rules, {
    resolveHost,
    connectTo: (addresses, port) => {
      targets.push({ addresses, port });
      return connect(everywhere.port, "127.0.0.1");
    },
  });
  return {
    trial: async (seed) => {
      random = new Random(seed);
      targets = [];
      const forbidden: string[] = [];
      let address = anyAddress(random);
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        forbidden.push(...(await guardsMistake(address, rules, dnsAnswer(random))));
        // Spaces would end the request line; a location is sent as browsers write it.
        next = encodeURI(anyAddress(random).toWellFormed());
        const answer = await ask(proxy, address, random);
        if (!answer.includes(" 302 ")) break;
        address = next;
      }
      for (const { addresses, port } of targets)
        for (const one of addresses)
          if (!isReachable(one, port, rules)) forbidden.push(`proxy: ${one} port ${port}, for ${address}`);
      return { targets, forbidden };
    },
    stop: async () => {
      await proxy.close();
      await everywhere.stop();
    },
  };
}

/** Half of them names, whose answers then decide. */
function anyAddress(random: Random): string {
  if (random.chance(0.5)) return addressForm(random);
  return `http${random.pick(["", "s"])}://${random.pick(NAMES)}${random.pick(["", ":80", ":443", ":8080", "."])}/`;
}

/** Public, private, both at once, none, or no text that names an address at all. */
function dnsAnswer(random: Random): string[] {
  const kind = random.below(4);
  if (kind === 0) return random.some(2, () => random.pick(PUBLIC));
  if (kind === 1) return [random.pick(PUBLIC)];
  return [...random.some(2, () => random.pick(PUBLIC)), ...random.some(2, () => ipForm(random))];
}

/** As a browser asks, or byte by byte as it stands; for https, and now and then for http, by a tunnel. */
async function ask({ endpoint }: GuardProxy, address: string, random: Random): Promise<string> {
  const read = URL.canParse(address) && random.chance(0.8) ? new URL(address).href : address;
  const line = read.replace(/[\0-\x20]/g, "");
  if (!/^https:/i.test(line) && random.chance(0.8)) return getThrough(endpoint, line);
  const host = /^[^:]*:[/\\]*([^/\\?#]*)/.exec(line)?.[1] ?? "";
  const target = /:\d+$/.test(host) ? host : `${host}:${random.pick(["80", "443", "22"])}`;
  const inside = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  return askProxy(endpoint, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n${inside}`);
}

async function guardsMistake(
  address: string,
  rules: { allowLoopback: boolean; ownHosts: string[] },
  answer: string[],
): Promise<string[]> {
  const guard = { ...rules, resolveHost: async () => answer };
  const { ok } = await checkAddress(address, guard, new AbortController().signal);
  if (!ok) return [];
  const target = targetOf(address, rules.allowLoopback, rules.ownHosts);
  if (target?.loopback || (target && answer.every(isInternetAddress))) return [];
  return [`guard: ${JSON.stringify(address)} with ${answer.join(" ")}`];
}

function isReachable(
  address: string,
  port: number,
  { allowLoopback, ownHosts }: { allowLoopback: boolean; ownHosts: string[] },
): boolean {
  if (isInternetAddress(address)) return port === 80 || port === 443;
  const isLoopback = /^127\.\d+\.\d+\.\d+$/.test(address) || isLoopbackIpv6(address);
  return (
    allowLoopback &&
    isLoopback &&
    !ownHosts.some((own) => own.endsWith(`:${port}`) && own.startsWith("localhost"))
  );
}
