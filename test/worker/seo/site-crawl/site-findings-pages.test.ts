// Pages compared with each other: over crawls built by hand.
import { describe } from "vitest";
import { aCrawl, aReadPage, at } from "#test/support/seo/crawl-states.ts";
import { proveCases, type SiteCase, trio } from "#test/support/seo/site-finding-cases.ts";

const phone = (written: string, stem: string) => ({ phones: [{ written, stem }], addresses: [] });
const address = (street: string, postalCode: string, town: string) => ({
  phones: [],
  addresses: [{ street, postalCode, town }],
});

const cases: SiteCase[] = [
  {
    name: "the same title on a page with noindex or another canonical address",
    id: "duplicate-titles",
    state: trio({ "/": { title: "T" }, "/b": { title: "T", isOffered: false } }),
    status: "passed",
  },
  {
    name: "the same title on later parts of a list, as Google allows",
    id: "duplicate-titles",
    state: trio({ "/": { title: "T" }, "/blog/page/2": { title: "T" } }, ["/", "/a", "/blog/page/2"]),
    status: "passed",
  },
  {
    name: "the same title in another language",
    id: "duplicate-titles",
    state: trio({ "/": { title: "Team", lang: "de-DE" }, "/b": { title: "Team", lang: "en" } }),
    status: "passed",
  },
  { name: "one page", id: "duplicate-titles", state: aCrawl([aReadPage("/")]), status: "notApplicable" },
  {
    name: "pages without title, which is another finding",
    id: "duplicate-titles",
    state: trio({ "/": { title: null }, "/a": { title: null } }),
    status: "notApplicable",
  },
  {
    name: "the same description",
    id: "duplicate-descriptions",
    state: trio({ "/": { description: "Gutes Holz" }, "/a": { description: "Gutes Holz" } }),
    status: "failed",
    says: /2 Seiten teilen sich 1 Beschreibung/,
  },
  {
    name: "a page with a number of its own",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 123456", "+49251123456") },
      "/a": { contacts: phone("+49 251 123456", "+49251123456") },
      "/b": { contacts: phone("0251 123465", "+49251123465") },
    }),
    status: "warning",
    says: /0251 123465.*0251 123456 wie auf 2 anderen Seiten/s,
    where: [at("/b")],
  },
  {
    name: "a direct line and its switchboard",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 1234-0", "+492511234") },
      "/a": { contacts: phone("0251 1234-15", "+49251123415") },
    }),
    status: "passed",
  },
  {
    name: "a second number beside the usual one",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: phone("0251 123456", "+49251123456") },
      "/a": {
        contacts: {
          phones: [
            { written: "0170 1234567", stem: "+491701234567" },
            { written: "0251 123456", stem: "+49251123456" },
          ],
          addresses: [],
        },
      },
    }),
    status: "passed",
  },
  {
    name: "another street in the Impressum",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: address("Hafenweg 1", "48155", "Münster") },
      "/a": { contacts: address("Hafenweg 1", "48155", "Münster") },
      "/b": { contacts: address("Domplatz 7", "48143", "Münster") },
    }),
    status: "warning",
    where: [at("/b")],
  },
  {
    name: "Straße and Str.",
    id: "contact-data-differs",
    state: trio({
      "/": { contacts: address("Warendorfer Straße 1", "48145", "Münster") },
      "/a": { contacts: address("Warendorfer Str. 1", "48145", "Münster") },
    }),
    status: "passed",
  },
  { name: "no contact data", id: "contact-data-differs", state: trio({}), status: "notApplicable" },
  {
    name: "a page of few words",
    id: "thin-pages",
    state: trio({ "/a": { words: 99 } }),
    status: "warning",
    says: /1 von 3 Seiten hat weniger als 100/,
    where: [at("/a")],
  },
  {
    name: "few words where few are needed",
    id: "thin-pages",
    state: trio({ "/kontakt": { words: 20 }, "/impressum": { words: 20, isLegal: true } }, [
      "/",
      "/kontakt",
      "/impressum",
    ]),
    status: "passed",
  },
  {
    name: "few words on a page cut off or kept out of search",
    id: "thin-pages",
    state: trio({ "/": { words: 5, isWhole: false }, "/a": { words: 5, isOffered: false } }),
    status: "passed",
    says: /Die verglichene Seite hat mindestens 100 Wörter Text/,
  },
];

describe("findings about the pages of a site [CRAWL-19] [CRAWL-22] [CRAWL-23]", () => {
  proveCases(cases);
});
