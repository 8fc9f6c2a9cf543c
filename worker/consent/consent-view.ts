// What was seen, by who stands behind it and what it is for. Pure.
import type { ConsentState } from "#contract/consent-check.ts";
import { consentStates } from "#contract/consent-check.ts";
import { needsConsent, type Service } from "../third-parties/service.ts";
import { serviceAt } from "../third-parties/service-index.ts";
import type {
  ConsentFacts,
  CookieMeaning,
  KeptCookie,
  KeptEntry,
  Phase,
  SeenState,
} from "./consent-facts.ts";
import { explainCookie } from "./cookies/explain-cookie.ts";
import { isOwnHost } from "./own-host.ts";

export interface HostView {
  host: string;
  service: Service | null;
  phases: ReadonlySet<Phase>;
  isRefused: boolean;
  needsConsent: boolean;
}

export type KeptView = (KeptCookie | KeptEntry) & { meaning: CookieMeaning | null; needsConsent: boolean };

export interface StateView {
  seen: SeenState;
  /** Foreign ones; one row for each service of a host. */
  hosts: HostView[];
  cookies: (KeptCookie & Pick<KeptView, "meaning" | "needsConsent">)[];
  entries: (KeptEntry & Pick<KeptView, "meaning" | "needsConsent">)[];
}

export type ConsentView = Record<ConsentState, StateView | null>;

export function viewConsent({ url, states }: ConsentFacts): ConsentView {
  const own = new URL(url).hostname;
  const view = (state: ConsentState) => {
    const seen = states[state];
    return seen && viewState(seen, own);
  };
  const [untouched, rejected, accepted] = consentStates.map(view);
  return { untouched: untouched ?? null, rejected: rejected ?? null, accepted: accepted ?? null };
}

function viewState(seen: SeenState, own: string): StateView {
  const cookies = seen.cookies.map((cookie) => ({
    ...cookie,
    ...explained(cookie.name, cookie.isForeign ? cookie.domain : null),
  }));
  const entries = seen.entries.map((entry) => ({ ...entry, ...explained(entry.name, null) }));
  const keepers = new Set(
    [...cookies, ...entries].filter((one) => one.needsConsent).map(({ meaning }) => meaning?.service),
  );
  const hosts = new Map<string, HostView & { phases: Set<Phase> }>();
  for (const { host, address, phase, isRefused } of seen.files) {
    if (isOwnHost(host, own)) continue;
    const service = serviceAt({ host, address, query: address.split("?")[1] ?? "" });
    const key = `${host} ${service?.name ?? ""}`;
    const known = hosts.get(key) ?? {
      host,
      service,
      phases: new Set<Phase>(),
      isRefused: false,
      needsConsent: service !== null && asksForConsent(service, keepers),
    };
    known.phases.add(phase);
    hosts.set(key, { ...known, isRefused: known.isRefused || isRefused });
  }
  return { seen, cookies, entries, hosts: [...hosts.values()].sort(byWeight) };
}

/** Some can be told to keep nothing: then only what they keep shows that they do. */
function asksForConsent(service: Service, keepers: ReadonlySet<string | undefined>): boolean {
  return needsConsent(service.purpose) && (service.quietBy === undefined || keepers.has(service.name));
}

function explained(name: string, domain: string | null): Pick<KeptView, "meaning" | "needsConsent"> {
  const meaning = explainCookie(name, domain);
  const isForOthers = meaning?.purpose === "analytics" || meaning?.purpose === "marketing";
  return { meaning, needsConsent: isForOthers && meaning.isCertain };
}

/** What needs consent first, then what is known. */
function byWeight(one: HostView, other: HostView): number {
  const weight = ({ needsConsent: needs, service }: HostView) => (needs ? 2 : 0) + (service ? 1 : 0);
  return weight(other) - weight(one) || (one.host < other.host ? -1 : 1);
}
