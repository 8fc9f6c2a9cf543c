// Words of the consent check: what a page loads and keeps before and after its visitors were asked.
import type { ConsentState } from "../../contract/consent-check.ts";

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names[names.length - 1]}`;

/** At most four names; how many more there are is said. */
export function someNames(names: readonly string[]): string {
  const shown = names.slice(0, 4);
  return names.length > shown.length
    ? `${shown.join(", ")} und ${names.length - shown.length} weitere`
    : list(shown);
}

export const consentTexts = {
  heading: "Einwilligung",
  states: {
    untouched: "Nichts angeklickt",
    rejected: "Abgelehnt",
    accepted: "Zugestimmt",
  } satisfies Record<ConsentState, string>,
  verdicts: {
    nothingNeeded:
      "Diese Seite kommt ohne Cookie-Banner aus: Beim Aufruf lädt sie nichts, wofür sie um Erlaubnis fragen müsste. Besser geht es nicht.",
    onlyOthers:
      "Einen Cookie-Banner braucht die Seite nach dem, was ich gesehen habe, nicht. Fremde Server erfahren beim Aufruf trotzdem die IP-Adresse des Besuchers.",
    asksNobody: (names: readonly string[]) =>
      `Die Seite fragt niemanden und nutzt trotzdem ${someNames(names)}.`,
    early: (names: readonly string[]) =>
      `Noch bevor jemand etwas anklickt, nutzt die Seite ${someNames(names)}.`,
    late: (names: readonly string[]) =>
      `Auch wer ablehnt, wird erfasst: Danach nutzt die Seite ${someNames(names)}.`,
    banner: (title: string) => `Am Banner selbst stimmt etwas nicht: ${title}.`,
    notOperated:
      "Vor der Einwilligung lädt nichts, was eine bräuchte. Den Banner konnte ich nicht bedienen; was nach dem Ablehnen geschieht, ist offen.",
    framed:
      "In einem fremden Rahmen steht etwas, das wie ein Banner aussieht. Lesen und bedienen konnte ich es nicht.",
    improvable: "Geladen wird erst, wenn jemand zugestimmt hat. Am Banner ist noch etwas zu verbessern.",
    kept: "Die Seite hält sich daran: Vor der Einwilligung und nach dem Ablehnen lädt nichts, was eine Einwilligung braucht.",
  },
  purposes: {
    analytics: "zählt Besucher",
    advertising: "Werbung",
    "tag manager": "lädt weitere Dienste nach",
    counting: "zählt ohne Zugriff auf das Gerät, nach Angabe des Anbieters",
    consent: "fragt nach der Einwilligung",
    fonts: "Schriften",
    embed: "Karte, Video oder Beitrag",
    chat: "Chat",
    booking: "Terminbuchung",
    captcha: "Schutz vor Programmen",
    payment: "Bezahlung",
    widget: "Bewertung oder Bedienhilfe",
    unknown: "nicht bekannt",
  },
  cookiePurposes: {
    functional: "für die Funktion der Seite",
    preferences: "merkt sich Einstellungen",
    analytics: "zählt Besucher",
    marketing: "Werbung",
    unknown: "nicht bekannt",
  },
  kinds: { cookie: "Cookie", local: "localStorage", session: "sessionStorage", database: "IndexedDB" },
  lifetimes: {
    session: "bis der Browser schließt",
    tab: "bis der Tab schließt",
    open: "ohne Ablauf",
    days: (days: number) => {
      if (days < 1) return "weniger als ein Tag";
      if (days < 60) return days === 1 ? "1 Tag" : `${days} Tage`;
      return `${Math.round(days / 30.4)} Monate`;
    },
  },
  stateNotes: {
    noBanner: "Kein Banner zu sehen, also nichts anzuklicken.",
    notOperated: "Diesen Knopf konnte ich nicht bedienen.",
    notRead: "In diesem Zustand ließ sich die Seite nicht lesen.",
  },
  notes: {
    contained:
      "Für die Prüfung nehme ich der Seite offene Verbindungen (Web-Sockets) und Hintergrundprozesse (Worker). Was sie darüber laden würde, ist nicht geprüft.",
    storage:
      "Was fremde Rahmen im Speicher des Browsers ablegen, ist nicht geprüft. Inhalte von Cookies lese ich nie.",
    once: "Geprüft ist ein Aufruf dieser einen Seite, wie ihn ein Besucher mit neuem Browser erlebt.",
    refused: (hosts: number) =>
      hosts === 1
        ? "Einen Server hat mein Schutz vor unbekannten Adressen nicht erreichen lassen. Was er nachgeladen hätte, ist nicht geprüft."
        : `${hosts} Server hat mein Schutz vor unbekannten Adressen nicht erreichen lassen. Was sie nachgeladen hätten, ist nicht geprüft.`,
    leftOut: (rows: number) => `${rows} weitere Einträge stehen nicht in der Tabelle.`,
    names:
      "Wozu ein Cookie dient, ist nach seinem Namen angegeben, großenteils aus der Open Cookie Database.",
  },
  view: {
    caption: "Was die Seite in drei Zuständen anfragt und speichert",
    hosts: "Fremde Server",
    cookies: "Cookies",
    entries: "Weiterer Speicher",
    needing: (count: number) => (count === 0 ? "" : `davon ${count} nur mit Einwilligung`),
    nothing: "keine",
    details: (state: string) => `${state}: im Einzelnen`,
    findings: "Befunde mit Rechtsgrundlage",
    open: (count: number) =>
      count === 0
        ? "Nichts zu beanstanden"
        : count === 1
          ? "Ein Punkt fällt auf"
          : `${count} Punkte fallen auf`,
    rows: (count: number) => (count === 1 ? "Ein Eintrag" : `${count} Einträge`),
    unread: "nicht gelesen",
    kept: "Cookies und weiterer Speicher",
    banner: (tool: string | null) =>
      tool === null ? "Der Banner, wie ihn Besucher sehen" : `Der Banner, wie ihn Besucher sehen (${tool})`,
    bannerAlt: "Bildschirmfoto des Einwilligungsbanners",
    late: "erst nach dem Klick",
    refused: "von meinem Schutz aufgehalten",
    needsConsent: "nur mit Einwilligung",
    foreign: (domain: string) => `von ${domain}`,
    notes: "Was hier nicht geprüft ist",
  },
} as const;
