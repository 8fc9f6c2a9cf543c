import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { titleLength } from "#worker/seo/audits/title-and-description/title-length.ts";

const title = (text: string) => ({ html: { titles: [text] } });

const noTitle = { html: { titles: [] } };

const letters = (count: number) =>
  "teil "
    .repeat(count)
    .slice(0, count - 1)
    .concat("l");

auditCases(titleLength, [
  {
    when: "an ellipsis that is meant [TRUE-16]",
    page: { html: { titles: ["Wir bauen, Sie wohnen … Bau Beispiel in Olfen"] } },
    status: "passed",
  },
  { when: "30 characters", page: title(letters(30)), status: "passed" },
  { when: "60 narrow characters", page: title(letters(60)), status: "passed" },
  { when: "29 characters", page: title(letters(29)), status: "warning", title: "29 Zeichen", points: 5 },
  { when: "61 narrow characters", page: title(letters(61)), status: "passed" },
  {
    when: "40 wide characters, more than 580 pixels",
    page: title("W".repeat(40)),
    status: "warning",
    value: "755 Pixel",
  },
  { when: "9 characters", page: title("Startseit"), status: "failed" },
  { when: "a title that says nothing", page: title("Home | Willkommen"), status: "notApplicable" },
  { when: "separators alone", page: title("| | |"), status: "failed" },
  { when: "121 characters", page: title(letters(121)), status: "failed", title: "zu lang: 121 Zeichen" },
  { when: "no title", page: noTitle, status: "notApplicable" },
]);

describe("a title within a line [TRUE-25]", () => {
  auditCases(titleLength, [
    {
      when: "68 characters in 572 pixels",
      page: title("Tierarzt in Olfen: Hilfe für Hunde, Katzen und kleine Tiere | Ritter"),
      status: "passed",
      title: "68 Zeichen, 572 Pixel",
    },
    {
      when: "more than 580 pixels",
      page: title("Meisterbetrieb für Dachdeckung, Zimmerei und Bauklempnerei in Westfalen"),
      status: "warning",
      title: "zu lang",
    },
  ]);
});
