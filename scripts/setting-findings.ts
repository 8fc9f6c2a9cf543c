// What `npm run doctor` says of the settings of a deployment: what sharing, PDF and watching need of wrangler.toml, and which secrets only
// the account knows of.

import { readConfig } from "#worker/config.ts";
import {
  BROWSER_SECONDS_A_CHECK,
  BROWSER_SECONDS_A_PRINT,
  BROWSER_SECONDS_A_VISIT,
} from "#worker/services/browser-seconds.ts";

export interface Finding {
  mark: "✓" | "!" | "✗";
  text: string;
}

/** Of a configuration as wrangler reads it. */
export interface DeploymentSettings {
  vars: Readonly<Record<string, unknown>>;
  browser?: { binding: string } | undefined;
  durable_objects: { bindings: readonly { name: string }[] };
}

const FILE = "wrangler.toml: [env.production]";
/** Secrets are unknown here; any of the right length will do to read the rest. */
const UNKNOWN_SECRET = "unknown to whoever reads a file ..";

const OBJECTS: readonly (readonly [name: string, purpose: string])[] = [
  ["KEPT_REPORT", "„Bericht teilen“ und „Beobachten“"],
  ["SHARED_REPORT", "„Bericht teilen“"],
  ["WATCH", "„Beobachten“"],
  ["WATCH_REGISTER", "„Beobachten“"],
  ["OUTBOX", "Anfragen und die Mails der Beobachtungen"],
];

export function findSettings(production: DeploymentSettings): Finding[] {
  return [
    ...refusals(production),
    ...missingObjects(production),
    ...browser(production),
    ...watches(production),
    ...secrets(production),
  ];
}

function refusals({ vars }: DeploymentSettings): Finding[] {
  const read = readConfig({ QUOTA_SECRET: UNKNOWN_SECRET, ...texts(vars) });
  if (read.ok) return [];
  return read.refusals.map(({ setting, reason }) => ({
    mark: "✗",
    text: `${FILE}: ${setting} ${REASONS[reason] ?? "ist ungültig"}.`,
  }));
}

const REASONS: Record<string, string> = {
  "is missing": "fehlt",
  "is not valid": "ist ungültig",
  "is for local use only": "gilt nur örtlich",
};

function missingObjects({ durable_objects }: DeploymentSettings): Finding[] {
  const bound = new Set(durable_objects.bindings.map(({ name }) => name));
  return OBJECTS.filter(([name]) => !bound.has(name)).map(([name, purpose]) => ({
    mark: "✗",
    text: `${FILE}: Die Bindung ${name} fehlt. ${purpose} gibt es dann nicht.`,
  }));
}

function browser({ vars, browser }: DeploymentSettings): Finding[] {
  if (browser === undefined)
    return [
      note(
        `${FILE}: Ohne [env.production.browser] gibt es keine Design-Bewertung und keine Prüfung im Browser, und statt des PDF eines geteilten Berichts nur die Druckansicht.`,
      ),
    ];
  const seconds = Number(texts(vars).BROWSER_DAILY_SECONDS ?? 600);
  const missing = [
    ...(seconds < BROWSER_SECONDS_A_PRINT ? ["ein PDF"] : []),
    ...(seconds < BROWSER_SECONDS_A_VISIT ? ["eine Design-Bewertung"] : []),
    ...(seconds < BROWSER_SECONDS_A_CHECK ? ["eine Prüfung im Browser"] : []),
  ];
  if (missing.length > 0)
    return [
      note(
        `${FILE}: BROWSER_DAILY_SECONDS = ${seconds} reicht nicht für ${new Intl.ListFormat("de", { type: "disjunction" }).format(missing)}.`,
      ),
    ];
  return [good(`Browser für Design-Bewertung, Prüfung und PDF: ${seconds} Sekunden am Tag`)];
}

function watches({ vars }: DeploymentSettings): Finding[] {
  const limit = Number(texts(vars).WATCH_LIMIT ?? 500);
  if (limit === 0) return [note(`${FILE}: WATCH_LIMIT = 0, neue Beobachtungen sind abgeschaltet.`)];
  if (Number.isNaN(limit)) return [];
  return [good(`Beobachtungen: höchstens ${limit} zugleich, also bis zu ${limit} Mails in der Woche`)];
}

/** Whether one is set is known to the account alone; one in the file is none any more. */
function secrets({ vars }: DeploymentSettings): Finding[] {
  const put = (name: string) => `npx wrangler secret put ${name} --env production`;
  const named: readonly (readonly [name: string, what: string])[] = [
    [
      "QUOTA_SECRET",
      "einmalig setzen und dann lassen. Mit einem anderen führt kein Link zu geteilten Berichten mehr zum Ziel, und alle Beobachtungen enden",
    ],
    [
      "MAILCHANNELS_API_KEY",
      "ohne diesen Schlüssel geht keine Mail hinaus. Kontaktformular und Beobachtungen sind dann nicht eingerichtet",
    ],
    [
      "LEADS_KEY",
      "freiwillig. Ohne ihn lässt sich mit  npm run leads -- --delete  nichts löschen, auch keine Beobachtung",
    ],
  ];
  return named.map(([name, what]) =>
    texts(vars)[name] === undefined
      ? note(`Geheimnis ${name}: ${what}. Setzen:  ${put(name)}`)
      : {
          mark: "✗",
          text: `${FILE}: ${name} steht offen in der Datei. Dort entfernen, den Wert erneuern und setzen:  ${put(name)}`,
        },
  );
}

function texts(vars: DeploymentSettings["vars"]): Record<string, string> {
  const given = Object.entries(vars).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

function good(text: string): Finding {
  return { mark: "✓", text };
}

function note(text: string): Finding {
  return { mark: "!", text };
}
