// People, and the chat itself.
import type { SidePattern } from "./side-pattern.ts";

export const peoplePatterns: readonly SidePattern[] = [
  [
    "machine",
    /\b(?:mensch\w*|roboter|bot|chatbot|maschine|chatgpt|ki|kuenstliche\w*)\b.{0,20}$|\b(?:bin|bist|sind|ist|rede|spreche|schreibe?|schreibt|antwortet|hier)\b.{0,30}\b(?:computer|programm)\b.{0,20}$/,
  ],
  ["alone", /\bwie viele (?:leute|mitarbeiter|personen)\b/],
  ["visit", /\bkomm(?:st|t|en) (?:sie|du|ihr) (?:auch |mal ){0,2}(?:zu|nach|raus|mal|vorbei)\b/],
  [
    "job",
    /\b(?:bewerb\w*|praktikum|praktikant\w*|ausbildungsplatz|stellen (?:frei|offen)|(?:suchen|sucht) (?:sie|ihr) (?:noch |auch |gerade ){0,2}(?:mitarbeiter\w*|leute|jemanden|azubis?|verstaerkung)|arbeiten bei (?:ihnen|euch))\b/,
  ],
  ["press", /\b(?:presse\w*|interview|journalist\w*|zeitungsartikel|reporter\w*)\b/],
  [
    "standIn",
    /\b(?:ueberfahren|unfall|umfallen|stirbst|sterben|tot|ausfallen|nicht mehr (?:da|gibt)|rente|urlaub\w*|krank\w*|vertret\w*|ausfall\w*|ausfaellst|ausfallen|ferien)\b(?!.{0,20}\bwohnung\w*)/,
  ],
  [
    "references",
    /\b(?:(?:sowas|so was|das) schon (?:mal |oefter )?(?:fuer|gemacht)|was von (?:euch|ihnen) sehen|referenz\w*|beispiele?|arbeiten (?:sehen|zeigen)|schon gemacht|gebaut haben|kunden (?:haben|von)|portfolio (?:sehen|von))\b/,
  ],
  [
    "experience",
    /\b(?:erfahrung\w*|wie lange (?:machen|macht|sind|seid)|seit wann|gelernt|ausbildung|qualifik\w*)\b/,
  ],
  ["alone", /\b(?:allein\w*|mitarbeiter|team|wie viele (?:leute|seid|sind sie)|ein mann|einzelkaempfer)\b/],
  [
    "region",
    /\b(?:von wo|woher kommt|woher kommen|wo (?:sitz\w*|seid|sind|kommt|kommen|ist ihr)|standort|buero|welcher gegend|arbeiten sie (?:auch )?(?:in|fuer)|kommt ihr aus)\b/,
  ],
  [
    "visit",
    /\b(?:(?:uns|mal) treffen|persoenlich treffen|vorbei\w*|besuch\w*|zu (?:uns|mir) kommen|vor ort (?:kommen|treffen|termin)|kennenlern\w*)\b/,
  ],
  [
    "reachable",
    /\b(?:erreichbar|erreiche|oeffnungszeiten|sprechzeiten|wochenende|feiertag\w*|feierabend|wie schnell (?:antwort\w*|meld\w*)|wann (?:meld\w*|antwort\w*))\b/,
  ],
  [
    "who",
    /\b(?:wer (?:sind|bist|seid|steckt|steht)|wer (?:ist|schreibt|redet|antwortet) (?:da|das|hier|dort|mir)|mit wem|hauptberuflich|nebenberuflich|nebenbei|wie heissen|wie heisst|ihr name|ansprechpartner)\b/,
  ],
  ["callback", /\b(?:rueckruf\w*|ruf(?:en|t)? (?:sie|ihr|mich|uns)|zurueckruf\w*|anrufen lassen|rufst du)\b/],
  // The chat itself
  [
    "whoReads",
    /\b(?:wer (?:liest|sieht|kriegt|bekommt)|liest (?:das|hier)|mitlesen|liest jemand|mitgelesen)\b/,
  ],
  ["send", /\b(?:per mail|per email|zuschicken|zusenden|schicken|pdf|ausdrucken|drucken|zumailen)\b/],
  ["joke", /\b(?:witz|gedicht|wetter|fussball|kochrezept|hausaufgaben)\b/],
];
