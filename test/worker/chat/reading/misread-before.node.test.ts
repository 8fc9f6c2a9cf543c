// What the price calculator once misunderstood, each as a class: the sentence that was found, and its neighbours.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { allFeatures } from "#worker/pricing/project.ts";

const answersTo = (...texts: string[]) => foldAnswers(texts).answers;
const sideTopicsOf = (text: string) =>
  foldAnswers(["Metzgerei", "Website", "6", "egal", text]).last?.topics ?? [];
const features = (...texts: string[]) => allFeatures(answersTo(...texts)).toSorted();

describe("a name that is not there yet", () => {
  it.each([
    "Name steht noch nicht",
    "name steht noch nicht",
    "Friseur, Name kommt noch",
    "Name folgt, Imbiss",
    "Der Name ist noch geheim. Friseursalon",
    "Name: noch keiner, Branche: Fußpflege",
    "Unser Name ist noch nicht entschieden, Bäckerei",
    "Coach, Name der Firma ist noch offen",
    "Firma gibts noch nicht, ich gründe eine Tischlerei",
    "wir wissen noch nicht, wie wir heißen, wird ein Hofcafé",
  ])("%s: none [TALK-36]", (text) => expect(answersTo(text).company).toBeNull());

  it("is read as soon as there is one [TALK-36]", () => {
    expect(answersTo("Friseur, Name kommt noch", "Website", "wir heißen jetzt Haarscharf").company).toBe(
      "Haarscharf",
    );
    expect(answersTo("friseursalon in selm der heißt haarwerk komma ich brauch ne website").company).toBe(
      "haarwerk",
    );
  });
});

describe("a shop", () => {
  const chosen = ["Blumen Vogelsang", "Onlineshop", "5", "Mai"];

  it.each([
    "bezahlen doch lieber vor ort",
    "gezahlt wird doch nur an der Kasse",
    "bestellen per telefon reicht",
    "verkauft wird weiter nur am Marktstand",
    "Bestellung lieber per Mail",
  ])("is given up by „%s“ [TALK-36]", (text) => {
    expect(features(...chosen, text)).toEqual([]);
    expect(features(...chosen, "nein", text)).toEqual([]);
  });

  it.each([
    "bezahlen kann man auch vor Ort",
    "online bestellen und im Laden bezahlen",
    "PayPal und auf Rechnung bezahlen",
  ])("stays after „%s“ [TALK-36]", (text) => expect(features(...chosen, text)).toEqual(["shop"]));

  it.each([
    "honig verkaufen wir nur am stand, also nix mit shop",
    "bestellen per telefon reicht",
    "nix mit shop und so",
    "mit shop haben wir nix am hut",
    "vom Shop lassen wir die Finger",
    "Shop fällt flach",
    "Shop is nich",
    "Kunden rufen an und bestellen, das soll so bleiben",
    "Torten kann man bei uns anrufen und bestellen, das langt",
  ])("is none in „%s“, and the website a firm's [TALK-36]", (text) => {
    const { projectType, features: named } = answersTo("Imkerei Summ", text);
    expect([projectType, named]).toEqual(["company", []]);
  });

  it("is asked for by „online bestellen“ as before [TALK-36]", () => {
    expect(features("Bäcker", "Kunden sollen Torten online bestellen können")).toEqual(["shop"]);
    expect(features("Imker", "Firmenwebsite", "5", "Mai", "Lieferdienst mit Onlinebezahlung")).toEqual([
      "shop",
    ]);
    expect(features("Gärtnerei", "Website", "5", "egal", "Shop kostet extra oder? dann ohne")).toEqual([]);
  });
});

describe("a no and a „mehr“", () => {
  const before = ["Tischlerei Holt", "Website", "5", "Mai"];

  it.each([
    ["shop ne die holen sich das selber ab. einfache seite", []],
    ["Kein Onlineshop, verkauft wird bei uns im Gespräch.", []],
    ["Blog brauchen wir nicht mehr", []],
    ["Mehr als einen Blog brauchen wir nicht", ["blog"]],
    ["ne schöne Buchung für die Zimmer", ["booking"]],
  ] as const)("„%s“: %j [TALK-36]", (text, expected) => expect(features(...before, text)).toEqual(expected));
});

describe("a members' area", () => {
  it.each([
    "Mandantenlogin",
    "Mandanten-Login",
    "Patientenzugang",
    "Elternbereich mit Fotos",
    "ein Mitarbeiterportal",
    "Kundenzugang",
    "Login für Eigentümer mit Unterlagen",
    "Mitglieder loggen sich ein",
  ])("is what „%s“ asks for [TALK-36]", (text) => {
    const { features: named, wishes } = answersTo("Steuerkanzlei Reckers", "Website", "8", "egal", text);
    expect([named, wishes]).toEqual([["members"], []]);
  });
});

