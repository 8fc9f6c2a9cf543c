// What the consent check has to say of each page of the oracle, and of its three states. By construction of the pages.
import type { ConsentResult, ConsentState } from "#contract/consent-check.ts";
import type { Setup } from "./oracle-pages.ts";

const TRACKER = "connect.facebook.net";

export interface Said {
  /** Statuses of findings by id. */
  findings: Record<string, string>;
  /** Of each state: it was reached, the tracker was asked for, the counting cookie was kept. */
  states: Record<ConsentState, { isRead: boolean; tracker: boolean; cookie: boolean }>;
}

const failing: Record<Setup, readonly string[]> = {
  correct: [],
  "early-tracker": ["services-before-consent", "use-after-rejection"],
  "late-tracker": ["use-after-rejection"],
  "early-cookie": ["cookies-before-consent"],
};
const asked = [
  ...[
    "services-before-consent",
    "cookies-before-consent",
    "tag-manager-before-consent",
    "use-after-rejection",
  ],
  ...["reject-on-first-level", "equal-choices", "pre-ticked-boxes", "choice-remembered", "way-back"],
  "others-before-consent",
];

export function expectedOf(setup: Setup, boxes: string): Said {
  const isEarly = setup === "early-tracker";
  const hasCookie = setup === "early-cookie";
  return {
    findings: Object.fromEntries(
      asked.map((id) => [
        id,
        failing[setup].includes(id) ? "failed" : id === "pre-ticked-boxes" ? boxes : "passed",
      ]),
    ),
    states: {
      untouched: { isRead: true, tracker: isEarly, cookie: hasCookie },
      rejected: { isRead: true, tracker: isEarly || setup === "late-tracker", cookie: hasCookie },
      accepted: { isRead: true, tracker: true, cookie: true },
    },
  };
}

export function saidBy({ findings, states }: ConsentResult): Said {
  return {
    findings: Object.fromEntries(findings.map(({ id, status }) => [id, status])),
    states: Object.fromEntries(
      states.map(({ id, isRead, hosts, cookies }) => [
        id,
        {
          isRead,
          tracker: hosts.some(({ host, needsConsent }) => host === TRACKER && needsConsent),
          cookie: cookies.some(({ name, needsConsent }) => name === "_ga" && needsConsent),
        },
      ]),
    ) as Said["states"],
  };
}
