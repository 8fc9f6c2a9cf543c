// Questions as customers type them, at every station: which are heard and answered, and which sentences only look like one.
import { describe, expect, it } from "vitest";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-25T12:00:00Z") };
const stations = [
  [],
  ["Friseur"],
  ["Friseur", "Firmenwebsite"],
  ["Friseur", "Firmenwebsite", "5"],
  ["Friseur", "Firmenwebsite", "5", "flexibel"],
];
const pending = ["who", "projectType", "pages", "timeline", "features"] as const;

const questions: readonly [text: string, ...topics: SideTopic[]][] = [
  // Money
  ["wat kost denn sowat im Jahr, so laufend?", "yearlyCost"],
  ["was muss ich dann jeden monat zahlen", "monthly"],
  ["was kommt nachher jeden Monat noch drauf", "monthly"],
  ["WAS KOSTET DER SPASS", "prices"],
  ["keine ahnung was das kostet", "prices"],
  ["wieviel muss ich denn da so hinlegen", "prices"],
  ["mit was muss ich rechnen", "prices"],
  ["sag mal ne hausnummer", "prices"],
  ["was ist am billigsten", "cheapest"],
  ["geht das nicht günstiger", "cheapest"],
  ["geht da preislich noch was", "discount"],
  ["gibts Prozente wenn ich bar zahle?", "discount"],
  ["Kriegen Vereine das billiger?", "discount"],
  ["Warum kostet das so viel, das ist doch nur eine Seite?", "whySoDear"],
  ["wofür zahl ich da eigentlich so viel", "whySoDear"],
  ["Ich habe maximal 1500 Euro, was bekomme ich dafür?", "budget"],
  ["Muss ich eine Anzahlung leisten?", "instalments"],
  ["wann muss ich das bezahlen", "instalments"],
  ["kann man das abstottern", "instalments"],
  ["wird das alles auf einmal fällig?", "instalments"],
  ["Geht auch Leasing?", "instalments"],
  ["gibts da Geld vom Staat?", "funding"],
  ["Zahle ich Mehrwertsteuer drauf?", "vat"],
  ["sind die preise netto oder brutto", "vat"],
  ["Was kostet die Buchung allein?", "bookingPrice"],
  ["Geht das auch ohne Buchung und was spare ich dann?", "bookingPrice"],
  ["was kostet so ein blog extra", "blogPrice"],
  ["Wie teuer ist ein Blog?", "blogPrice"],
  ["Was würde der Shop denn später kosten?", "shopPrice"],
  ["was nehmt ihr für nen onlineshop", "shopPrice"],
  ["Gibt es die Sprachen billiger, wenn ich selbst übersetze?", "languagePrice"],
  ["was kostet jede Seite mehr", "pagePrice"],
  ["Was macht es aus, wenn ich zwei Seiten mehr nehme?", "pagePrice"],
  ["Was kostet die Pflege im Jahr?", "care"],
  ["wie teuer ist die Wartung monatlich?", "care"],
  ["was kostet ein login für mitglieder", "membersPrice"],
  ["Wie teuer ist denn das bei anderen? Die Agentur aus Dortmund wollte 8000", "otherOffers"],
  ["mein Neffe macht das für 200, warum soll ich zu Ihnen kommen?", "otherOffers"],
  ["Was können Sie besser als Jimdo?", "otherOffers"],
  ["wieso nicht einfach selber mit nem Baukasten", "otherOffers"],
  ["kommen da versteckte kosten", "hidden"],
  ["bleibt der Preis dann auch so", "hidden"],
  ["Was bedeutet eigentlich nach Aufwand?", "byEffort"],
  // Agreement
  ["Ist das jetzt verbindlich?", "binding"],
  ["Kann ich mir das auch erst mal unverbindlich anschauen?", "binding"],
  ["verpflichte ich mich damit zu irgendwas", "binding"],
  ["Wie kündigt man die Pflege wieder?", "cancel"],
  ["komm ich da jederzeit wieder raus", "cancel"],
  ["Muss ich so ein Wartungspaket nehmen?", "care"],
  ["geht das auch ohne Pflegevertrag?", "care"],
  ["Unterschreiben wir da einen Vertrag?", "contract"],
  ["wo unterschreibe ich", "order"],
  ["Ich will das jetzt bestellen, wo unterschreibe ich?", "order"],
  ["Wem gehört die Seite am Ende, uns oder Ihnen?", "ownership"],
  ["was wenn ihr pleite geht, gehört mir die seite dann noch", "ownership"],
  ["kann ich mit der seite woanders hingehen", "ownership"],
  ["Was passiert wenn die Seite kaputt ist?", "warranty"],
  ["und wenn danach was nicht funktioniert", "warranty"],
  ["Wer haftet bei Fehlern?", "warranty"],
  ["Wie lange brauchen Sie denn dafür?", "duration"],
  ["wie schnell geht sowas", "duration"],
  ["schaffen Sie das bis dahin?", "duration"],
  ["klappt das bis Ostern noch?", "duration"],
  ["ab wann könnten Sie loslegen", "earliest"],
  ["wann hätten Sie denn Zeit", "earliest"],
  ["Wie oft darf ich am Entwurf was ändern?", "corrections"],
  ["wie viele entwürfe krieg ich", "draft"],
  ["was ist wenn mir der entwurf nicht gefällt", "notHappy"],
  ["Was passiert nach dem Start?", "afterwards"],
  ["Sind Sie danach noch für mich da?", "afterwards"],
  ["wie läuft das ab", "next"],
  ["Was muss ich dafür tun?", "next"],
  // Scope
  ["Wer schreibt eigentlich die Texte?", "texts"],
  ["Schreiben Sie mir auch Texte?", "texts"],
  ["muss ich die texte liefern", "texts"],
  ["ich kann nicht schreiben, machen Sie die Texte?", "texts"],
  ["Darf ich Ihnen die Fotos vom Handy schicken oder brauche ich einen Fotografen?", "photos"],
  ["macht ihr die bilder auch", "photos"],
  ["Macht ihr den Film auch?", "video"],
  ["kann man ein video einbauen", "video"],
  ["Können Sie auch unser Logo neu machen?", "logo"],
  ["visitenkarten auch?", "print"],
  ["Kann ich die Speisekarte selbst ändern?", "selfEditing"],
  ["kann ich die Termine selber eintragen?", "selfEditing"],
  ["komm ich da selbst dran zum ändern", "selfEditing"],
  ["muss ich für jede änderung anrufen", "selfEditing"],
  ["was passiert mit der alten seite", "oldSite"],
  ["Die jetzige Seite läuft bei einem Anbieter mit Vertrag bis August, was mache ich damit?", "oldSite"],
  ["können die alten texte und bilder übernommen werden?", "oldSite"],
  ["kann meine domain bleiben", "domain"],
  ["eine Domain hab ich schon, geht die weiter?", "domain"],
  ["Wo liegt die Seite dann, auf welchem Server?", "hosting"],
  ["hosten sie das auch", "hosting"],
  ["Kann ich meine Mailadresse behalten?", "mail"],
  ["kriegen wir da auch e-mail adressen mit firmennamen", "mail"],
  ["Ist das DSGVO-konform?", "privacy"],
  ["wo stehen denn die daten von den leuten die das kontaktformular ausfüllen", "formData"],
  ["Wer macht Impressum und Datenschutz?", "legalTexts"],
  ["Muss die Website barrierefrei sein bei uns?", "accessible"],
  ["Versprechen Sie mir Platz 1 bei Google?", "rank"],
  ["bin ich dann oben in google", "rank"],
  ["Findet man mich dann bei Google?", "findable"],
  ["Welches System nehmen Sie, WordPress?", "technology"],
  ["womit bauen Sie das", "technology"],
  ["Bezahlen mit PayPal, geht das?", "paymentMethods"],
  ["Geht das auch auf Englisch?", "languageHelp"],
  ["Do you speak English?", "english"],
  ["can we talk in english", "english"],
  ["sprechen sie auch niederländisch", "english"],
  ["Was zählt denn überhaupt als Seite?", "pageHelp"],
  ["wie meinen sie seiten, was zählt da alles", "pageHelp"],
  ["wieviel seiten nimmt man denn so", "pagesUsual"],
  ["was ist denn normal bei seiten", "pagesUsual"],
  ["Was sind denn besondere Funktionen?", "whatFeatures"],
  ["was gibt es denn da so?", "whatFeatures"],
  ["Sieht das am Handy auch gut aus?", "mobile"],
  ["geht das auch aufm smartphone", "mobile"],
  ["ist das sicher vor hackern", "secure"],
  ["Kann man das später noch erweitern?", "grow"],
  ["Kann ich später noch einen Shop dazunehmen?", "grow"],
  ["kann man eine webcam einbinden", "embed"],
  ["Können wir unsere Bewertungen anzeigen?", "googleProfile"],
  // People
  ["Wer sind Sie überhaupt?", "who"],
  ["mit wem hab ich es hier zu tun", "who"],
  ["und wie viele leute arbeiten bei euch", "alone"],
  ["Kommen Sie auch zu uns nach Stadtlohn raus?", "visit"],
  ["können wir uns mal treffen", "visit"],
  ["Von wo kommen Sie?", "region"],
  ["Haben Sie sowas schon mal für einen Friseur gemacht?", "references"],
  ["kann man irgendwo was von euch sehen", "references"],
  ["Was ist, wenn Sie im Urlaub sind?", "standIn"],
  ["und wenn du vom laster überfahren wirst", "standIn"],
  ["Rede ich hier mit einem Menschen?", "machine"],
  ["bist du ein computer", "machine"],
  ["sind sie chatgpt", "machine"],
  ["Wer liest hier mit?", "whoReads"],
  ["wird das gespeichert was ich hier schreibe", "privacy"],
  ["wie lösche ich das Gespräch", "startOver"],
  ["Können Sie mir die Schätzung per Mail schicken?", "send"],
  ["Suchen Sie noch Leute?", "job"],
  ["Guten Abend, mein Name ist Wilmer, ich bewerbe mich um eine Ausbildung. Suchen Sie jemanden?", "job"],
  ["können sie mich zurückrufen", "callback"],
  // Indirect, and two at once
  ["ich wüsste gern ob hosting dabei ist", "hosting"],
  ["mich würd ja interessieren wem die seite dann gehört", "ownership"],
  ["frage mich ob ich die texte selbst schreiben muss", "texts"],
  ["Meine Frau will wissen, ob das Hosting drin ist", "hosting"],
  ["ich hab mal ne frage, wie ist das mit der Wartung", "care"],
  ["mir ist noch nicht klar wie das mit dem bezahlen läuft", "instalments"],
  ["erst mal wissen was das kostet", "prices"],
  ["sagen Sie mir lieber erst, was es kostet", "prices"],
  ["Ich will keine Fragen beantworten, ich will einen Preis!", "prices"],
  ["hosting? domain?", "hosting", "domain"],
  ["Was kostet die Wartung und wem gehört die Seite?", "care", "ownership"],
  ["wie lange dauert das und wer schreibt die texte", "duration", "texts"],
];