describe("booking", () => {
  const before = ["Kletterhalle", "Website", "8", "egal"];

  it.each([
    "Kurse werden bei uns am Tresen gebucht, online nicht nötig",
    "Tische reservieren per Anruf, das bleibt",
    "gebucht wird weiter über booking.com",
  ])("is none where it is done elsewhere: „%s“ [TALK-36]", (text) =>
    expect(features(...before, text)).toEqual([]),
  );

  it("counts where a question for it ends in taking it; paying for what is booked makes no shop [TALK-36]", () => {
    expect(features(...before, "kann man da auch termine online machen das hätt ich gern")).toEqual([
      "booking",
    ]);
    expect(features("Hundeschule", "Kurse online buchen und bezahlen")).toEqual(["booking"]);
  });
});

describe("an answer in few words or none of ours", () => {
  const asked = ["Metzgerei", "Website", "6", "egal"];

  it.each([
    "mehr nicht",
    "nichts sonst",
    "weiter nix",
    "ne lass ma",
    "nien danke",
    "na",
    "nei",
    "ne",
    "neeee",
    "brauchts nicht",
  ])("„%s“ closes the question for functions [TALK-36]", (text) =>
    expect(foldAnswers([...asked, text]).passed).toContain("features"),
  );

  it.each(["dat hett Tied", "pressiert net", "hett Zyt", "koa Eile"])("„%s“ has time [TALK-36]", (text) =>
    expect(answersTo("Metzgerei", "Website", "6", text).timeline).toEqual({ kind: "flexible" }),
  );

  it.each([
    ["Moin, ick heff'n Dachdeckerbedrieb, Dachdeckerei Petersen", "Dachdeckerei Petersen"],
    ["Goedendag, wij hebben een camping bei Haltern, Camping Zilverzand", "Camping Zilverzand"],
    ["Jau, hier is Trinkhalle Kalle", "Trinkhalle Kalle"],
  ])("„%s“ names the firm [TALK-36]", (text, name) => expect(answersTo(text).company).toBe(name));

  it("„eine für alles“ is one page [TALK-36]", () =>
    expect(answersTo("Elektro", "Website", "eine für alles").pages).toEqual({ min: 1, max: 1 }));
});

describe("pages for each of something counted before", () => {
  it.each([
    ["Physio am Markt, zwei Standorte", "je Standort eine, dazu Start, Leistungen, Kontakt", 5],
    ["Ferienhof Kamp, wir vermieten drei Ferienwohnungen", "eine je Wohnung, plus Hof, Ponys, Anfahrt", 6],
    ["Bäckerei Wessendorf mit 3 Filialen", "je Filiale eine Seite und die Startseite", 4],
    ["Sportverein, vier Abteilungen", "pro Abteilung eine, dazu Start und Vorstand", 6],
  ])("„%s“, „%s“: %i [TALK-36]", (first, text, count) =>
    expect(answersTo(first, "Website", text).pages).toEqual({ min: count, max: count }),
  );

  it("are open where nobody said how many there are [TALK-36]", () => {
    expect(answersTo("Physio am Markt", "Website", "je Standort eine").pages).toBeNull();
    expect(answersTo("Physio, 12 Mitarbeiter", "Website", "je Standort eine").pages).toBeNull();
  });
});

describe("questions once taken for something else", () => {
  it.each([
    ["was wär denn son extra zum beispiel?", "whatFeatures"],
    ["Und wer hält das später aktuell?", "care"],
    ["das dauert mir hier zu lange", "anger"],
    ["nö, und wann muss ich zahlen?", "instalments"],
    ["Habt ihr auch Samstag offen?", "reachable"],
    ["Ist meine Telefonnummer sicher bei Ihnen?", "privacy"],
    ["Muss ich da was unterschreiben?", "contract"],
    ["okay danke ich überlegs mir", "pause"],
  ] as const)("„%s“ is about %s [TALK-36]", (text, topic) => expect(sideTopicsOf(text)).toContain(topic));

  it("a lawyer is a trade, not a threat; a menu in English no question [TALK-36]", () => {
    expect(answersTo("Anwalt").industry).toBe("consulting");
    expect(sideTopicsOf("dann geh ich zum Anwalt")).toContain("complaint");
    expect(features("Restaurant", "Website", "3", "egal", "Speisekarte auch auf Englisch")).toEqual([
      "languages",
    ]);
  });
});
