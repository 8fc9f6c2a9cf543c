import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { placeholderText } from "#worker/seo/audits/content/placeholder-text.ts";

const goodText = aPage().html.text.text;

const withText = (text: string) => ({ text: `${goodText}\n${text}` });

auditCases(placeholderText, [
  { when: "own texts", status: "passed" },
  {
    when: "Lorem ipsum",
    page: withText("Unser Team. Lorem ipsum dolor sit amet, consetetur sadipscing."),
    status: "failed",
    title: "Auf der Seite steht ein Platzhalter: „Unser Team. Lorem ipsum",
    value: "Lorem ipsum dolor sit amet",
    points: 0,
  },
  { when: "Max Mustermann", page: withText("Ihr Ansprechpartner: Max Mustermann"), status: "failed" },
  {
    when: "a made-up street",
    page: withText("Musterstraße 1, 12345 Musterstadt"),
    status: "failed",
    value: "Musterstraße 1",
  },
  {
    when: "a building block that the system left as code",
    page: withText('[vc_btn title="Termin" link="url:%2Fkontakt"]'),
    status: "failed",
    value: "[vc_btn",
  },
  {
    when: "a mark in square brackets",
    page: withText("Gezeichnet [sic] im Jahr 1921 [Anm. d. Red.]"),
    status: "passed",
  },
  { when: "a name in an explanation", page: withText("Name, z. B. Max Mustermann"), status: "passed" },
  {
    when: "a street of that name elsewhere",
    page: withText("Baumusterstraße und Musterkamp 4"),
    status: "passed",
  },
  {
    when: "a site to come",
    page: withText("Hier entsteht unsere neue Homepage."),
    status: "failed",
    value: "Hier entsteht",
  },
  { when: "a house to come", page: withText("Hier entsteht Ihr neues Zuhause in Olfen."), status: "passed" },
  {
    when: "a site to come and a house far off",
    page: withText("Hier entsteht ein Haus.\nUnsere Homepage"),
    status: "passed",
  },
  { when: "„Coming soon“ on an empty page", page: { text: "Dachdecker\nComing soon …" }, status: "failed" },
  { when: "„Coming soon“ at one article of many", page: withText("Coming soon …"), status: "passed" },
  {
    when: "„Coming soon“ in a sentence",
    page: { text: "Dachdecker\nDer Film Coming soon läuft am Freitag im Kino." },
    status: "passed",
  },
  {
    when: "the first entry of a blog",
    page: withText("Hallo Welt!"),
    status: "failed",
    value: "Hallo Welt!",
  },
  {
    when: "a default description, which is another audit's",
    page: { html: { metas: [aMeta("description", "Just another WordPress site")] } },
    status: "passed",
  },
  {
    when: "a page about dummy texts",
    page: {
      ...withText("Lorem ipsum dolor sit amet."),
      html: { titles: ["Blindtext: was er ist und wozu er dient"] },
    },
    status: "unchecked",
  },
  {
    when: "a page with a sample letter",
    page: { ...withText("Max Mustermann\nMusterstraße 1"), html: { titles: ["Vorlage für die Kündigung"] } },
    status: "unchecked",
  },
  {
    when: "a dummy text of a firm called Musterkamp",
    page: { ...withText("Lorem ipsum dolor sit amet."), html: { titles: ["Musterkamp, Ihr Dachdecker"] } },
    status: "failed",
  },
  { when: "a phrase at the very end", page: { text: "Beispieltext" }, status: "failed" },
  { when: "a megabyte without any", page: { text: "muster beispiel ".repeat(65_000) }, status: "passed" },
]);
