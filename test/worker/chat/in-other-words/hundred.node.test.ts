// A hundred messages and sixty questions, written with their meaning before any of them was tried.
import { describe, expect, it } from "vitest";
import type { SideTopic } from "#content/price-calculator/chat-answers.ts";
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { heardAt, type Station, stations } from "./stations.ts";

const messages: readonly [Station, string, Partial<Record<keyof Meaning, unknown>>][] = [
  // Firm and trade
  [
    "who",
    "moin hier is dat Fahrradhaus Wessels ausm Dorf",
    { company: "Fahrradhaus Wessels", industry: "retail" },
  ],
  ["who", "ergotherapie", { company: undefined, industry: "health" }],
  [
    "who",
    "Zimmerei Overhage GmbH & Co. KG aus Billerbeck wir sind 12 leute",
    { company: "Zimmerei Overhage GmbH & Co. KG" },
  ],
  ["who", "ich mach hochzeitstorten von zuhause aus", { company: undefined }],
  [
    "who",
    "Gemüsehof Averkamp, Ascheberg. Wir brauchen dringend ne neue Seite",
    { company: "Gemüsehof Averkamp" },
  ],
  ["who", "Kanuverleih an der Stever", { company: undefined }],
  ["who", "frau dr. lindemann, zahnärztin in senden", { industry: "health" }],
  ["who", "we are a yoga studio called Sonnengruß", { company: "Sonnengruß", industry: "sport" }],
  ["who", "SV Bösensell, die Handballabteilung", { industry: "club" }],
  ["who", "mein mann hat einen hufbeschlag", { company: undefined, industry: "craft" }],
  ["who", "Firma Schlüter, Sanitär und Heizung", { company: "Schlüter", industry: "craft" }],
  [
    "who",
    "bin noch am gründen, name kommt noch, wird ein café",
    { company: undefined, industry: "hospitality" },
  ],
  ["who", "Immobilien Terbrüggen", { company: "Immobilien Terbrüggen", industry: "property" }],
  ["who", "keine firma, ist für unsern chor", { company: undefined, industry: "club" }],
  ["who", "Getränke Hölscher liefert im ganzen Kreis", { company: "Getränke Hölscher" }],
  // Kind
  ["kind", "so ne ganz normale seite eben", { type: "company" }],
  ["kind", "dass man uns im internet findet halt", { type: "company" }],
  ["kind", "die leute solln da sachen kaufen können", { type: "shop" }],
  ["kind", "wo man seine fotos zeigen kann, portfolio heißt das glaub ich", { type: "portfolio" }],
  ["kind", "onlineschop", { type: "shop" }],
  ["kind", "was kleines wo die öffnungszeiten draufstehen", { type: "company" }],
  ["kind", "ne seite wo man nen termin machen kann", { type: "company", features: ["booking"] }],
  ["kind", "verkaufen will ich nix, nur zeigen", { type: "company" }],
  ["kind", "Web Shop für unsere Marmelade", { type: "shop" }],
  ["kind", "homepage mit login für die eltern", { type: "company", features: ["members"] }],
  ["kind", "eine einfache Visitenkarte im Netz", { type: "company" }],
  ["kind", "relaunch unserer alten seite", { type: "company" }],
  ["kind", "Blog über Pferde", { type: "blog" }],
  ["kind", "Buchungsportal für drei Ferienwohnungen", { type: "booking", pages: undefined }],
  ["kind", "webseite, kein shop", { type: "company" }],
  ["kind", "just a simple website", { type: "company" }],
  // Pages
  ["pages", "so fünfe", { pages: "5" }],
  ["pages", "vllt 6 oder 7", { pages: "6-7" }],
  ["pages", "nich viele, drei reichen", { pages: "3" }],
  ["pages", "na eine pro gewerk, wir machen 4 gewerke, und start und kontakt", { pages: "6" }],
  ["pages", "acht seitn", { pages: "8" }],
  ["pages", "zwischen zehn und zwölf", { pages: "10-12" }],
  ["pages", "alles auf eine seite", { pages: "1" }],
  ["pages", "mehr als zwanzig", { pages: "21+" }],
  ["pages", "max. sechs", { pages: "1-6" }],
  ["pages", "start, wir, angebote, anfahrt", { pages: "4" }],
  ["pages", "wie die alte, da sinds neun", { pages: "9" }],
  ["pages", "ein paar halt", { pages: "3-5" }],
  ["pages", "sieben seiten und ein blog", { pages: "7", features: ["blog"] }],
  ["pages", "5, und bitte bis ostern", { pages: "5", timeline: "by Ostern" }],
  ["pages", "wir haben 3 hunde, aber 4 seiten reichen", { pages: "4" }],
  ["pages", "fünf bis sechs seiten auf deutsch und englisch", { pages: "5-6", languages: "1" }],
  ["pages", "a dozen", { pages: "12" }],
  ["pages", "15 seiten oder so keine ahnung", { pages: "15" }],
  ["pages", "das überlasse ich euch", { pages: "?" }],
  ["pages", "vier. und was is mit dem impressum?", { pages: "4" }],
  // Date
  ["date", "am liebsten schon gestern", { timeline: "asap" }],
  ["date", "vor den osterferien", { timeline: "by Osterferien" }],
  ["date", "so in sechs bis acht wochen", { timeline: "6-8" }],
  ["date", "eilt net", { timeline: "flexible" }],
  ["date", "im neuen jahr", { timeline: "by Jahresanfang" }],
  ["date", "bis ende november wenns geht", { timeline: "by Ende November" }],
  ["date", "in nem halben jahr", { timeline: "26" }],
  ["date", "egal wann", { timeline: "flexible" }],
  ["date", "zur eröffnung am 1. märz", { timeline: "by 1. März" }],
  ["date", "next month", { timeline: "4" }],
  ["date", "mitte juni machen wir auf", { timeline: "by Mitte Juni" }],
  ["date", "spätestens zum weihnachtsgeschäft", { timeline: "by Weihnachten" }],
  ["date", "in drei wochen ist messe", { timeline: "3" }],
  ["date", "wir haben keinen stress damit", { timeline: "flexible" }],
  ["date", "15.05.", { timeline: "by 15. Mai" }],
  ["date", "weiß nich", { timeline: "?" }],
  ["date", "März oder April", { timeline: "by April" }],
  ["date", "so schnell wie ihr könnt", { timeline: "asap" }],
  // Functions
  ["functions", "online termine", { features: ["booking"] }],
  ["functions", "man soll tische reservieren können", { features: ["booking"] }],
  ["functions", "tischreservierung machen wir am telefon", { features: [] }],
  ["functions", "auf englisch und holländisch", { features: ["languages"], languages: "2" }],
  ["functions", "gutscheine sollen die leute direkt online kaufen", { features: ["shop"] }],
  ["functions", "nen preisrechner für fenster", { features: ["special"] }],
  ["functions", "bereich nur für mitglieder mit passwort", { features: ["members"] }],
  ["functions", "ein blog und sonst nix", { features: ["blog"] }],
  ["functions", "nö danke", { features: [] }],
  ["functions", "kontaktformular reicht mir", { features: [] }],
  ["functions", "kein blog kein shop kein garnix", { features: [] }],
  ["functions", "Termine online, aber bezahlen vor Ort", { features: ["booking"] }],
  ["functions", "bildergalerie und anfahrt", { features: [] }],
  ["functions", "newsblog den wir selber füllen", { features: ["blog"] }],
  ["functions", "die sollen sich zu kursen anmelden können", { features: ["booking"] }],
  ["functions", "anbindung an unser warenwirtschaftssystem", { features: ["special"] }],
  ["functions", "mehrsprachig", { features: ["languages"], languages: "1-2" }],
  ["functions", "türkisch wäre wichtig", { features: ["languages"], languages: "1" }],
  ["functions", "blog + buchung + englisch", { features: ["booking", "blog", "languages"] }],
  ["functions", "erstmal nicht, vielleicht später", { features: [] }],
  ["functions", "und pflege mit premium", { care: "premium" }],
  // Changes once there is an estimate
  ["end", "doch mit blog", { features: ["blog"] }],
  ["end", "statt 5 lieber 8 seiten", { pages: "8" }],
  ["end", "wartung bitte dazu, die kleine", { care: "basic" }],
  ["end", "doch erst im juli", { timeline: "by Juli" }],
  ["end", "wir heißen jetzt übrigens Farbwerk Schulze", { company: "Farbwerk Schulze" }],
  ["end", "ach und auf englisch", { languages: "1" }],
  ["end", "drei seiten mehr", { pages: "8" }],
  ["end", "kein wartungsvertrag", { care: "none" }],
  ["end", "nehmen wir die buchung noch mit rein", { features: ["booking"] }],
  ["end", "passt", { features: [], pages: "5" }],
];

