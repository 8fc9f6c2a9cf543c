// Dates, leisure and haste as nobody expects them to be said.
import { describe, expect, it } from "vitest";
import { heardAt } from "../in-other-words/stations.ts";

const timelineOf = (text: string) => heardAt("date", text).timeline ?? "?";

describe("the answer to the question for a date", () => {
  it.each([
    "da sind wir völlig offen",
    "Ohne Hektik, aber auch nicht erst wenn ich in Rente bin",
    "lassen Sie sich ruhig Zeit",
    "nehmen Sie sich alle Zeit, die Sie brauchen",
    "gut Ding will Weile haben",
    "das kann ruhig dauern",
    "kann warten",
    "läuft uns nicht weg",
    "Machen Sie sich keinen Kopf wegen der Zeit",
    "Wir haben Geduld",
    "ganz gechillt",
    "so wie es bei Ihnen reinpasst",
    "Lieber gründlich als hastig",
    "hat keine Priorität",
    "in aller Ruhe",
    "muss nicht gleich morgen sein",
  ])("knows no haste: %s [TALK-44]", (text) => {
    expect(timelineOf(text)).toBe("flexible");
  });

  it.each([
    "Brandeilig!!!",
    "superdringend",
    "lieber heute als morgen",
    "Höchste Eisenbahn!",
    "Das kann nicht länger warten",
    "wir haben nicht mehr viel Zeit",
    "wenn es schnell fertig wäre",
    "die Zeit drängt",
    "uns läuft die Zeit davon",
    "Eile ist geboten",
    "Möglichst bald, aber ich will euch auch nicht hetzen",
  ])("is in a hurry: %s [TALK-44]", (text) => {
    expect(timelineOf(text)).toBe("asap");
  });

  it.each([
    ["ein Vierteljahr", "12"],
    ["dreiviertel Jahr", "39"],
    ["in drei viertel Jahr", "39"],
    ["in 3/4 Jahr", "39"],
    ["halbes bis dreiviertel Jahr", "26-39"],
    ["ein Vierteljahr bis halbes Jahr", "12-26"],
    ["in einem halben bis ganzen Jahr", "26-52"],
    ["halbes Jahr", "26"],
    ["anderthalb Monate", "6"],
  ])("counts parts of years and months: %s, %s weeks [TALK-25]", (text, timeline) => {
    expect(timelineOf(text)).toBe(timeline);
  });

  it.each([
    ["2027-05-01", "by 1. Mai"],
    ["bis 2027-06-30", "by 30. Juni"],
    ["15/03/2027", "by 15. März"],
    ["15. 3. 2027", "by 15. März"],
    ["Spätsommer", "by Spätsommer"],
    ["im 1. Halbjahr", "by erstes Halbjahr"],
    ["vor dem Buß- und Bettag", "by Buß- und Bettag"],
    ["zur Messe am 17. Januar", "by 17. Januar"],
    ["im März, nee, eher Mai", "by Mai"],
    ["bis Ende August, September ist auch noch ok", "by September"],
  ])("names its day: %s, %s [TALK-25]", (text, timeline) => {
    expect(timelineOf(text)).toBe(timeline);
  });

  it.each([
    ["bis 30. Juni, am 3. Juli geht's in den Urlaub", "by 30. Juni"],
    ["Bis 15. Mai. Am 20. Mai ist unsere Eröffnung", "by 15. Mai"],
    ["bis 1. Mai, ab 3. Mai hat der Laden auf", "by 1. Mai"],
    ["Spätestens 28. Februar, im März fängt die Saison an", "by 28. Februar"],
    ["bis Ende Juni, danach bin ich drei Wochen in Kur", "by Ende Juni"],
    ["bis Mitte Juni, dann bin ich im Urlaub bis Juli", "by Mitte Juni"],
    ["Zum 1. April, im Juni feiern wir 50 Jahre", "by 1. April"],
    ["Im April soll sie stehen, im Mai ist Messe", "by April"],
    ["Bis Mai, im Juni geht auch noch", "by Juni"],
    ["Bis zur Eröffnung, am 1. Mai geht's los", "by 1. Mai"],
    ["Von mir aus auch erst Ende Mai, muss nicht früher sein", "by Ende Mai"],
    ["Seit März haben wir gar keine mehr, darum bis Mai", "by Mai"],
  ])("may name a second day that moves it not: %s, %s [TALK-54]", (text, timeline) => {
    expect(timelineOf(text)).toBe(timeline);
  });

  it.each([
    "Die Domain haben wir seit dem 12.4.2009",
    "die alte Seite steht seit Januar 2015 im Netz",
    "gegründet wurden wir im März 1998",
    "wir haben vom 3. bis 20. August zu",
    "Vom 24.12. bis 6.1. haben wir geschlossen",
    "seit einem dreiviertel Jahr offline",
    "Da haben wir uns noch keine Gedanken gemacht",
    "Das ist noch offen",
    "haben wir noch nicht festgelegt",
    "Kann ich nicht sagen, wir warten noch auf die Genehmigung.",
    "Ich bin offen gesagt überfragt",
    "Kommt drauf an, wie schnell ihr seid",
  ])("is still to come: %s [TALK-25]", (text) => {
    expect(timelineOf(text)).toBe("?");
  });
});
