import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { readability } from "#worker/seo/audits/content/readability.ts";

const words = (count: number) => ({ text: "Dach ".repeat(count).trim() });

const hardSentence =
  "Instandsetzungsmaßnahmen Dachentwässerungsanlagen Gewährleistungsansprüche Eigentümergemeinschaft Versicherungsangelegenheiten.";

const english =
  "We are the best of all the roofers and you will be happy with what they do for your house. ".repeat(5);

const polish = "Nasza firma wykonuje dachy oraz elewacje domów jednorodzinnych. ";

const french = "Nous sommes les meilleurs couvreurs de la région et nous réparons votre toit. ";

const german = aPage().html.text.text.split("\n").slice(1, 4).join(" ");
const hard = Array.from({ length: 25 }, () => hardSentence).join(" ");

auditCases(readability, [
  { when: "short words and sentences", status: "passed" },
  {
    when: "long words",
    page: { text: hard },
    status: "failed",
    title: "sehr schwer",
  },
  { when: "too few words", page: words(99), status: "notApplicable" },
  {
    when: "English, declared",
    page: { html: { lang: "en" }, text: english.repeat(2) },
    status: "passed",
    title: "(Flesch)",
  },
  {
    when: "English, not declared",
    page: { html: { lang: null }, text: english.repeat(2) },
    status: "passed",
  },
  { when: "French", page: { html: { lang: "fr" }, text: french.repeat(12) }, status: "unchecked" },
  { when: "Low German", page: { html: { lang: "nds" } }, status: "unchecked" },
  {
    when: "German, declared English [TRUE-03]",
    page: { html: { lang: "en-US" } },
    status: "passed",
    title: /\(Flesch-Amstad; der Text ist deutsch, obwohl lang="en-US" angegeben ist\)/,
  },
  {
    when: "German with long words, declared French [TRUE-03]",
    page: { html: { lang: "fr" }, text: `${hard} ${german}` },
    status: "failed",
    value: /deutsch, obwohl lang="fr"/,
  },
  {
    when: "both languages, declared English [TRUE-03]",
    page: { html: { lang: "en" }, text: `${english.repeat(2)} ${german}` },
    status: "passed",
    title: /\(Flesch\)$/,
  },
  {
    when: "long words around short sentences [TRUE-04]",
    page: { text: `${hard}\n${german}`, main: german },
    status: "passed",
  },
  {
    when: "short words around long ones [TRUE-04]",
    page: { text: `${hard}\n${german.repeat(9)}`, main: hard },
    status: "failed",
    title: "Haupttext",
  },
  {
    when: "easy words in endless sentences, which another audit names",
    page: { text: `${"Wir gehen auf das Dach und sehen es an und ".repeat(6)}gehen.\n`.repeat(9) },
    status: "notApplicable",
    title: "die langen Sätze",
  },
  {
    when: "a menu and few sentences [TRUE-04]",
    page: { text: `${"Leistungen\n".repeat(200)}${hardSentence}` },
    status: "notApplicable",
  },
  {
    when: "Polish, not declared",
    page: { html: { lang: null }, text: polish.repeat(20) },
    status: "unchecked",
  },
]);
