// Questions of the visitor beside the conversation, and where their answers come from.
import { describe, expect, it } from "vitest";
import { terms } from "#content/page-figures.ts";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { carePlans, careTerms, websitePackages } from "#content/prices.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";

const topics = (text: string) => foldAnswers(["Handwerk", text]).last?.topics;

describe("a question of the visitor", () => {
  it.each<[string, SideTopic]>([
    ["Was kostet die Wartung?", "care"],
    ["und die wartung?", "care"],
    ["Kümmern Sie sich um Backups?", "care"],
    ["Wie lange dauert das?", "duration"],
    ["Wann ist die Seite fertig?", "duration"],
    ["Ist Hosting dabei?", "hosting"],
    ["Hosting?", "hosting"],
    ["Kann ich in Raten zahlen?", "instalments"],
    ["Geht Ratenzahlung", "instalments"],
    ["Wann muss ich zahlen?", "instalments"],
    ["Gibt es Fördermittel?", "funding"],
    ["Bekommt man einen Zuschuss vom Land?", "funding"],
    ["Was kostet das im Monat?", "monthly"],
    ["Welche laufenden Kosten kommen dazu?", "monthly"],
    ["Brauche ich eine Domain?", "domain"],
    ["Muss ich die Texte selbst schreiben?", "texts"],
    ["Machen Sie auch Fotos?", "photos"],
    ["Was passiert mit meinen Daten?", "privacy"],
    ["Ist das DSGVO-konform?", "privacy"],
    ["Kommt da noch Mehrwertsteuer drauf?", "vat"],
    ["Kann ich die Seite später erweitern?", "grow"],
    ["Bin ich dann bei Google auf Platz 1?", "rank"],
    ["Ist das ein verbindliches Angebot?", "binding"],
    ["Sind Sie ein Mensch?", "machine"],
    ["Kann ich Sie anrufen?", "talk"],
    ["Wem gehört die Website?", "ownership"],
    ["Was ist ein CMS?", "cms"],
    ["Wie geht es jetzt weiter?", "next"],
    ["wie viel kostet das denn", "prices"],
    ["Was kostet eine Website?", "prices"],
    ["Wie lange gilt das Angebot?", "validity"],
    ["Wie lange ist der Preis gültig?", "validity"],
    ["Kann ich selbst Texte ändern?", "selfEditing"],
    ["Kann ich die Seite später selber pflegen?", "selfEditing"],
    ["Was ist der Unterschied zwischen Starter und Business?", "packages"],
    ["Wie ist das Wetter?", "joke"],
    ["Brauche ich ein Impressum?", "legalTexts"],
    ["Können Sie auch Logos drucken?", "logo"],
  ])("is heard: %s", (text, topic) => {
    expect(topics(text)).toEqual([topic]);
    // Nobody has answered anything yet.
    expect(foldAnswers(["Handwerk", text]).passed).toEqual(["who"]);
  });

  it.each([
    "8 Seiten?",
    "Firmenwebsite?",
    "Wie gesagt, eine Firmenwebsite",
    "was Einfaches",
    "brauche keine Wartung",
    "mit Wartung",
    "Wir machen in zwei Wochen auf",
  ])("is none: %s", (text) => {
    expect(topics(text)).toEqual([]);
  });

  it("may stand beside an answer", () => {
    const { answers, last } = foldAnswers(["Handwerk", "Firmenwebsite", "6 Seiten. Ist Hosting dabei?"]);
    expect([answers.pages, last?.topics]).toEqual([{ min: 6, max: 6 }, ["hosting"]]);
  });

  it("for a price may name what it is about, but never chooses care", () => {
    const { answers } = foldAnswers(["Was kosten 8 Seiten mit Terminbuchung und Wartung?"]);
    expect([answers.pages, answers.features, answers.care]).toEqual([{ min: 8, max: 8 }, ["booking"], null]);
  });
});

describe("answers to such questions", () => {
  it("take prices, terms and durations from their one source", () => {
    for (const { price } of carePlans) expect(sideAnswers.care).toContain(`${price / 100} €`);
    expect(sideAnswers.care).toContain(`${careTerms.updateHours} Stunden`);
    expect(sideAnswers.instalments).toContain(`${terms.downPayment.percent} %`);
    expect(sideAnswers.instalments).toContain(`${terms.paymentDays} Tagen`);
    for (const { weeks } of websitePackages)
      expect(sideAnswers.duration).toContain(`${weeks.min}–${weeks.max}`);
  });

  it("speak as the site does: no exclamation mark, Sie", () => {
    for (const answer of Object.values(sideAnswers)) {
      expect(answer).not.toMatch(/!|\b(?:du|dein|uns|unser)\b/i);
      expect(answer).toMatch(/\.$|\/kontakt\.?$/);
    }
  });
});
