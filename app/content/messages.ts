// What the API says to a visitor when something does not work.
import type { ErrorCode } from "#contract/problem.ts";
import {
  CHAT_KEPT_DAYS,
  CHAT_SESSION_DAILY_LIMIT,
  ESTIMATE_MAIL_DAILY_LIMIT,
  INQUIRY_DAILY_LIMIT,
  KEPT_REPORT_HOURS,
  SHARE_DAILY_LIMIT,
  SITE_CRAWL_KEPT_HOURS,
  SITE_CRAWLS_A_DAY,
} from "./constants.ts";
import { inGerman } from "./figures.ts";
import { owner } from "./owner.ts";

/** Detail of not-found, where a crawl was asked for. */
export const siteCrawlGone = `Diese Prüfung gibt es nicht oder nicht mehr: Ergebnisse werden nach ${SITE_CRAWL_KEPT_HOURS} Stunden gelöscht. Bitte starten Sie eine neue.`;
/** Detail of not-found, where a report was asked for again. */
export const keptReportGone = `Diesen Bericht gibt es nicht oder nicht mehr: Berichte werden nach ${KEPT_REPORT_HOURS} Stunden gelöscht. Bitte starten Sie die Analyse neu.`;
/** Detail of bad-request, where the id of an analysis is malformed. */
export const keptReportUnnamed = "Die Kennung der Analyse hat nicht die erwartete Form.";
/** Details of failures when a report is to be shared. */
export const shareFaults = {
  notKept: `Diesen Bericht hat der Server nicht mehr: Berichte bleiben dort nur ${KEPT_REPORT_HOURS} Stunden. Bitte starten Sie die Analyse neu und teilen Sie dann.`,
  notSealed:
    "Design-Bewertung oder Prüfung im Browser gehören nicht zu diesem Bericht oder wurden verändert. Bitte laden Sie die Seite neu.",
  tooLarge:
    "Die Bilder dieser Seite sind zusammen zu groß zum Teilen. Mit „Nur die Aufgaben“ geht es ohne sie.",
  tooManyToday: `Von Ihrem Anschluss wurden heute schon ${SHARE_DAILY_LIMIT} Berichte geteilt, mehr sind an einem Tag nicht möglich. Bitte versuchen Sie es morgen wieder.`,
};
/** Notes of a shared report: what does not go along. */
export const sharedNotes = {
  crawlRunning:
    "Die übrigen Seiten der Website wurden noch gelesen, als der Bericht geteilt wurde. Ihr Ergebnis ist nicht dabei.",
  crawlFailed: "Die übrigen Seiten der Website ließen sich nicht lesen. Ihr Ergebnis ist nicht dabei.",
  shortened: "Der Bericht war sehr lang. Geteilt sind von langen Listen nur die ersten Einträge.",
  noPictures: "Auf Wunsch des Absenders sind keine Bilder der Seite dabei.",
};
/** Notes of a report whose crawl of the whole site did not begin. */
export const siteCrawlNotBegun = {
  unscored: "Die übrigen Seiten habe ich nicht gelesen, weil sich schon diese nicht bewerten ließ.",
  tooLarge:
    "Die übrigen Seiten habe ich nicht gelesen: Der Bericht zu dieser Seite ist dafür zu umfangreich.",
  shutOut:
    "Die übrigen Seiten habe ich nicht gelesen: Die robots.txt dieser Website schließt Programme wie diesen Check aus. Daran halte ich mich.",
  tooOften: `Die übrigen Seiten habe ich nicht gelesen: Diese Website wurde heute schon ${SITE_CRAWLS_A_DAY}-mal ganz geprüft. Ab morgen geht es wieder.`,
  fault: "Die übrigen Seiten ließen sich wegen eines Fehlers bei mir nicht prüfen.",
};

