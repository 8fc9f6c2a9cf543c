// The address guard against its independent twin: every generated form must get the same answer from both.
import { OWN_HOSTS } from "#test/fixtures/address-parts.ts";
import { judgeAddress } from "#worker/address-guard/public-address.ts";
import { isPublicIp } from "#worker/address-guard/public-ip.ts";
import { addressForm, ipForm } from "./address-forms.ts";
import { type Target, targetOf } from "./address-oracle.ts";
import { isInternetAddress } from "./ip-oracle.ts";
import { Random } from "./random.ts";

export interface AddressFuzz {
  /** Forms tried: addresses, and IP addresses as DNS answers. */
  tried: number;
  /** How many of them both would fetch, or call public: a generator of nothing but nonsense would prove nothing. */
  accepted: number;
  /** What the two do not agree on, as sentences. */
  disagreements: string[];
}

/** One IP address for four addresses. */
const IP_SHARE = 0.2;

export function fuzzAddresses(count: number, seed: number): AddressFuzz {
  const random = new Random(seed);
  const outcome: AddressFuzz = { tried: count, accepted: 0, disagreements: [] };
  for (let at = 0; at < count; at++) {
    const [form, guard, oracle] = random.chance(IP_SHARE) ? judgedIp(random) : judgedAddress(random);
    if (guard === oracle && !/^(?:refused|closed)$/.test(guard)) outcome.accepted++;
    if (guard !== oracle)
      outcome.disagreements.push(`${JSON.stringify(form)}: guard ${guard}, oracle ${oracle}`);
  }
  return outcome;
}

type Judged = [form: string, guard: string, oracle: string];

function judgedIp(random: Random): Judged {
  const form = ipForm(random);
  const word = (isOpen: boolean) => (isOpen ? "public" : "closed");
  return [form, word(isPublicIp(form)), word(isInternetAddress(form))];
}

function judgedAddress(random: Random): Judged {
  const form = addressForm(random);
  const allowLoopback = random.chance(0.3);
  const rules = { allowLoopback, ownHosts: OWN_HOSTS };
  return [form, guardsTarget(form, rules), worded(targetOf(form, allowLoopback, OWN_HOSTS))];
}

/** What the guard would fetch. An address it has accepted must stay what it is when it is read once more. */
function guardsTarget(form: string, rules: Parameters<typeof judgeAddress>[1]): string {
  const verdict = judgeAddress(form, rules);
  if (!verdict.ok) return "refused";
  const again = judgeAddress(verdict.url.href, rules);
  if (!again.ok || again.url.href !== verdict.url.href) return `unstable ${verdict.url.href}`;
  const { protocol, hostname, port } = verdict.url;
  return worded({ scheme: protocol.slice(0, -1), host: hostname, port, loopback: verdict.loopback });
}

function worded(target: Target): string {
  if (target === null) return "refused";
  const { scheme, host, port, loopback } = target;
  return `${scheme}://${host}${port && `:${port}`}${loopback ? " (loopback)" : ""}`;
}
