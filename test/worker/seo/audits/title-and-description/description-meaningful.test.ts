import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { descriptionMeaningful } from "#worker/seo/audits/title-and-description/description-meaningful.ts";

const description = (content: string, title?: string) => ({
  html: { metas: [aMeta("description", content)], ...(title === undefined ? {} : { titles: [title] }) },
});

const body =
  "Wir sind Ihr Dachdecker in Olfen und decken Steildächer und Flachdächer im ganzen Münsterland neu ein.";

describe("what a description says, ellipses that are meant included [TRUE-16]", () => {
  auditCases(descriptionMeaningful, [
    {
      when: "the text of a new WordPress",
      page: description("Just another WordPress site"),
      status: "failed",
      value: "Just another",
    },
    {
      when: "the German one, with a point",
      page: description("Eine weitere WordPress-Website."),
      status: "failed",
    },
    {
      when: "that of Joomla",
      page: description("Joomla! - dynamische Portal-Engine und Content-Management-System"),
      status: "failed",
      title: "Platzhalter",
    },
    {
      when: "a greeting alone",
      page: description("Herzlich willkommen auf unserer Homepage!"),
      status: "failed",
    },
    { when: "blind text", page: description("Lorem ipsum dolor sit amet, consectetur"), status: "failed" },
    {
      when: "a mark that Yoast did not replace",
      page: description("%%excerpt%% – Dachdecker in Olfen"),
      status: "failed",
      title: "(%%)",
    },
    { when: "a mark of a template", page: description("Ihr Handwerker in {{ stadt }}"), status: "failed" },
    {
      when: "the title once more",
      page: description("Dachdecker Olfen: Steildach, Flachdach", "Dachdecker Olfen – Steildach | Flachdach"),
      status: "failed",
      title: "wiederholt nur den Titel",
    },
    {
      when: "a list of search words",
      page: description(
        "Dachdecker, Dachdecker Olfen, Steildach, Flachdach, Dachreparatur, Dachdecker Lüdinghausen",
      ),
      status: "warning",
      title: "6 Stichwörtern",
    },
    {
      when: "a list with lines between",
      page: description("Dach | Dachdecker | Olfen | Selm | Datteln | Haltern"),
      status: "warning",
    },
    {
      when: "an ellipsis",
      page: description("Wir decken Ihr Dach in Olfen und im Umland, schnell und …"),
      status: "warning",
      title: "endet mit …",
    },
    {
      when: "an ellipsis that is meant [TRUE-16]",
      page: description("Ihr Dach ist undicht? Rufen Sie uns an, bevor es regnet …"),
      status: "passed",
    },
    {
      when: "three points that are meant [TRUE-16]",
      page: description("Vom Keller bis zum Dach: Wir bauen, Sie wohnen..."),
      status: "passed",
    },
    {
      when: "an ellipsis where the page's text goes on [TRUE-16]",
      page: { ...description(`${body.slice(0, body.indexOf(" neu"))} …`), text: body },
      status: "warning",
      title: "endet mit …",
    },
    {
      when: "an ellipsis that the page's text has, too [TRUE-16]",
      page: { ...description(`${body.slice(0, -1)} …`), text: `${body.slice(0, -1)} …\nMehr` },
      status: "passed",
    },
    {
      when: "an ellipsis behind a preposition [TRUE-16]",
      page: description("Wir decken Ihr Dach in Olfen und in …"),
      status: "warning",
    },
    {
      when: "an ellipsis behind a whole sentence [TRUE-16]",
      page: description("Wir decken Ihr Dach in Olfen. …"),
      status: "warning",
    },
    {
      when: "an ellipsis at the length where systems cut [TRUE-16]",
      page: description(`${"Wir decken Dächer im Kreis Coesfeld, dazu Gauben. ".repeat(3).trim()}...`),
      status: "warning",
    },
    {
      when: "an ellipsis in brackets, as WordPress cuts",
      page: description("Wir decken Ihr Dach in Olfen und im Umland [...]"),
      status: "warning",
      value: "[...]",
    },
    {
      when: "a conjunction at its end",
      page: description("Wir decken Ihr Dach in Olfen und"),
      status: "warning",
      title: "endet mit „und“",
    },
    {
      when: "the beginning of the page, cut within a word",
      page: { ...description(body.slice(0, body.indexOf("sterland"))), text: body },
      status: "warning",
      title: "mitten in einem Wort",
      value: /ganzen Mün$/,
    },
    {
      when: "the beginning of the page up to a word's end",
      page: { ...description(body.slice(0, body.indexOf(" neu"))), text: body },
      status: "passed",
    },
    { when: "two sentences", status: "passed" },
    {
      when: "a list within sentences",
      page: description(
        "Steildach, Flachdach, Gauben, Rinnen, Dämmung, Notdienst. Rufen Sie uns an: 02595 123456",
      ),
      status: "passed",
    },
    {
      when: "a long enumeration with function words",
      page: description(
        "Steildach, Flachdach, Gauben, Rinnen, Dämmung und Notdienst in Olfen, auch am Sonntag",
      ),
      status: "passed",
    },
    {
      when: "short parts that are no search words",
      page: description("Beratung vor Ort, Dach und Fach, Rinnen, Gauben, Steildach, Flachdach"),
      status: "passed",
    },
    {
      when: "a verb whose prefix ends the sentence",
      page: description("Ihr Dachdecker in Olfen. Rufen Sie uns einfach an"),
      status: "passed",
    },
    {
      when: "the title and more",
      page: description("Dachdecker in Olfen: seit 1950 für Sie auf dem Dach", "Dachdecker in Olfen"),
      status: "passed",
    },
    {
      when: "a price in percent",
      page: description("Bis zu 20 % sparen: Dachdämmung in Olfen mit Förderung"),
      status: "passed",
    },
    { when: "none", page: { html: { metas: [] } }, status: "notApplicable" },
    { when: "an empty one", page: description("  "), status: "notApplicable" },
    { when: "a megabyte of commas", page: description("a,".repeat(500_000)), status: "warning" },
    { when: "a megabyte of points", page: description(".".repeat(1_000_000)), status: "warning" },
    { when: "a megabyte of opened marks", page: description("{{".repeat(500_000)), status: "passed" },
  ]);
});
