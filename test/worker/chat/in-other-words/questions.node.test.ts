// Questions of the library's topics in untidy words, at every station; the pending question comes back each time.
import { describe, expect, it } from "vitest";
import { type SideTopic, sideAnswers } from "#content/price-calculator/chat-answers.ts";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { type Station, stations } from "./stations.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-25T12:00:00Z") };
const topicsAt = (station: Station, text: string) => foldAnswers([...stations[station], text]).last?.topics;

const asked: readonly [text: string, ...topics: SideTopic[]][] = [
  // A call
  ["rufen sie mich jetzt zurück oder wat", "callback"],
  ["können Sie mich bitte anrufen, ich tippe ungern", "callback"],
  ["kann mich da mal einer anrufen", "callback"],
  ["ich würd das lieber am telefon besprechen", "callback", "talk"],
  ["rufen sie denn jetzt an oder nich", "callback"],
  ["wann rufen Sie denn an", "callback"],
  ["ruft mich da jemand an", "callback"],
  // Other offers
  ["Warum sollten Sie günstiger sein als die Agentur aus Münster?", "otherOffers"],
  ["uns liegt ein Angebot über 4.200 Euro vor, können sie da mithalten", "otherOffers"],
  ["der Mitbewerber will nur 900 euro", "otherOffers"],
  ["Mein Cousin würde das für 300 machen", "otherOffers"],
  ["Eine Agentur in Coesfeld will dafür 5000 haben", "otherOffers"],
  ["seid ihr billiger als die aus münster", "otherOffers"],
  ["bei Ionos kriegt man das für 10 Euro im Monat", "otherOffers"],
  ["Uns liegt ein Angebot einer Agentur über 6.800 Euro vor. Warum sollten Sie besser sein?", "otherOffers"],
  ["wir haben schon zwei Angebote bekommen, beide über 3000", "otherOffers"],
  // Too dear, and what there is to spend
  ["WAS? 1290 für 5 Seiten, spinnt ihr", "tooDear"],
  ["seid ihr irre, so viel geld", "tooDear"],
  ["das is ja ein vermögen", "tooDear"],
  ["ne du das is mir zu happig", "tooDear"],
  ["so teuer?? puh", "tooDear"],
  ["dafür krieg ich ja ein gebrauchtes auto", "tooDear"],
  ["mehr als 700 euro is nich drin", "budget"],
  ["800 euro mehr hab ich nich", "budget"],
  ["unser limit liegt bei 2000", "budget"],
  ["ich kann höchstens 1500 ausgeben", "budget"],
  ["mehr wie 1000 geht nicht", "budget"],
  // Prices of single things
  ["was würd der shop denn ausmachen", "shopPrice"],
  ["was macht so ne buchung aus preislich", "bookingPrice"],
  ["was kost das wenn ich noch termine dazu nehm", "bookingPrice"],
  ["und wat käm da für englisch drauf", "languagePrice"],
  ["was schlägt ein login zu buche", "membersPrice"],
  ["lohnt sich dat überhaupt für nen kleinen betrieb", "worth"],
  ["bringt mir so ne seite überhaupt was", "worth"],
  ["is die märchensteuer schon drin", "vat"],
  ["aha, und ist die Mehrwertsteuer da mit drin", "vat"],
  ["gut so, und was kommt da im Jahr noch drauf", "yearlyCost", "monthly"],
  ["gibts skonto wenn ich sofort zahl", "discount"],
  ["muss ich alles auf einen schlag bezahlen", "instalments"],
  ["is der preis jetzt fix", "binding"],
  ["Ist der genannte Betrag denn fix?", "binding"],
  ["kann sich am preis noch was ändern", "binding"],
  ["bleibt das bei dem betrag", "hidden", "binding"],
  // What there is
  ["wat für arten gibts denn", "kinds"],
  ["was gibts denn da zur auswahl", "kinds"],
  ["welche art website wär denn für uns richtig", "kinds"],
  ["was können sie denn anbieten", "kinds"],
  ["was nehmen denn andere so", "pagesUsual"],
  ["wieviel haben denn die anderen", "pagesUsual"],
  ["was ist so normal", "pagesUsual"],
  // Who, where, when
  ["wer hat sie denn sonst schon beauftragt", "references"],
  ["für wen habt ihr schon gearbeitet", "references"],
  ["habt ihr mal ein beispiel für friseure", "references"],
  ["wat is wenn ihr krank seid", "standIn"],
  ["kommt wer vorbei und guckt sich den laden an", "visit"],
  ["sind sie ein mensch oder n automat", "machine"],
  ["ab wann wärt ihr denn frei", "earliest"],
  ["schafft ihr das noch vor weihnachten", "duration", "earliest"],
  // Scope
  ["wo stehen die server", "hosting"],
  ["wo liegen die daten von meinen kunden", "privacy", "formData", "hosting"],
  ["muss ich dieses care zeug haben", "care"],
  ["gehts auch ohne wartung", "care"],
  ["macht ihr auch autobeschriftung", "print"],
  ["könnt ihr auch schilder", "print"],
  ["kümmert ihr euch um unser insta", "social"],
  ["kann ich die bilder selber tauschen", "selfEditing"],
  ["is impressum mit bei", "legalTexts"],
  ["wie lang bin ich dann gebunden", "cancel"],
  ["wem gehört der ganze kram hinterher", "ownership"],
  ["und wenn mir das nich gefällt", "notHappy"],
  ["wie oft darf ich noch was ändern lassen", "corrections"],
  ["kann man später noch nen shop drantun", "grow"],
  ["was muss ich euch denn liefern", "next", "texts"],
  ["geht dat auch ohne cookie gedöns", "cookies"],
  ["findet mich dann auch einer bei google", "findable"],
  ["was is mit meinen mails wenn die seite umzieht", "mail"],
  ["tut ihr die texte auch schreiben", "texts"],
];

