// Links whose href leads nowhere, or nowhere for visitors.
import { isSameSite } from "./addresses.ts";
import type { AnchorFact, PageFacts } from "./page-facts.ts";

export interface DeadTarget {
  /** Continues "Ein Link …". */
  says: string;
  expected: string;
  advice: string;
  /** Leads nobody anywhere; otherwise it works with scripts or by a detour. */
  breaks: boolean;
  /** A better address, made from the written one and the page's. */
  target?: (href: string, page: string) => string | undefined;
}

const faults = {
  local: {
    says: "führt auf einen Rechner, den nur Sie erreichen",
    expected: "eine öffentliche Adresse",
    advice:
      "Diese Adresse stammt vom Bau der Seite und funktioniert nur auf dem Rechner, auf dem sie entstand. Tragen Sie die öffentliche Adresse ein.",
    breaks: true,
  },
  staging: {
    says: "führt auf eine Fassung zum Testen",
    expected: "die öffentliche Fassung",
    advice:
      "Besucher und Suchmaschinen landen auf einer Fassung, die nicht für sie gedacht ist. Tragen Sie die Adresse der öffentlichen Seite ein.",
    breaks: true,
  },
  file: {
    says: "zeigt auf eine Datei auf einem Rechner",
    expected: "eine Adresse mit https",
    advice:
      "Adressen mit file: oder einem Laufwerk gelten nur auf dem Rechner, auf dem die Seite geschrieben wurde. Laden Sie die Datei auf den Server und verlinken Sie sie dort.",
    breaks: true,
  },
  invalid: {
    says: "hat eine Adresse, die keine ist",
    expected: "eine vollständige Adresse",
    advice: "Hier fehlt ein Teil der Adresse. Tragen Sie sie vollständig ein oder entfernen Sie den Link.",
    breaks: true,
  },
  relative: {
    says: "lässt https:// weg und führt so auf die eigene Website",
    expected: "https:// am Anfang",
    advice:
      "Ohne https:// am Anfang sucht der Browser die Adresse als Unterseite Ihrer Website und findet nichts. Ergänzen Sie den Anfang.",
    breaks: true,
    target: (href) => `https://${href}`,
  },
  script: {
    says: "ruft ein Skript statt einer Seite auf",
    expected: "eine Adresse, oder ein button-Element",
    advice:
      "Google folgt nur Links mit einer Adresse. Führt der Link zu einer Seite, tragen Sie sie ein; schaltet er nur etwas um, nehmen Sie ein button-Element.",
    breaks: false,
  },
  empty: {
    says: "hat kein Ziel",
    expected: "eine Adresse, oder ein button-Element",
    advice:
      "Ein Klick lädt nur dieselbe Seite oder springt nach oben. Tragen Sie ein Ziel ein, oder nehmen Sie ein button-Element, wenn der Link etwas umschaltet.",
    breaks: false,
  },
  insecure: {
    says: "führt unverschlüsselt (http) auf die eigene Website",
    expected: "https://",
    advice:
      "Jeder Klick geht erst unverschlüsselt hinaus und wird dann umgeleitet. Schreiben Sie in eigene Links https:// oder nur den Pfad.",
    breaks: false,
    target: (href) => href.replace(/^http:/i, "https:"),
  },
} as const satisfies Record<string, DeadTarget>;

/** "Nach oben" is what # means; consent tools take their answers and open their window so, and mail addresses are kept from programs. */
const purposefulTexts =
  /^(?:(?:alle|alles|nur) .{0,40})?(?:akzeptieren|ablehnen|zustimmen|zulassen|erlauben)$|[a-z0-9]\s?(?:@|\(at\)|\[at\])\s?[a-z0-9]|nach oben|seitenanfang|zum anfang|^top$|^up$|back to top|cookie|consent|einwilligung|datenschutz-?einstellung|privatsph/i;
/** TYPO3 and others: the address is put together when somebody clicks. */
const protectedMail = /^javascript:[\w.]{0,40}mail/i;
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|0\.0\.0\.0)|\.(?:local|localhost|test|internal)$/;
const stagingHost = /^(?:staging|stage|dev|test|preview)[.-]/;
/** "www.firma.de" and "firma.de/kontakt"; an ending that is a file on the own site is none. */
const bareHost = /^www\.[a-z0-9-]+\.[a-z]{2,}(?:[/?#:]|$)/i;
/** Longer addresses are cut for judging; what decides stands at their start. */
const longestHref = 2000;

export interface TargetFault {
  anchor: AnchorFact;
  fault: DeadTarget;
}

export function targetFaults({ fetched, html }: PageFacts): TargetFault[] {
  const page = new URL(fetched.url);
  return html.anchors.flatMap((anchor) => {
    const fault = faultOf(anchor, page);
    return fault === null ? [] : [{ anchor, fault }];
  });
}

function faultOf(anchor: AnchorFact, page: URL): DeadTarget | null {
  const href = anchor.href.trim().slice(0, longestHref);
  if (href === "" || href === "#") return isPurposeful(anchor) ? null : faults.empty;
  if (bareHost.test(href)) return faults.relative;
  const scheme = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined && !href.startsWith("//")) return null;
  if (scheme === "javascript") return isPurposeful(anchor) || protectedMail.test(href) ? null : faults.script;
  if (scheme === "file" || scheme?.length === 1) return faults.file;
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") return null;
  if (!URL.canParse(href, page.href)) return faults.invalid;
  return faultOfHost(new URL(href, page.href), page);
}

function faultOfHost(target: URL, page: URL): DeadTarget | null {
  if (privateHost.test(target.hostname)) return privateHost.test(page.hostname) ? null : faults.local;
  const mayBeStaging = stagingHost.test(target.hostname) && !stagingHost.test(page.hostname);
  if (mayBeStaging && isSameSite(page, target)) return faults.staging;
  const isInsecure = target.protocol === "http:" && page.protocol === "https:";
  return isInsecure && bareName(target) === bareName(page) ? faults.insecure : null;
}

function bareName({ hostname }: URL): string {
  return hostname.replace(/^www\./, "");
}

function isPurposeful({ text, otherName }: AnchorFact): boolean {
  return purposefulTexts.test(text.slice(0, 200)) || purposefulTexts.test(otherName.slice(0, 200));
}
