// The privacy policy as built. Needs `npm run build` before.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONSENT_DATE_KEY, CONSENT_KEY } from "#app/features/consent/consent-store.ts";
import { SESSION_KEY } from "#app/features/price-chat/conversation/session-store.ts";
import { MAX_RUNS } from "#app/features/seo-check/report/comparison/runs.ts";
import { RUNS_KEY } from "#app/features/seo-check/run-store.ts";
import { USAGE_DATE_KEY, USAGE_KEY } from "#app/features/seo-check/usage/usage.ts";
import { formatDayOrMonth } from "#app/format/date.ts";
import {
  CHAT_KEPT_DAYS,
  INQUIRY_KEPT_MONTHS,
  MAIL_COPY_KEPT_DAYS,
  SITE_CRAWL_KEPT_HOURS,
} from "#content/constants.ts";
import { editions } from "#content/legal/editions.ts";
import { owner } from "#content/owner.ts";
import { elements, wordsOf } from "#test/support/seo/html-tree.ts";
import { legalPages, section, timesOf } from "#test/support/seo/legal-pages.ts";
import { crawlerUserAgent } from "#worker/seo/fetch/fetch-page.ts";

describe("the privacy policy", () => {
  it("is dated by its text, for machines too [LEGAL-01] [SAFE-40]", () => {
    const { date } = editions.datenschutz;
    expect(legalPages.datenschutz.words).toContain(`Stand: ${formatDayOrMonth(date)}`);
    expect(timesOf("datenschutz")).toEqual([{ datetime: date, words: formatDayOrMonth(date) }]);
  });

  it("names the controller with address, phone and mail [LEGAL-02]", () => {
    const { text } = section("datenschutz", "Verantwortlicher");
    for (const detail of [
      owner.name,
      owner.street,
      owner.postalCode,
      owner.town,
      owner.phone.shown,
      owner.email,
    ])
      expect(text).toContain(detail);
  });

  it("gives general notices with legal bases and how long data is kept [LEGAL-03]", () => {
    const general = section("datenschutz", "Allgemeine Hinweise und Pflichtinformationen").text;
    for (const letter of "abcf") expect(general).toContain(`Art. 6 Abs. 1 lit. ${letter} DSGVO`);
    expect(general).toContain("Art. 22 DSGVO");
    const kept = section("datenschutz", "Speicherdauer").text;
    expect(kept).toMatch(/lösche ich Daten, sobald ihr Zweck erfüllt ist/);
  });

  it("explains the contact form with the outbox and mail delivery [LEGAL-04] [LEGAL-11]", () => {
    const { text } = section("datenschutz", "Kontaktformular");
    expect(text).toMatch(/Name, E-Mail-Adresse, Betreff und Nachricht/);
    expect(text).toMatch(/Postausgang.*MailChannels/s);
  });

  it("says how long inquiries and copies of mails are kept, by the figures the outbox deletes by [LEGAL-04]", () => {
    const { text } = section("datenschutz", "Kontaktformular");
    expect(text).toContain(`${MAIL_COPY_KEPT_DAYS} Tage nach ihrer Zustellung`);
    expect(text).toContain(`die Anfrage selbst spätestens ${INQUIRY_KEPT_MONTHS} Monate nach ihrem Eingang`);
    expect(section("datenschutz", "KI-Preisrechner").text).toContain(
      `${MAIL_COPY_KEPT_DAYS} Tage nach der Zustellung`,
    );
  });

  it("says by what signs an inquiry is taken for advertising, and that they are kept with it [LEGAL-04]", () => {
    const { text } = section("datenschutz", "Kontaktformular");
    expect(text).toMatch(/an Links, Wortlaut, Wiederholungen und der Zeit .* bis zum Absenden/);
    expect(text).toContain("Was auffällt, wird mit der Anfrage gespeichert.");
    expect(text).toMatch(/für die Prüfung auf Werbung lit\. f\./);
  });

  it("explains enquiries by e-mail, phone or fax [LEGAL-05]", () => {
    expect(section("datenschutz", "Anfrage per E-Mail, Telefon oder Fax").text).toMatch(/Rufen Sie an/);
  });

  it("says that the price calculator sends what is typed to an AI provider in the USA, and when it is deleted [LEGAL-06]", () => {
    const { text } = section("datenschutz", "KI-Preisrechner");
    expect(text).toContain("KI-Anbieter in den USA");
    expect(text).toMatch(/antwortet das Regelwerk allein.*Den Preis rechnet immer das Regelwerk/s);
    expect(text).toContain(`${CHAT_KEPT_DAYS} Tage nach der letzten Nachricht`);
    expect(text).toContain("„Gespräch löschen“");
  });

  it("says what the outbox holds of a breakdown, and when it goes that could not be delivered [LEGAL-06]", () => {
    const { text } = section("datenschutz", "KI-Preisrechner");
    expect(text).toContain("Im Postausgang stehen Ihre Adresse und die Nummer der Schätzung;");
    expect(text).toContain(`wenn sie nicht ankommt, ${MAIL_COPY_KEPT_DAYS} Tage nach Ihrem Auftrag`);
  });

  it.each([
    "Browsertyp und Browserversion",
    "Betriebssystem",
    "Referrer-URL",
    "Hostname",
    "Uhrzeit der Anfrage",
    "IP-Adresse",
  ])("lists %s among what server logs hold [LEGAL-07]", (detail) => {
    const { parts } = section("datenschutz", "Server-Logfiles");
    const items = parts.flatMap((part) => [...elements(part)]).filter(({ tagName }) => tagName === "li");
    expect(items.map(wordsOf).some((item) => item.startsWith(detail))).toBe(true);
  });

  it("does not pass over the address that is asked for [LEGAL-07]", () => {
    expect(section("datenschutz", "Server-Logfiles").text).toContain(
      "diese Daten und die aufgerufene Adresse",
    );
  });

  it("says what the site's own log holds, of mails and errors too [LEGAL-07] [LEGAL-11]", () => {
    const { text } = section("datenschutz", "Server-Logfiles");
    expect(text).toMatch(/von Aufrufen der Werkzeuge und vom Versand der E-Mails nur Uhrzeit/);
    expect(text).toMatch(
      /bei Fehlern auch die Stelle im Programm: keine IP-Adresse von Ihnen, keine E-Mail-Adresse/,
    );
  });

  it.each([
    ["Auskunft", "15"],
    ["Berichtigung", "16"],
    ["Löschung", "17"],
    ["Einschränkung", "18"],
    ["Datenübertragbarkeit", "20"],
    ["Widerspruch", "21"],
    ["Beschwerde", "77"],
  ])("names the right to %s, Art. %s DSGVO [LEGAL-08]", (right, article) => {
    const { text } = section("datenschutz", "Ihre Rechte");
    expect(text).toContain(right);
    expect(text).toMatch(new RegExp(`Art. ${article}(?: DSGVO|\\))`));
  });

  it("objects to advertising mail [LEGAL-08]", () => {
    expect(section("datenschutz", "Widerspruch gegen Werbe-Mails").text).toMatch(
      /widerspreche ihrer Nutzung für Werbung/,
    );
  });

  it("explains TLS [LEGAL-09]", () => {
    expect(section("datenschutz", /TLS/).text).toMatch(/verschlüsselte Verbindung/);
  });

  it("says how it changes [LEGAL-10]", () => {
    expect(section("datenschutz", /^Änderung/).text).not.toBe("");
  });

  it("covers hosting, SEO check, AI rating, rate limits and analytics [LEGAL-11]", () => {
    expect(section("datenschutz", /^Hosting/).text).toContain("Cloudflare");
    expect(section("datenschutz", "SEO-Check").text).toContain("robots.txt");
    expect(section("datenschutz", "Design-Bewertung mit KI").text).toContain("Bildschirmfotos");
    expect(section("datenschutz", "Schutz vor zu vielen Aufrufen").text).toMatch(
      /Schlüssel, der täglich wechselt/,
    );
    expect(section("datenschutz", /^Analyse/).text).toMatch(/nur mit Ihrer Einwilligung/);
  });

  it("says how long the result of a whole site is kept [LEGAL-11]", () => {
    expect(section("datenschutz", "SEO-Check").text).toMatch(
      new RegExp(`${SITE_CRAWL_KEPT_HOURS} Stunden nach dem Ende löscht es sich selbst`),
    );
  });

  it("says that telephone numbers and addresses of the pages read are kept with it [LEGAL-11]", () => {
    expect(section("datenschutz", "SEO-Check").text).toMatch(
      /auf dem Server, mit den Telefonnummern und Anschriften, die auf ihnen stehen/,
    );
  });

  it.each([
    "Hosting und Server-Logfiles",
    "Kontaktformular",
    "KI-Preisrechner",
    "SEO-Check",
    "Design-Bewertung mit KI",
    "Schutz vor zu vielen Aufrufen",
  ])("names the legal basis of %s [LEGAL-11]", (name) => {
    expect(section("datenschutz", name).text).toMatch(/Art\. 6 Abs\. 1 lit\. [bf] DSGVO/);
  });

  it("says what the model gets that comments on a rating [LEGAL-11]", () => {
    expect(section("datenschutz", "Design-Bewertung mit KI").text).toContain(
      "Es bekommt die Fotos, die Messwerte und die Urteile daraus",
    );
  });

  it("says that mails to one address are counted [LEGAL-11]", () => {
    expect(section("datenschutz", "Schutz vor zu vielen Aufrufen").text).toMatch(
      /an dieselbe E-Mail-Adresse nur wenige .* zählt der Server die Einträge im Postausgang/,
    );
  });

  it("calls the crawler by the name it gives itself [LEGAL-11]", () => {
    const [name = ""] = crawlerUserAgent(owner.siteUrl).split("/");
    expect(section("datenschutz", "SEO-Check").text).toContain(`„${name}“`);
  });

  it("names every key the site keeps in the browser, and no other [LEGAL-11] [DATA-13]", () => {
    const { parts } = section("datenschutz", /Speicher in Ihrem Browser/);
    const keys = parts.flatMap((part) => [...elements(part)]).filter(({ tagName }) => tagName === "code");
    expect(keys.map(wordsOf)).toEqual([
      CONSENT_KEY,
      CONSENT_DATE_KEY,
      USAGE_KEY,
      USAGE_DATE_KEY,
      SESSION_KEY,
      "theme",
      RUNS_KEY,
    ]);
  });

  it("says what the browser notes in the history of a tab, where the tool is explained that does so [LEGAL-06] [LEGAL-11]", () => {
    const explainedAt: Record<string, string> = {
      "app/features/price-chat/composer/kept-draft.ts": "KI-Preisrechner",
      "app/features/price-chat/conversation/kept-turns.ts": "KI-Preisrechner",
      "app/features/seo-check/kept/kept-note.ts": "SEO-Check",
      "app/features/seo-check/site/crawl-id.ts": "SEO-Check",
    };
    const noting = globSync("app/**/*.{ts,tsx}").filter((file) =>
      /^import .*\bwriteNote\b/m.test(readFileSync(file, "utf8")),
    );
    expect(noting.sort()).toEqual(Object.keys(explainedAt));
    for (const heading of Object.values(explainedAt))
      expect(section("datenschutz", heading).text).toContain("im Verlauf dieses Tabs");
  });

  it("says what is kept of earlier results, and of how many pages [LEGAL-11]", () => {
    expect(MAX_RUNS).toBe(10);
    expect(section("datenschutz", /Speicher in Ihrem Browser/).text).toContain(
      "von höchstens zehn Seiten: Adresse, Zeitpunkt, Punktzahl und Stand jeder Regel",
    );
  });

  it("counts the notes of a tab to what the browser keeps [LEGAL-11]", () => {
    expect(section("datenschutz", /Speicher in Ihrem Browser/).text).toContain(
      "Notizen im Verlauf eines Tabs",
    );
  });

  it("names who gets data: hosting, sending of mails, the owner's mailbox [LEGAL-11]", () => {
    expect(section("datenschutz", /^Empfänger/).text).toMatch(
      /Cloudflare, Inc\..*MailChannels Corporation.*beim Anbieter meines Postfachs/,
    );
  });

  it("names the supervisory authority of North Rhine-Westphalia and the guarantees for providers abroad [LEGAL-08] [LEGAL-11]", () => {
    expect(section("datenschutz", "Beschwerde").text).toMatch(
      /Datenschutz und Informationsfreiheit Nordrhein-Westfalen/,
    );
    expect(section("datenschutz", /^Empfänger/).text).toMatch(
      /Data Privacy Framework.*Standardvertragsklauseln/s,
    );
  });
});
