// Classes of what customers say that were misread once, found in conversations typed to that end.
import { describe, expect, it } from "vitest";
import { confirmed } from "#test/support/confirmed.ts";
import { meaningOf } from "#test/support/meaning.ts";

describe("a firm's name that comes instead of the answer", () => {
  it.each([
    [["Physiotherapeutin", "Praxis am Schloss"], "Praxis am Schloss"],
    [["tischlerei, 4 mann", "Holzwerk Averbeck"], "Holzwerk Averbeck"],
    [["bin schlosser", "metallbau heitkamp"], "metallbau heitkamp"],
    [["steuerberater", "kanzlei dr. kamp"], "kanzlei dr. kamp"],
    [["wir vermieten ferienwohnungen", "Ferienhof Grote-Westrick"], "Ferienhof Grote-Westrick"],
  ])("is taken for one: %j [TALK-01]", (says, company) => {
    expect(meaningOf(says).company).toBe(company);
  });

  it.each([
    ["ganz normal"],
    ["was Schickes"],
    ["Etwas Modernes"],
    ["Das Übliche"],
    ["Landing Page"],
    ["Übersichtlich und modern"],
    ["Eine Visitenkarte"],
    ["Bitte Rückruf"],
  ])("is not: %s [TALK-01]", (text) => {
    expect(meaningOf(["bin schlosser", text]).company).toBeUndefined();
  });

  it("names nobody where a team is counted [TALK-01]", () => {
    expect(meaningOf(["Wir sind ein Team aus drei Ergotherapeuten."]).company).toBeUndefined();
  });
});

describe("what is done by telephone", () => {
  it.each([
    [["Restaurant Zur Linde, mit Tischreservierung", "Tischreservierung nur per Telefon"]],
    [["Praxis Dr. Mai", "Website, Termine aber nur telefonisch"]],
    [["Praxis Dr. Mai", "Website", "Termine vergeben wir lieber am Telefon"]],
    [["Gasthof Kemper", "Website", "Reservierung aber nur per Telefon, nicht online"]],
  ])("is not asked of the website: %j [TALK-01]", (says) => {
    const { type, features = [] } = meaningOf(says);
    expect(type).not.toBe("booking");
    expect(features).not.toContain("booking");
  });

  it.each([
    [["Gasthof Kemper", "Website mit Tischreservierung, nicht nur per Telefon"]],
    [["Gasthof Kemper", "Website", "Tischreservierung soll online gehen, nur Gruppen per Telefon"]],
  ])("and what is to be done online as well is: %j [TALK-01]", (says) => {
    const { type, features = [] } = meaningOf(confirmed(says));
    expect(type === "booking" || features.includes("booking")).toBe(true);
  });
});

it("takes back nothing because it shall not be dear, but what is not so important [TALK-01]", () => {
  const club = "Unser Kegelverein braucht ne Homepage, mitglieder sollen sich einloggen können";
  expect(meaningOf([`${club}, aber nich so teuer`]).features).toEqual(["members"]);
  expect(
    meaningOf(["Gasthof Kemper", "Firmenwebsite", "5", "im Mai", "Blog, nicht so wichtig"]).features ?? [],
  ).not.toContain("blog");
});

it("counts the pages of a list that comes before anybody asked for pages [TALK-01]", () => {
  const says = ["Hundeschule Pfotenglück", "Startseite, Kurse, Preise, über mich, Kontakt"];
  expect(meaningOf(says).pages).toBe("5");
  expect(meaningOf(["Hundeschule Pfotenglück", "Start mit Bild, Kontakt"]).pages).not.toBe("2");
});

it("takes what is to come from another program by itself for a special function [TALK-01]", () => {
  const says = [
    "Immobilien Ruhe & Partner",
    "Firmenwebsite",
    "8",
    "im Mai",
    "unsere Objekte sollen automatisch aus onOffice kommen",
  ];
  expect(meaningOf(says).features).toContain("special");
});

it("hears a name before „heißen wir“, also later [TALK-01]", () => {
  expect(meaningOf(["ich brauch eine Website", "Weingut Hövelmann heißen wir"]).company).toBe(
    "Weingut Hövelmann",
  );
});
