// Dates and care in short, regional or mixed words, and when somebody has had enough.
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { heardAt, stations } from "./stations.ts";

describe("a date", () => {
  it.each([
    ["zackig", "asap"],
    ["hurtig", "asap"],
    ["ratzfatz", "asap"],
    ["dalli", "asap"],
    ["am besten vorgestern", "asap"],
    ["so flott et geht", "asap"],
    ["lieber heut als morgen", "asap"],
    ["hopp hopp", "asap"],
    ["das muss schnell gehen", "asap"],
    ["ASAP bitte", "asap"],
    ["as soon as you can", "asap"],
    ["wir haben Tied", "flexible"],
    ["kannste dir Zeit lassen", "flexible"],
    ["drängt nicht", "flexible"],
    ["hat keine Not", "flexible"],
    ["immer mit der Ruhe", "flexible"],
    ["wenn's fertig ist, ist's fertig", "flexible"],
    ["muss nicht morgen sein", "flexible"],
    ["dieses Jahr nicht mehr, hat Zeit", "flexible"],
    ["Ende Q1", "by Ende des ersten Quartals"],
    ["Anfang Q3", "by Anfang des dritten Quartals"],
    ["Q2 reicht", "by zweites Quartal"],
    ["zum Send in Münster", "by Send"],
    ["vorm Schützenfest", "by Schützenfest"],
    ["bis die Spargelzeit losgeht", "by Spargelzeit"],
    ["zum Stadtfest", "by Stadtfest"],
    ["nach den Weihnachtsferien fängt das neue Halbjahr an, bis dahin", "by Weihnachtsferien"],
    ["im frühjahr wenn der schnee weg is", "by Frühjahr"],
    ["im März nächsten Jahres", "by März nächsten Jahres"],
    ["Ostern nächstes Jahr, das eilt nicht", "by Ostern nächsten Jahres"],
    ["Anfang nächsten Jahres", "by Jahresanfang"],
    ["vor den Sommerferien noch", "by Sommerferien"],
    ["so in nem guten Monat", "4"],
    ["zwo drei Wochen", "2-3"],
    ["in vierzehn Tagen", "2"],
    ["6 wks", "6"],
    ["middle of march", "by Mitte März"],
    ["in 2 Wochen, realistisch eher 4", "4"],
    ["im Mai, ach nee erst im Juni", "by Juni"],
    ["März wäre gut, April geht auch noch", "by April"],
  ])("%s is %s [TALK-44]", (text, timeline) => {
    expect(heardAt("date", text).timeline).toBe(timeline);
  });

  it.each([
    ["Schnellrestaurant"],
    ["das steht in den Sternen"],
    ["müssen wir noch klären"],
    ["seit zwei Wochen suchen wir"],
    ["send me the price"],
  ])("is not made up: %s [TALK-44]", (text) => {
    expect(heardAt("date", text).timeline ?? "?").toBe("?");
  });
});

describe("care, once it was spoken of", () => {
  const asked = [...stations.functions, "muss man dieses Care Dings nehmen?"];
  it.each([
    ["dann basic", "basic"],
    ["das kleine reicht", "basic"],
    ["das kleinste nehm ich", "basic"],
    ["das mittlere", "professional"],
    ["dann Professional", "professional"],
    ["das für 99", "professional"],
    ["das große", "premium"],
    ["nehm ich dazu", "any"],
    ["ok nehmen wir", "any"],
    ["brauch ich nicht", "none"],
    ["dann ohne das", "none"],
    ["nee das mach ich selber", "none"],
  ])("is chosen briefly: %s [TALK-44]", (text, care) => {
    expect(meaningOf([...asked, text]).care).toBe(care);
  });

  it.each([["Standard reicht"], ["Blog bitte"], ["Englisch"], ["okay"], ["5 Seiten reichen"], ["danke"]])(
    "is left alone: %s [TALK-44]",
    (text) => {
      expect(meaningOf([...asked, text]).care).toBeUndefined();
    },
  );

  it.each([["dann basic"], ["das kleine reicht"], ["brauch ich nicht"]])(
    "is not read where nobody spoke of it: %s [TALK-44]",
    (text) => {
      expect(heardAt("functions", text).care).toBeUndefined();
    },
  );
});

