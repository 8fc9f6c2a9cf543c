import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { langMatches } from "#worker/seo/audits/content/lang-matches.ts";

const goodText = aPage().html.text.text;

const english = "We are the best of all the roofers and you will be happy with what they do for you. ".repeat(
  5,
);

const dutch =
  "Wij zijn de beste dakdekkers van de hele streek en wij komen graag bij u langs om het dak te bekijken. ".repeat(
    5,
  );

const names = "Müller Schmidt Meier Schulz Becker Wagner ".repeat(20);

auditCases(langMatches, [
  { when: "de and a German text", status: "passed" },
  { when: "de-AT and a German text", page: { html: { lang: "de-AT" } }, status: "passed" },
  {
    when: "en and a German text",
    page: { html: { lang: "en-US" } },
    status: "failed",
    title: "Angegeben ist die Sprache „en-US“, der Text ist deutsch",
    value: /^lang="en-US", im Text \d+ von \d+ Wörtern, die nur im Deutschen gebräuchlich sind$/,
  },
  {
    when: "de and an English text",
    page: { text: english },
    status: "failed",
    title: "der Text ist englisch",
  },
  { when: "nl and a German text", page: { html: { lang: "nl" } }, status: "failed", title: "deutsch" },
  { when: "nl and a Dutch text", page: { html: { lang: "nl" }, text: dutch }, status: "unchecked" },
  { when: "de and a Dutch text", page: { text: dutch }, status: "unchecked" },
  { when: "Low German", page: { html: { lang: "nds" } }, status: "unchecked" },
  { when: "Swiss German", page: { html: { lang: "gsw-CH" } }, status: "unchecked" },
  {
    when: "two languages on one page",
    page: { html: { lang: "en" }, text: goodText + english.repeat(2) },
    status: "unchecked",
  },
  { when: "names only", page: { html: { lang: "fr" }, text: names }, status: "unchecked" },
  {
    when: "names with a German word now and then",
    page: { html: { lang: "fr" }, text: "Müller Schmidt Meier Schulz Becker Wagner und Koch ".repeat(20) },
    status: "unchecked",
  },
  { when: "59 words", page: { html: { lang: "en" }, text: "und ".repeat(59) }, status: "unchecked" },
  { when: "60 words", page: { html: { lang: "en" }, text: "und ".repeat(60) }, status: "failed" },
  { when: "no language given", page: { html: { lang: null } }, status: "notApplicable" },
  { when: "a language that is none", page: { html: { lang: "deutsch!" } }, status: "notApplicable" },
]);