/** Details of failures of the price calculator. */
export const priceChatFaults = {
  gone: `Dieses Gespräch gibt es nicht oder nicht mehr: Gespräche werden ${CHAT_KEPT_DAYS} Tage nach der letzten Nachricht gelöscht.`,
  unnamed: "Die Kennung des Gesprächs hat nicht die erwartete Form.",
  full: (turns: number) =>
    `Ein Gespräch fasst höchstens ${turns} Nachrichten, sehr lange zählen mehr. Löschen Sie es, um ein neues zu beginnen, oder schreiben Sie mir.`,
  tooManyToday: `Von Ihrem Anschluss wurden heute schon ${CHAT_SESSION_DAILY_LIMIT} Gespräche begonnen, mehr sind an einem Tag nicht möglich. Bitte versuchen Sie es morgen wieder, oder schreiben Sie an ${owner.email}.`,
  tooSlow:
    "Die Antwort dauert länger als sonst. Ihre Nachricht ist gespeichert, bitte laden Sie die Seite neu.",
};
/** Detail of rate-limited, where the day's inquiries are used up. */
export const tooManyInquiries = `Von Ihrem Anschluss kamen heute schon ${INQUIRY_DAILY_LIMIT} Anfragen, mehr nimmt das Formular an einem Tag nicht an. Bitte rufen Sie mich an, ${owner.phone.shown}, oder schreiben Sie an ${owner.email}.`;
/** Details of failures when an estimate is to be mailed. */
export const estimateMailFaults = {
  gone: `Diese Schätzung gibt es nicht oder nicht mehr: Mit dem Gespräch wird nach ${CHAT_KEPT_DAYS} Tagen auch sie gelöscht. Bitte lassen Sie sie im Preisrechner neu berechnen, oder schreiben Sie mir.`,
  tooMany: "An diese Adresse gingen heute schon mehrere Mails. Bitte versuchen Sie es morgen wieder.",
  senderTooMany: `Von Ihrem Anschluss wurden heute schon ${ESTIMATE_MAIL_DAILY_LIMIT} Schätzungen per Mail verschickt, mehr sind es an einem Tag nicht. Bitte versuchen Sie es morgen wieder, rufen Sie mich an, ${owner.phone.shown}, oder schreiben Sie an ${owner.email}.`,
  noRoom: `Gerade warten zu viele Mails auf den Versand, deshalb kann ich Ihre Schätzung nicht verschicken. Sie bleibt hier im Gespräch stehen. Bitte versuchen Sie es in einer Stunde wieder, rufen Sie mich an, ${owner.phone.shown}, oder schreiben Sie an ${owner.email}.`,
};
/** Details of analysis-needed, where the token of an analysis has had its rating or its attempts. */
export const designTokenFaults = {
  inUse:
    "Zu dieser SEO-Analyse läuft schon eine Design-Bewertung, oder es gibt sie bereits. Für eine weitere starten Sie bitte eine neue Analyse.",
  triedTwice:
    "Die Design-Bewertung ist zweimal nicht gelungen. Für einen weiteren Versuch starten Sie bitte eine neue SEO-Analyse.",
};

export const browserTokenFaults = {
  notValid:
    "Die Prüfung im Browser gehört zu einer SEO-Analyse derselben Adresse aus der letzten Viertelstunde. Bitte starten Sie die Analyse neu.",
  inUse:
    "Zu dieser SEO-Analyse läuft schon eine Prüfung im Browser, oder es gibt sie bereits. Für eine weitere starten Sie bitte eine neue Analyse.",
  triedTwice:
    "Die Prüfung im Browser ist zweimal nicht gelungen. Für einen weiteren Versuch starten Sie bitte eine neue SEO-Analyse.",
};

