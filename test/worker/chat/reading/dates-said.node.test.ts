// Languages, dates and care as customers type them.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";

const timeline = (text: string) => meaningOf(["Handwerk", "Firmenwebsite", "5", text]).timeline;
const asked = ["Handwerk", "Firmenwebsite", "5", "flexibel"];

const dates: readonly [text: string, timeline: string][] = [
  ["bis Ostern wär schön", "by Ostern"],
  ["Zeit haben wir genug", "flexible"],
  ["Ein fester Termin besteht nicht.", "flexible"],
  ["Da lege ich mich nicht fest", "flexible"],
  ["im März zum Saisonstart", "by März"],
  ["zum Heimatfest am ersten Juliwochenende", "by Juli"],
  ["nach der Hochzeitssaison, Oktober wäre perfekt", "by Oktober"],
  [
    "Unser Weihnachtskonzert ist am 19. Dezember, aber das ist nicht mehr zu schaffen. Nehmen wir das Frühjahrskonzert im Mai.",
    "by Mai",
  ],
  ["Ein bestimmter Zeitpunkt ist für uns nicht entscheidend.", "flexible"],
  ["egal", "flexible"],
  ["egal wann", "flexible"],
  ["mir wurscht", "flexible"],
  ["hat Zeit", "flexible"],
  ["der hat Zeit", "flexible"],
  ["hetzt nich", "flexible"],
  ["chillig, kein stress", "flexible"],
  ["kommt nicht drauf an", "flexible"],
  ["da sind wir flexibel", "flexible"],
  ["wir haben alle Zeit der Welt", "flexible"],
  ["kein Druck", "flexible"],
  ["no rush", "flexible"],
  ["whenever", "flexible"],
  ["Hauptsache gut, nicht schnell", "flexible"],
  ["wann Sie Luft haben", "flexible"],
  ["gestern", "asap"],
  ["schnel bitte", "asap"],
  ["eilt", "asap"],
  ["sofort", "asap"],
  ["so zügig wie möglich", "asap"],
  ["so fix wie et geht", "asap"],
  ["as soon as possible", "asap"],
  ["asap!!", "asap"],
  ["jetzt gleich", "asap"],
  ["so schnel wie möglich", "asap"],
  ["ist dringent", "asap"],
  ["pronto", "asap"],
  ["in zwei monaten ungefähr", "8"],
  ["in a month", "4"],
  ["in two weeks", "2"],
  ["within 6 weeks", "6"],
  ["next month", "4"],
  ["in vier Wochen kommt mein Flyer raus, bis dahin", "4"],
  ["langsam wirds eilig, drei Wochen", "3"],
  ["in 14 tagen", "2"],
  ["2-3 Wochen", "2-3"],
  ["in zwei, drei Wochen", "2-3"],
  ["nächsten Monat", "4"],
  ["drei Monate", "12"],
  ["halbes Jahr", "26"],
  ["1 woche", "1"],
  ["fünf wochn", "5"],
  ["spätestens in 6 Wochen", "6"],
  ["bis Allerheiligen", "by Allerheiligen"],
  ["vor Martini, also November", "by November"],
  ["bis zum Weihnachtsmarkt", "by Weihnachtsmarkt"],
  ["vor dem Advent", "by Advent"],
  ["Tag der offenen Tür im Mai", "by Mai"],
  ["vorm Muttertag", "by Muttertag"],
  ["zum März hin", "by März"],
  ["bis märz", "by März"],
  ["Q3, sagen wir bis Ende September", "by Ende September"],
  ["bis zum Schützenfest im Juni", "by Juni"],
  ["zum Konzert im Dezember", "by Dezember"],
  ["vor der saison anfang april", "by Anfang April"],
  ["bis die Ernte losgeht, Juli", "by Juli"],
  ["im Winter haben wir Zeit, bis Ende Februar", "by Ende Februar"],
  ["Anfang Januar gehts bei uns los, bis dahin", "by Anfang Januar"],
  ["vor den Sommerferien", "by Sommerferien"],
  ["zur Grillsaison", "by Saisonbeginn"],
  ["by the end of may", "by Ende Mai"],
  ["until march", "by März"],
  ["bis zur Gewerbeschau im Oktober", "by Oktober"],
  ["zum 1.4.", "by 1. April"],
  ["15. Juni", "by 15. Juni"],
  ["Quartalsende", "by Quartalsende"],
  ["Juni. Schreiben Sie mir auch Texte?", "by Juni"],
];

const undated = [
  "weiß nicht",
  "puh",
  "Wie lange brauchen Sie denn?",
  "wir sind seit 20 Jahren am Markt",
  "2 Tage pro Woche geöffnet",
  "wann können Sie anfangen?",
  "kommt auf den Preis an",
];

const languages: readonly [text: string, count: string | undefined][] = [
  ["Deutsch, Englisch und Niederländisch", "2"],
  ["NL und EN, Niederländisch und Englisch", "2"],
  ["NL und EN", "2"],
  ["auch auf Holländisch wegen der Grenze", "1"],
  ["türkisch auch, sonst nix", "1"],
  ["Arabisch und Türkisch als Sprachen, weil viele unserer Leute das lesen", "2"],
  ["Polnisch, Rumänisch und Englisch", "3"],
  ["Englisch wär nicht schlecht", "1"],
  ["in English too", "1"],
  ["english and dutch", "2"],
  ["deutsch/englisch", "1"],
  ["zweisprachig", "1"],
  ["Englisch brauchen wir nicht. Keine Extras.", undefined],
  ["nur Deutsch", undefined],
  ["bei uns spricht keiner englisch", undefined],
  ["Deutsch reicht", undefined],
  ["keine Fremdsprachen", undefined],
  ["Englisch kann später kommen", undefined],
  ["französisch oder so brauchen wir nich", undefined],
];

const care: readonly [text: string, care: string | undefined][] = [
  ["dann ohne Pflege", "none"],
  ["dann Professional Care dazu", "professional"],
  ["Pflege brauch ich nich", "none"],
  ["die pflege für 49", "basic"],
  ["mit Wartung bitte", "any"],
  ["und Basic Care", "basic"],
  ["Updates mach ich selber", "none"],
  ["keine Wartung", "none"],
  ["kümmert ihr euch danach drum? dann ja, wartung dazu", "any"],
  ["Bitte rechnen Sie die laufende Pflege mit ein, und zwar das kleinste Paket", "basic"],
  ["Wer sein Grab bei uns in Pflege hat, soll Bilder davon sehen", undefined],
  ["wir sind ein Pflegedienst", undefined],
  ["Wie kündigt man die Pflege wieder?", undefined],
  ["Muss ich so ein Wartungspaket nehmen?", undefined],
  ["Was kostet die Pflege im Jahr?", undefined],
  ["Fußpflege und Hautpflege", undefined],
];

describe("a date", () => {
  it.each(dates)("is read from „%s“: %s [TALK-25]", (text, expected) =>
    expect(timeline(text)).toBe(expected),
  );

  it.each(undated)("is not read from „%s“ [TALK-25]", (text) => expect(timeline(text) ?? "?").toBe("?"));
});

describe("languages", () => {
  it.each(languages)("are counted beside German in „%s“ [TALK-26]", (text, expected) =>
    expect(meaningOf([...asked, text]).languages).toBe(expected),
  );
});

describe("care", () => {
  it.each(care)("is read from „%s“ [TALK-26]", (text, expected) =>
    expect(meaningOf([...asked, "nichts", text]).care).toBe(expected),
  );
});
