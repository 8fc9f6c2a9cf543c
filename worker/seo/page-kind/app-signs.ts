// An app: what is used, not read.
import { isClientRendered } from "../page/page-shell.ts";
import { localBusinessTypes } from "../structured-data/local-business-types.ts";
import { wordSet } from "../text/word-sets.ts";
import { findType, match, pathOf, type Sign } from "./sign.ts";

const appTypes = wordSet("WebApplication SoftwareApplication MobileApplication");
const loginWords =
  /^(?:(?:bei|im) .{1,40} )?(?:anmelden|anmeldung|login|log in|sign in|einloggen|kundenlogin)(?!\p{L})/iu;
/** Where a site keeps its tools. */
const appHost =
  /^(?:app|portal|termine?|terminbuchung|buchung|buchen|booking|login|mein|my|kunden|kundenportal|online|reservierung|tickets?|cloud)(?=\.)/;
const toolHeading =
  /^(?:(?:ihren |jetzt )?(?:termin|tisch|zimmer)e? (?:online )?(?:buchen|reservieren|vereinbaren)|online-?(?:terminbuchung|buchung|reservierung)|(?:termin)?buchung|mein(?:e)? (?:konto|buchungen|termine)|kundenportal)(?!\p{L})/iu;
/** „Kreditrechner“, „Passwort-Generator“, above fields that are no form to write a message. */
const toolName =
  /(?<!\p{L})(?:\p{L}{2,30}-?)?(?:rechner|umrechner|kalkulator|generator|konfigurator|simulator|konverter|stundenplaner)(?!\p{L})/iu;
const isSetting = /^(?:number|range|date|time|checkbox|radio|color)$/i;
const minSettings = 2;
/** A page with more words has a login beside its content, or advertises an app. */
const maxWords = 250;

export const appSigns: readonly Sign[] = [
  {
    sign: "Anmeldeformular",
    speaksFor: ["app"],
    weight: 4,
    find: ({ facts: { html } }) =>
      html.text.words <= maxWords && html.controls.some(({ type, unseen }) => !unseen && isPassword(type))
        ? "Feld für ein Passwort"
        : null,
  },
  {
    sign: "Titel",
    speaksFor: ["app"],
    weight: 2,
    find: ({ facts: { html } }) => match(loginWords, (html.titles[0] ?? "").slice(0, 100)),
  },
  {
    sign: "Adresse der Website",
    speaksFor: ["app"],
    weight: 2,
    find: ({ host }) => match(appHost, host),
  },
  {
    sign: "Hauptüberschrift",
    speaksFor: ["app"],
    weight: 2,
    find: ({ facts: { html } }) =>
      html.text.words <= maxWords
        ? match(toolHeading, (html.headings.find(({ level }) => level === 1)?.text ?? "").slice(0, 100))
        : null,
  },
  {
    sign: "Werkzeug",
    speaksFor: ["app"],
    weight: 4,
    find: ({ facts: { html } }) => {
      const heading = (html.headings.find(({ level }) => level === 1)?.text ?? html.titles[0] ?? "").slice(
        0,
        100,
      );
      const settings = html.controls.filter(
        ({ tag, type, unseen }) => !unseen && (tag === "select" || isSetting.test(type?.trim() ?? "")),
      );
      return html.text.words <= maxWords && settings.length >= minSettings ? match(toolName, heading) : null;
    },
  },
  { sign: "Pfad der Adresse", speaksFor: ["app"], weight: 2, find: pathOf("app") },
  {
    sign: "Gerüst ohne Text",
    speaksFor: ["app"],
    weight: 4,
    find: (view) =>
      isClientRendered(view.facts) && findType(view, localBusinessTypes) === null
        ? "erst JavaScript füllt die Seite"
        : null,
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["app"],
    weight: 4,
    find: (view) => (view.facts.html.text.words <= maxWords ? findType(view, appTypes) : null),
  },
];

function isPassword(type: string | null): boolean {
  return type?.trim().toLowerCase() === "password";
}