/** Title and sentence of every failure. */
export const problemMessages: Record<ErrorCode, { title: string; detail: string }> = {
  "bad-request": {
    title: "Anfrage unvollständig",
    detail: "Die Anfrage enthält nicht die erwarteten Angaben.",
  },
  "bad-address": {
    title: "Adresse nicht lesbar",
    detail: "Diese Adresse ist nicht lesbar. Bitte geben Sie sie in der Form https://ihre-website.de ein.",
  },
  unauthorized: {
    title: "Zugriff nicht erlaubt",
    detail: "Der Zugriffsschlüssel fehlt oder ist falsch. Bitte laden Sie die Seite neu.",
  },
  "foreign-origin": {
    title: "Fremde Herkunft",
    detail: "Diese Funktion lässt sich nur auf dieser Website nutzen.",
  },
  "refused-address": {
    title: "Adresse nicht erlaubt",
    detail:
      "Diese Adresse ruft der Check nicht ab. Möglich sind nur öffentlich erreichbare Websites mit http oder https.",
  },
  "shut-out": {
    title: "Prüfung nicht erwünscht",
    detail:
      "Die robots.txt dieser Website schließt diesen Check mit Namen aus. Daran halte ich mich: Es gibt keinen Bericht, und die Analyse zählt nicht.",
  },
  "analysis-needed": {
    title: "Erst die Analyse",
    detail:
      "Die Design-Bewertung gehört zu einer SEO-Analyse derselben Adresse aus der letzten Viertelstunde. Bitte starten Sie die Analyse neu.",
  },
  "not-found": {
    title: "Nicht gefunden",
    detail: "Diese Funktion gibt es nicht.",
  },
  "method-not-allowed": {
    title: "Methode nicht erlaubt",
    detail: "Diese Adresse lässt sich so nicht aufrufen.",
  },
  "stale-turn": {
    title: "Gespräch ging weiter",
    detail: "Das Gespräch ging in einem anderen Fenster weiter. Hier ist der neue Stand.",
  },
  gone: {
    title: "Nicht mehr da",
    detail:
      "Diesen Bericht gibt es nicht oder nicht mehr. Bitte fragen Sie den Absender nach einem neuen Link.",
  },
  "body-too-large": {
    title: "Anfrage zu groß",
    detail: "Die Anfrage ist zu groß. Bitte kürzen Sie Ihre Eingaben.",
  },
  "not-json": {
    title: "Falsches Format",
    detail: "Die Anfrage muss im Format application/json gesendet werden.",
  },
  "not-html": {
    title: "Keine Webseite",
    detail:
      "Unter dieser Adresse liegt keine HTML-Seite, sondern etwa ein Bild oder ein Dokument. Bitte geben Sie die Adresse einer Webseite ein.",
  },
  "quota-exhausted": {
    title: "Tageslimit erreicht",
    detail: "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.",
  },
  "rate-limited": {
    title: "Zu viele Anfragen",
    detail: "Das waren zu viele Anfragen in kurzer Zeit. Bitte warten Sie eine Minute.",
  },
  "target-busy": {
    title: "Website wird gerade oft geprüft",
    detail:
      "Diese Website wird gerade von mehreren geprüft und soll nicht zu viele Abrufe auf einmal bekommen. Bitte versuchen Sie es in einer Minute noch einmal.",
  },
  "browser-share-spent": {
    title: "Tagesanteil aufgebraucht",
    detail:
      "Für Ihren Anschluss war der Browser, der fremde Seiten öffnet, heute schon so lange im Einsatz, wie es an einem Tag möglich ist. Bitte versuchen Sie es morgen wieder.",
  },
  "target-unreachable": {
    title: "Website nicht erreichbar",
    detail:
      "Die Website ist nicht erreichbar, oder ihre Antwort ist beschädigt. Bitte prüfen Sie zuerst, ob die Adresse richtig geschrieben ist.",
  },
  "page-missing": {
    title: "Seite nicht gefunden",
    detail:
      "Die Website meldet dem Browser, dass es diese Seite nicht gibt (Fehler 404 oder 410). Bitte prüfen Sie die Adresse.",
  },
  "page-locked": {
    title: "Zutritt verweigert",
    detail:
      "Die Website lässt den Browser nicht herein (Fehler 401, 403, 429 oder 451), etwa wegen eines Kennworts oder eines Schutzes gegen automatische Besuche. Deshalb gibt es hier kein Ergebnis.",
  },
  "page-failing": {
    title: "Fehler auf der Website",
    detail:
      "Die Website antwortet dem Browser mit einem Fehler statt mit der Seite. Bitte versuchen Sie es später noch einmal, oder fragen Sie, wer Ihre Website betreut.",
  },
  "too-many-redirects": {
    title: "Zu viele Weiterleitungen",
    detail: "Die Website leitet zu oft weiter, daher ließ sich die Seite nicht abrufen.",
  },
  "empty-page": {
    title: "Leere Seite",
    detail: "Die Website hat eine leere Seite geliefert.",
  },
  "not-configured": {
    title: "Nicht eingerichtet",
    detail:
      "Dieser Teil der Website ist gerade nicht eingerichtet. Bitte versuchen Sie es später noch einmal.",
  },
  "browser-busy": {
    title: "Gerade zu viele Anfragen",
    detail:
      "Der Browser, der fremde Seiten öffnet, hat gerade zu viel zu tun. Bitte versuchen Sie es in einer Minute noch einmal.",
  },
  "browser-spent": {
    title: "Browserzeit aufgebraucht",
    detail:
      "Der Browser, der fremde Seiten öffnet, hat seine Zeit für heute aufgebraucht. Bitte versuchen Sie es morgen wieder.",
  },
  "target-too-slow": {
    title: "Zeitüberschreitung",
    detail: "Die Website hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es später noch einmal.",
  },
  internal: {
    title: "Interner Fehler",
    detail: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
  },
};

/** What a visitor calls the fields of a request: subject of a sentence, by the field's name in the contract. */
export const fieldNames: Record<string, string> = {
  url: "Die Adresse",
  keptReport: "Die Kennung des Berichts",
  line: "Die Zeile",
  keywords: "Die Liste der Suchbegriffe",
  "keywords.item": "Ein Suchbegriff",
  messages: "Das Gespräch",
  "messages.item.content": "Eine Nachricht",
  conversationStep: "Die Nummer der Nachricht",
  turnId: "Die Kennung der Nachricht",
  email: "Die E-Mail-Adresse",
  priceEstimate: "Die Schätzung",
  "priceEstimate.id": "Die Kennung der Schätzung",
};

/** The request as a whole. */
export const wholeRequest = "Die Anfrage";

/** What is wrong with a field. Never repeats what was sent. */
export const fieldReasons = {
  missing: (field: string) => `${field} fehlt.`,
  wrongKind: (field: string) => `${field} hat nicht die erwartete Form.`,
  empty: (field: string) => `${field} ist leer.`,
  tooLong: (field: string, most: number) =>
    `${field} ist zu lang: höchstens ${inGerman(most)} Zeichen sind möglich.`,
  tooMany: (field: string, most: number) =>
    `${field} ist zu lang: höchstens ${inGerman(most)} Einträge sind möglich.`,
} as const;

/** The body is no JSON at all. */
export const unreadableBody = "Die Anfrage ist kein gültiges JSON.";