describe("whoever needs nothing more", () => {
  it.each([
    ["nur das"],
    ["das wars schon"],
    ["das war alles"],
    ["that's all, thanks"],
    ["no that's it"],
    ["mehr brauch ich nich"],
    ["ne dann nich"],
    ["dann eben nicht"],
    ["sonst fällt mir nix ein"],
    ["passt alles so"],
    ["feddich"],
    ["fertig"],
    ["dat wär et"],
    ["reicht dicke"],
    ["alles gut so"],
    ["keine weiteren Wünsche"],
    ["nichts dergleichen"],
    ["wir sind durch"],
    ["brauchen wir alles nicht"],
    ["nö passt"],
    ["nee wat soll ich damit"],
    ["Danke, dann weiß ich Bescheid"],
    ["kannste weglassen"],
    ["ganz normal halt ohne alles"],
    ["einfach nur die Seite"],
  ])("is through: %s [TALK-44]", (text) => {
    const after = foldAnswers([...stations.functions, text]);
    expect(pendingQuestion(after)).toBeNull();
    expect(after.answers).toMatchObject({ features: [], wishes: [], care: null });
  });

  it.each([["das ist alles so kompliziert"], ["wie geht das denn alles"], ["Moment"], ["hallo?"]])(
    "but not who says something else: %s [TALK-44]",
    (text) => {
      expect(pendingQuestion(foldAnswers([...stations.functions, text]))).toBe("features");
    },
  );
});

describe("a wish without a price", () => {
  it.each([
    ["functions", "jemand, der unser Instagram betreut, mehr nicht", "Instagram"],
    [
      "functions",
      "die Autobeschriftung könntet ihr die auch machen? die brauch ich passend dazu",
      "Autobeschriftung",
    ],
    ["pages", "schöne fotos bräuchten wir, da müsste mal jemand kommen", "fotos"],
    [
      "pages",
      "nein wir machen alles übers telefon aber schöne fotos bräuchten wir da müsste mal jemand kommen",
      "fotos",
    ],
    ["functions", "ein Imagefilm wäre toll", "Imagefilm"],
    ["functions", "ein Gästebuch", "Gästebuch"],
    ["functions", "eine Wetteranzeige", "Wetteranzeige"],
    ["functions", "könnt ihr auch Flyer machen? brauchen wir nämlich", "Flyer"],
    ["functions", "dazu Visitenkarten im gleichen Stil bitte", "Visitenkarten"],
    ["functions", "und einer, der uns die Texte schreibt", "Texte"],
    ["functions", "einen Live-Ticker für die Spiele", "Live-Ticker"],
    ["functions", "wer, der Facebook für uns macht", "Facebook"],
    ["end", "ach und Schilder fürs Schaufenster bräuchten wir auch", "Schilder"],
    ["functions", "jemand soll die Fotos machen", "Fotos"],
    ["functions", "ein Kochvideo auf der Startseite hätten wir gern", "Kochvideo"],
  ] as const)("is kept in his own words, at %s: %s [TALK-46]", (station, text, wish) => {
    const { answers } = foldAnswers([...stations[station], text]);
    expect(answers.wishes.join("; ")).toContain(wish);
    expect(answers.features).toEqual([]);
  });

  it.each([
    ["functions", "macht ihr auch Flyer?"],
    ["functions", "zur Eröffnung eben"],
    ["functions", "die brauch ich dann"],
    ["functions", "Fotos haben wir selbst"],
    ["functions", "kein Instagram"],
    ["functions", "Instagram nur verlinken"],
    ["pages", "das macht jemand anders"],
    ["functions", "das Übliche eben"],
    ["functions", "im Sommer dann"],
    ["date", "wenn jemand Zeit hat"],
  ] as const)("is not made up, at %s: %s [TALK-46]", (station, text) => {
    expect(foldAnswers([...stations[station], text]).answers.wishes).toEqual([]);
  });
});