describe("a question in untidy words", () => {
  it.each(asked)("%s [TALK-45]", (text, ...topics) => {
    for (const station of ["kind", "pages", "date", "functions"] as const) {
      const heard = topicsAt(station, text) ?? [];
      expect(heard, station).toHaveLength(1);
      expect(topics, station).toContain(heard[0]);
    }
  });

  it.each(asked)("answers no open question: %s [TALK-45]", (text) => {
    for (const station of ["who", "kind", "pages", "date", "functions"] as const) {
      const says = stations[station];
      const { reply } = takeTurn({ ...newConversation, texts: says }, text, issue);
      const pending = pendingQuestion(foldAnswers(says));
      expect(pendingQuestion(foldAnswers([...says, text])), station).toBe(pending);
      expect(pending && reply.content, station).toContain(questionTexts[pending ?? "who"]);
    }
  });

  it("hands the call form over where a call is asked for [TALK-45]", () => {
    for (const text of [
      "können Sie mich bitte anrufen, ich tippe ungern",
      "rufen sie denn jetzt an oder nich",
    ])
      expect(takeTurn(newConversation, text, issue).reply.offersCall, text).toBe(true);
  });

  it("has an answer of its own for what there is, and for what it is good for [TALK-45]", () => {
    expect(sideAnswers.kinds).toMatch(/Firmenwebsite.*Online-Shop/);
    expect(sideAnswers.worth).not.toBe(sideAnswers.unknown);
  });
});

describe("a sentence that only speaks of such things", () => {
  const told: readonly [Station, string][] = [
    ["kind", "ich brauch wat wo die leute fotos schicken und ich sach denen dann am telefon wat dat kostet"],
    ["kind", "zeigen wat wir machen und wat dat kostet"],
    ["kind", "auf der seite soll stehen was ne inspektion kostet"],
    ["kind", "Leute fragen immer wie teuer ein Dach ist, das soll drauf"],
    ["kind", "eine Seite, wo man sieht was das Zimmer kostet"],
    ["kind", "Website, und wir schreiben dazu was die Torten kosten"],
    ["kind", "die Leute sollen uns anrufen, also eine Website"],
    ["functions", "Kunden rufen an, das reicht"],
    ["kind", "Website, man soll mit einem Klick anrufen können"],
    ["kind", "Website, wir machen günstigere Angebote als andere Händler"],
    ["kind", "Website, ab 800 Euro bauen wir Küchen ein"],
    ["kind", "Website, unsere Torten sind teuer aber gut"],
    ["pages", "irre viele, so 20"],
    ["functions", "Blog, so viel Geld muss sein"],
    ["kind", "Website, wir sind ein Team aus drei Leuten"],
  ];
  it.each(told)("asks nothing, at %s: %s [TALK-45]", (station, text) => {
    expect(topicsAt(station, text)).toEqual([]);
  });
});

describe("an offer of somebody else's", () => {
  it.each([
    [
      "Uns liegt ein Angebot einer Agentur aus Münster über 6.800 Euro vor. Warum sollten Sie günstiger sein?",
    ],
    ["Die Agentur in Dülmen will 3500 für 8 Seiten, geht das auch billiger?"],
    ["mein neffe macht mir das für 200 mit shop"],
    ["Bei Jimdo kostet ein Shop 20 Euro, warum bei Ihnen so viel?"],
    ["ein anderer hat uns 5 seiten für 900 angeboten"],
  ])("says nothing about the own website: %s [TALK-45]", (text) => {
    const { answers } = foldAnswers([...stations.kind, text]);
    expect(answers).toMatchObject({ projectType: null, pages: null, features: [] });
  });

  it.each([
    ["die Agentur wollte 3000, ich brauche aber nur 4 Seiten", "pages", { min: 4, max: 4 }],
    ["Mitbewerber nimmt 2000. Wir wollen eine Firmenwebsite", "projectType", "company"],
  ] as const)("beside what is wanted: %s [TALK-45]", (text, slot, value) => {
    expect(foldAnswers([...stations.kind, text]).answers[slot]).toEqual(value);
  });
});
