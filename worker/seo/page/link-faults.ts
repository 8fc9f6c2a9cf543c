// Links whose href leads nowhere, or nowhere that visitors can reach.
import type { AnchorFact, PageFacts } from "../html/page-facts.ts";
import { handlingOf } from "./anchor-handling.ts";
import { isSameSite } from "./urls.ts";

export interface LinkFault {
  /** Continues "Ein Link …". */
  says: string;
  expected: string;
  advice: string;
  /** Dead for everybody; otherwise it works with scripts or by a detour. */
  breaks: boolean;
  /** The corrected address. */
  repair?: (href: string) => string;
}

/** "htp://", "https//", "http:/", "https;//" */
const misspelledScheme =
  /^(?!https?:\/\/)(?:h{1,2}t{1,3}p{1,2}s?|t{1,2}ps?|hpt{1,2}ps?)(?:[:;.]{1,2}\/{1,3}|\/\/)(?=[a-z0-9])/i;

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
  misspelled: {
    says: "beginnt mit einem verschriebenen https://",
    expected: "https:// am Anfang",
    advice: "So findet der Browser die Seite nicht. Berichtigen Sie den Anfang der Adresse.",
    breaks: true,
    repair: (href) => href.replace(misspelledScheme, "https://"),
  },
  relative: {
    says: "lässt https:// weg und führt so auf die eigene Website",
    expected: "https:// am Anfang",
    advice:
      "Ohne https:// am Anfang sucht der Browser die Adresse als Unterseite Ihrer Website und findet nichts. Ergänzen Sie den Anfang.",
    breaks: true,
    repair: (href) => `https://${href}`,
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
    repair: (href) => href.replace(/^http:/i, "https:"),
  },
} as const satisfies Record<string, LinkFault>;

/** Words on buttons, as links without a target are often meant. */
const buttonTexts =
  /^(?:(?:haupt)?menü|menu|navigation|suchen?|search|schließen|close|öffnen|(?:seite )?drucken|teilen|zurück|back|(?:mehr|weniger|alle) (?:anzeigen|laden)|(?:auf|ein|zu)klappen|abspielen|play|pause|vorherige[rs]?|nächste[rs]?|previous|next|[x×☰≡])$/i;
/** Links without a target on purpose: "Nach oben", the buttons of consent tools, mail addresses hidden from harvesters. */
const intentionalTexts =
  /^(?:(?:alle|alles|nur) .{0,40})?(?:akzeptieren|ablehnen|zustimmen|zulassen|erlauben)$|[a-z0-9]\s?(?:@|\(at\)|\[at\])\s?[a-z0-9]|nach oben|seitenanfang|zum anfang|^top$|^up$|back to top|cookie|consent|einwilligung|datenschutz-?einstellung|privatsph/i;
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|0\.0\.0\.0)|\.(?:local|localhost|test|internal)$/;
const stagingHost = /^(?:staging|stage|dev|test|preview)[.-]/;
/** "www.firma.de/kontakt" */
const hostWithoutScheme = /^www\.[a-z0-9-]+\.[a-z]{2,}(?:[/?#:]|$)/i;
/** Longer addresses are cut: the beginning decides. */
const maxHrefLength = 2000;

export interface FaultyLink {
  anchor: AnchorFact;
  fault: LinkFault;
}

export function findFaultyLinks({ fetched, html }: PageFacts): FaultyLink[] {
  const page = new URL(fetched.url);
  return html.anchors
    .map((anchor) => ({ anchor, fault: findFault(anchor, page) }))
    .filter((link): link is FaultyLink => link.fault !== null);
}

function findFault(anchor: AnchorFact, page: URL): LinkFault | null {
  const href = anchor.href.trim().slice(0, maxHrefLength);
  const handling = handlingOf(anchor);
  if (handling === "dead" && !isIntentional(anchor)) return href.length > 1 ? faults.script : faults.empty;
  if (handling !== "target") return null;
  if (misspelledScheme.test(href)) return faults.misspelled;
  if (hostWithoutScheme.test(href)) return faults.relative;
  const scheme = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined && !href.startsWith("//")) return null;
  if (scheme === "file" || scheme?.length === 1) return faults.file;
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") return null;
  const target = URL.parse(href, page.href);
  return target === null ? faults.invalid : findHostFault(target, page);
}

function findHostFault(target: URL, page: URL): LinkFault | null {
  if (privateHost.test(target.hostname)) return privateHost.test(page.hostname) ? null : faults.local;
  const mayBeStaging = stagingHost.test(target.hostname) && !stagingHost.test(page.hostname);
  if (mayBeStaging && isSameSite(page, target)) return faults.staging;
  const isInsecure = target.protocol === "http:" && page.protocol === "https:";
  return isInsecure && stripWww(target) === stripWww(page) ? faults.insecure : null;
}

function stripWww({ hostname }: URL): string {
  return hostname.replace(/^www\./, "");
}

function isIntentional({ text, otherName }: AnchorFact): boolean {
  return [text, otherName].some((name) => {
    const begin = name.slice(0, 200).trim();
    return intentionalTexts.test(begin) || buttonTexts.test(begin);
  });
}
