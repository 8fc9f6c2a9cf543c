// Every topic beside the conversation, as visitors ask for it: with and without a question mark, indirectly, two at once.
import { describe, expect, it } from "vitest";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-25T12:00:00Z") };
const topics = (text: string) => foldAnswers(["Handwerk", text]).last?.topics;

const asked: readonly [text: string, topic: SideTopic][] = [
  ["was ist das günstigste?", "cheapest"],
  ["Geht das auch billiger?", "cheapest"],
  ["Warum ist das so teuer?", "whySoDear"],
  ["Gibts Rabatt?", "discount"],
  ["Kann man am Preis noch was machen?", "discount"],
  ["Bei Wix kostet das doch fast nichts, oder?", "otherOffers"],
  ["Kommt da noch was dazu?", "hidden"],
  ["Was kostet mich die Seite im Jahr?", "yearlyCost"],
  ["Wie hoch ist Ihr Stundensatz?", "hourly"],
  ["Was ist wenn ich mal nicht zahlen kann?", "late"],
  ["Kann ich das von der Steuer absetzen?", "taxes"],
  ["Was kostet Englisch extra?", "languagePrice"],
  ["Wie teuer ist so ein Buchungssystem?", "bookingPrice"],
  ["Welches Paket passt zu mir?", "packages"],
  ["Kann ich jederzeit kündigen?", "cancel"],
  ["bindet man sich bei euch auch?", "cancel"],
  ["Geben Sie Garantie?", "warranty"],
  ["Wann könnten Sie denn anfangen?", "earliest"],
  ["Machen wir einen AVV?", "processing"],
  ["Bekomme ich die Zugangsdaten?", "access"],
  ["Gibt es einen Vertrag?", "contract"],
  ["Wo finde ich die AGB?", "terms"],
  ["Was ist, wenn es mir nicht gefällt?", "notHappy"],
  ["Wie viele Korrekturschleifen sind drin?", "corrections"],
  ["Kann ich vorher einen Entwurf sehen?", "draft"],
  ["Was ist mit Support?", "afterwards"],
  ["Macht ihr auch Logos?", "logo"],
  ["Drucken Sie auch Flyer?", "print"],
  ["Wer schreibt das Impressum?", "legalTexts"],
  ["Brauch ich so ein Cookie-Banner?", "cookies"],
  ["Ist das barrierefrei?", "accessible"],
  ["Arbeiten Sie mit Shopware?", "shopSystem"],
  ["Kann man mit PayPal zahlen?", "paymentMethods"],
  ["Kann man Calendly anbinden?", "bookingSystem"],
  ["Ist das WordPress?", "technology"],
  ["Betreut ihr auch Instagram?", "social"],
  ["Schalten Sie auch Google Ads?", "ads"],
  ["Garantieren Sie mir Platz 1 bei Google?", "rank"],
  ["Macht ihr auch den Google-Eintrag?", "googleProfile"],
  ["Sieht das auch auf dem Handy gut aus?", "mobile"],
  ["Ist SSL dabei?", "secure"],
  ["Bekomme ich auch eine Mailadresse?", "mail"],
  ["Sehe ich, wie viele Besucher ich habe? Gibt es Statistiken?", "statistics"],
  ["Was passiert mit meiner alten Website?", "oldSite"],
  ["Macht ihr auch Drohnenvideos?", "photos"],
  ["Ist eine Galerie dabei?", "gallery"],
  ["Geht das auch auf Niederländisch?", "languageHelp"],
  ["Kann ich mich bei Ihnen bewerben?", "job"],
  ["Ich bin Journalist, geben Sie Interviews?", "press"],
  ["Und wenn Sie mal krank sind?", "standIn"],
  ["Haben Sie Referenzen?", "references"],
  ["Wie lange machen Sie das schon?", "experience"],
  ["Sind Sie allein oder haben Sie ein Team?", "alone"],
  ["Wo sitzen Sie?", "region"],
  ["Kommen Sie auch mal vorbei?", "visit"],
  ["Sind Sie am Wochenende erreichbar?", "reachable"],
  ["Wer steckt dahinter?", "who"],
  ["Rufen Sie mich zurück?", "callback"],
  ["Wer liest das hier?", "whoReads"],
  ["Können Sie mir das per Mail schicken?", "send"],
  ["Kann ich nochmal von vorn anfangen?", "startOver"],
];

const remarks: readonly [text: string, topic: SideTopic][] = [
  ["ich möchte das beauftragen", "order"],
  ["ok nehmen wir", "order"],
  ["Das ist mir zu teuer.", "tooDear"],
  ["ruf mich an: 02591 123456", "callback"],
  ["Ich möchte mich beschweren", "complaint"],
  ["so ein blöder Bot", "anger"],
  ["Ich suche ein Praktikum", "job"],
  ["Tschüss, bis dann", "goodbye"],
  ["ich muss jetzt los", "pause"],
];

describe("topics beside the conversation [TALK-03]", () => {
  it("are at least 60, each with an answer of its own", () => {
    const answers = Object.values(sideAnswers);
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it.each(asked)("hear „%s“", (text, topic) => expect(topics(text)).toEqual([topic]));

  it.each(asked)("bring the open question back after „%s“ [TALK-04]", (text, topic) => {
    const { reply } = takeTurn({ texts: ["Handwerk", "Firmenwebsite"] }, text, issue);
    expect(reply.content).toContain(sideAnswers[topic]);
    expect(reply.content.endsWith(questionTexts.pages)).toBe(true);
  });

  it.each([
    ["kann man das später erweitern", ["grow"]],
    ["macht ihr auch logos", ["logo"]],
    ["Ich wüsste gern, ob Hosting dabei ist", ["hosting"]],
    ["Mich würde interessieren, wer die Texte schreibt", ["texts"]],
    ["Eine Frage noch: was kostet die Wartung", ["care"]],
    ["Und die Texte, wer schreibt die?", ["texts"]],
    ["Was kostet das Hosting und wer schreibt die Texte?", ["hosting", "texts"]],
    ["Ist Hosting dabei? Und wem gehört die Seite?", ["hosting", "ownership"]],
  ] as [string, SideTopic[]][])("are heard wherever a question stands: %s [TALK-04]", (text, expected) => {
    expect(topics(text)).toEqual(expected);
  });

  it.each(remarks)("answer „%s“, which asks nothing", (text, topic) => {
    const { reply } = takeTurn({ texts: ["Handwerk", "Firmenwebsite"] }, text, issue);
    expect(reply.content).toContain(sideAnswers[topic]);
    expect(reply.content.endsWith(questionTexts.pages)).toBe(true);
  });

  it.each([
    "Weiß nicht, ob wir einen Shop brauchen",
    "brauchen wir nicht",
    "machen wir selbst",
    "5 Seiten, 48249 Dülmen, Tel. 02594 1234",
    "Kann ich nicht sagen",
  ])("are not heard in an answer: %s", (text) => expect(topics(text)).toEqual([]));

  it("take nothing from an answer in the same sentence", () => {
    const { answers, last } = foldAnswers(["Handwerk", "Firmenwebsite", "zu teuer, dann nur 5 Seiten"]);
    expect([answers.pages, last?.topics]).toEqual([{ min: 5, max: 5 }, []]);
  });

  it("beyond them are handed over honestly", () => {
    const { reply } = takeTurn(newConversation, "Kennen Sie den Dirk aus Olfen?", issue);
    expect(reply.content).toContain("Das weiß ich nicht.");
  });
});