describe("a message", () => {
  it.each(messages)("at %s: %s [TALK-47]", (station, text, meaning) => {
    const heard = heardAt(station, text);
    const said = Object.fromEntries(Object.keys(meaning).map((slot) => [slot, heard[slot as keyof Meaning]]));
    expect({ ...said, ...sortedFeatures(said) }).toEqual({ ...meaning, ...sortedFeatures(meaning) });
  });
});

function sortedFeatures({ features }: Record<string, unknown>): { features?: unknown } {
  return Array.isArray(features) ? { features: features.toSorted() } : {};
}

const questions: readonly [text: string, ...topics: SideTopic[]][] = [
  ["wat kost dat denn nu alles zusammen", "prices"],
  ["kann ich das auch in monatsraten zahlen", "instalments"],
  ["wann is die rechnung fällig", "instalments"],
  ["gibts da fördergelder für", "funding"],
  ["was zahl ich im jahr für den server", "hosting", "yearlyCost"],
  ["gehört mir die domain dann auch", "domain", "ownership"],
  ["ich hab schon ne domain was is damit", "domain"],
  ["könnt ihr meine alte seite abschalten", "oldSite"],
  ["muss ich die texte selber liefern", "texts"],
  ["macht ihr die bilder auch", "photos", "texts"],
  ["kann meine frau das selber ändern", "selfEditing"],
  ["brauch ich da programmierkenntnisse für", "selfEditing"],
  ["was is das billigste was ihr habt", "cheapest"],
  ["is da noch luft beim preis", "discount"],
  ["wie lange läuft so ein vertrag", "cancel", "contract"],
  ["kann ich wieder aussteigen", "cancel"],
  ["wie lange dauert das so", "duration"],
  ["wann könnt ihr loslegen", "earliest"],
  ["was is wenn ihr in urlaub seid", "standIn"],
  ["arbeitet ihr auch samstags", "reachable"],
  ["wer liest eigentlich mit", "whoReads"],
  ["werden meine daten weitergegeben", "privacy"],
  ["seid ihr ne ki", "machine"],
  ["komm ich bei google auf platz 1", "rank"],
  ["macht ihr mir auch n logo", "logo"],
  ["visitenkarten könnt ihr auch?", "print"],
  ["welches shopsystem nehmt ihr", "shopSystem"],
  ["geht paypal", "paymentMethods"],
  ["wer haftet fürs impressum", "legalTexts"],
  ["ist das barrierefrei nach dem neuen gesetz", "accessible"],
  ["könnt ihr auch polnisch", "english", "languageHelp"],
  ["habt ihr referenzen", "references"],
  ["wer seid ihr überhaupt", "who"],
  ["wie viele seid ihr", "alone"],
  ["wo sitzt ihr", "region"],
  ["warum is das so teuer", "whySoDear"],
  ["was unterscheidet euch von wix", "otherOffers"],
  ["muss ich was unterschreiben", "contract"],
  ["ich will mich beschweren", "complaint"],
  ["habt ihr noch ne stelle frei", "job"],
  ["wie beauftrage ich das", "order", "next"],
  ["sieht das aufm handy auch gut aus", "mobile"],
  ["is dat sicher gegen hacker", "secure"],
  ["gibts ne mailadresse dazu", "mail"],
  ["seh ich wieviele leute draufgehn", "statistics"],
  ["macht ihr auch ne app", "app"],
  ["könnt ihr videos einbauen", "video", "embed"],
  ["schaltet ihr anzeigen bei google", "ads"],
  ["kümmert ihr euch um den google eintrag", "googleProfile"],
  ["was passiert nach dem start", "afterwards"],
  ["krieg ich vorher nen entwurf zu sehen", "draft"],
  ["is das wordpress", "technology"],
  ["was kostet ne seite extra", "pagePrice"],
  ["was kostet ein blog", "blogPrice"],
  ["was gilt denn als seite", "pageHelp"],
  ["was für funktionen gibts", "whatFeatures"],
  ["könnt ihr mir das per mail schicken", "send"],
  ["is der preis inklusive steuer", "vat"],
  ["kann ich das gespräch löschen", "startOver", "privacy"],
  ["was is wenn die seite kaputt geht", "warranty", "afterwards"],
];

describe("a question", () => {
  it.each(questions)("is answered, and the open one comes back: %s [TALK-47]", (text, ...topics) => {
    for (const station of ["kind", "date", "functions"] as const) {
      const before = foldAnswers(stations[station]);
      const after = foldAnswers([...stations[station], text]);
      expect(after.last?.topics, station).toHaveLength(1);
      expect(topics, station).toContain(after.last?.topics[0]);
      expect(pendingQuestion(after), station).toBe(pendingQuestion(before));
    }
  });
});