/** Answers of which none asks. */
const answers: readonly [station: number, text: string][] = [
  [0, "Moin, wie sind ne Tischlerei in Nottuln"],
  [0, "Wir sind die, wo man gut isst, Gasthof Möller"],
  [1, "So wie die vom Schwager"],
  [1, "was Einfaches"],
  [1, "eine Seite, wo man uns findet"],
  [2, "wie die jetzige, sieben unterseiten"],
  [2, "wie gesagt 5"],
  [2, "wie beim Nachbarn, 4"],
  [3, "wann immer es passt"],
  [3, "bis Mai wenn das geht"],
  [3, "so schnell es geht"],
  [4, "was Sie haben, reicht"],
  [4, "dass man uns anrufen kann"],
  [4, "wo Leute Termine buchen können"],
  [4, "wer will, soll online buchen können"],
];

describe("a question in life", () => {
  it.each(questions)("is heard: „%s“ is about %s [TALK-27]", (text, ...topics) => {
    const heard = foldAnswers(["Friseur", "Firmenwebsite", text]).last?.topics ?? [];
    expect(heard).toEqual(topics.filter((topic) => topic !== undefined));
  });

  it.each(questions)("leaves every open question open: „%s“ [TALK-28]", (text) => {
    for (const [at, texts] of stations.entries()) {
      const { reply } = takeTurn({ texts }, text, issue);
      const asked = pending[at] as (typeof pending)[number];
      expect([at, reply.content.endsWith(questionTexts[asked])]).toEqual([at, true]);
    }
  });

  it.each(answers)("is none: at station %i „%s“ [TALK-27]", (station, text) => {
    expect(foldAnswers([...(stations[station] ?? []), text]).last?.topics).toEqual([]);
  });
});

describe("an answer to each", () => {
  it("stands there, and is not the same for two [TALK-27]", () => {
    const topics = new Set(questions.flatMap(([, ...all]) => all));
    for (const topic of topics) expect(sideAnswers[topic]?.length).toBeGreaterThan(20);
    expect(takeTurn(newConversation, "Kennen Sie den Dirk?", issue).reply.content).toContain(
      "Das weiß ich nicht.",
    );
  });
});
