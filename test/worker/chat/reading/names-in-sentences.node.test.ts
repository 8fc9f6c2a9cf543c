// Firms' names that grammar or shape tells: behind „für“, an office or an adverb, in front of „heißt der“, beside a trade.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

const companyOf = (...says: string[]) => meaningOf(says).company;

describe("a name that its sentence leads to", () => {
  it.each([
    ["Für Malermeister Wiggering soll es eine Website werden", "Malermeister Wiggering"],
    ["führe mit meiner schwester das landcafe mohnblume in legden", "landcafe mohnblume"],
    ["Wir leiten seit 1990 die Marien-Apotheke", "Marien-Apotheke"],
    ["hier die Schriftführerin des Reitvereins Altenfeld", "Reitverein Altenfeld"],
    [
      "Ich bin Kassierer der Kolpingkapelle Holtrup e.V. Ich darf nicht viel ausgeben",
      "Kolpingkapelle Holtrup e.V.",
    ],
    ["Es geht um den Förderverein der Eichendorff-Grundschule", "Förderverein der Eichendorff-Grundschule"],
    ["Ich bin der Jupp und hab einen Angelladen, Hechtsprung heißt der", "Hechtsprung"],
    ["Ich repariere alte Möbel. Zweitleben nenne ich das.", "Zweitleben"],
    ["Holtmeier heiß ich, bin Sattler", "Holtmeier"],
    ["Die Rösterei heißt Bohnenglück und wir rösten selbst", "Bohnenglück"],
    ["Imbiss, der heißt bei uns Fritten-Gerd", "Fritten-Gerd"],
    ["wir heißen druckhaus west nein entschuldigung jetzt heißen wir druckhaus nord", "druckhaus nord"],
    ["Ingenieurbüro Statikwerk nennt sich das Ganze", "Ingenieurbüro Statikwerk"],
    ["Wir sind die Brüder Vennhoff und machen Gartenbau", "Brüder Vennhoff"],
  ])("is read: %s [TALK-56]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Ich bin der Jupp und brauche eine Website"],
    ["Ich bin die Tochter, wir haben eine Bäckerei"],
    ["Lehrkräfte laden Noten hoch"],
    ["für meinen verein dringend"],
    ["Für meine Praxis soll es eine Website werden"],
    ["Online-Apotheke"],
    ["Yoga-Schule"],
    ["Einzelkämpfer, Büro zuhause"],
    ["hab nen hofladen, eier kartoffeln grillfleisch"],
    ["Das Ganze, drumrum die übliche Vorstellung der Schule"],
    ["Tagesmutter, so soll die Seite dann auch heißen"],
  ])("is not made of %s [TALK-56]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

describe("a name by its shape", () => {
  it.each([
    ["Linden-Apotheke, Apotheker Jens Brüggemann e.K.", "Linden-Apotheke"],
    ["Gasthaus. Zum alten Fährmann, Haltern", "Zum alten Fährmann"],
    ["zum müden Esel, Kneipe in Olfen", "zum müden Esel"],
    ["Haut und Haar, Friseur", "Haut und Haar"],
    ["Gestern & Heute, Antiquitäten", "Gestern & Heute"],
    ["Kieswerk Averdung & Sohn", "Kieswerk Averdung & Sohn"],
    ["Zucht-, Reit- und Fahrverein Legden", "Zucht-, Reit- und Fahrverein Legden"],
    ["Kletterhalle Senkrecht in Emsdetten", "Kletterhalle Senkrecht"],
    ["Pinselglück", "Pinselglück"],
    ["Gemeinschaftspraxis Dres. Wolters und Kamp, Zahnmedizin", "Gemeinschaftspraxis Dres. Wolters und Kamp"],
  ])("is read: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it.each([
    ["Mode und Möbel, Einzelhandel"],
    ["Guten Tag, Friseur"],
    ["zum Sommer, Restaurant"],
    ["Netzwerk"],
  ])("is not made of %s [TALK-41]", (text) => {
    expect(companyOf(text)).toBeUndefined();
  });

  it.each([
    ["taxi brüning krankenfahrten rollstuhl flughafen", "taxi brüning"],
    ["Optik Berkemeier Brillen Kontaktlinsen Hörgeräte", "Optik Berkemeier"],
    ["kfz werkstatt dirkes ahaus ortsteil wüllen", "kfz werkstatt dirkes"],
    ["Rollladen Piepmeyer GmbH Meisterbetrieb in Raesfeld", "Rollladen Piepmeyer GmbH"],
    ["Wir heißen Kreativraum Baumberge und geben Nähkurse", "Kreativraum Baumberge"],
    ["Hotel Residenz am Schlossgarten, 31 Zimmer", "Hotel Residenz am Schlossgarten"],
  ])("ends where the firm's work is listed: %s [TALK-41]", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });

  it("is told instead of an answer, with a count beside it [TALK-41]", () => {
    expect(companyOf("das ist alles nicht so einfach", "Krankenfahrten Tenberge, Gescher, 6 Wagen")).toBe(
      "Krankenfahrten Tenberge",
    );
  });
});
