// Money.
import type { SidePattern } from "./side-pattern.ts";

export const moneyPatterns: readonly SidePattern[] = [
  [
    "monthly",
    /\b(?:jeden|pro|im) monat\b.{0,30}\b(?:drauf|dazu|zahlen|zahl\w*|kost\w*|faellig)\b|\b(?:kommt|zahle?n?|kostet|kosten)\b.{0,30}\b(?:jeden|pro|im) monat\b|\bmonatliche (?:kosten|gebuehr\w*|rate)\b/,
  ],
  ["instalments", /\b(?:abstottern|auf einmal|im voraus|vorkasse|in stuecken|ratenweise|monatsraten?)\b/],
  ["funding", /\b(?:geld|was|etwas) vom (?:staat|land|amt|bund)\b/],
  ["cheapest", /\b(?:guenstigste\w*|billigste\w*|mindestpreis|untergrenze|wenigsten kostet|am wenigsten)\b/],
  [
    "whySoDear",
    /\b(?:warum|wieso|weshalb|wofuer)\b.{0,40}\b(?:teuer|viel|preis|kostet)\b|\bwofuer (?:zahle?|bezahle?|zahlt) (?:ich|man|wir)\b|\bwas ist (?:da|denn da|alles) (?:drin|dabei|enthalten)\b/,
  ],
  [
    "discount",
    /\b(?:rabatt\w*|nachlass|skonto|prozente|verhandel\w*|handeln|preisnachlass|entgegenkommen|preislich)\b|\b(?:vereine?|gemeinnuetzig\w*|ehrenamt\w*|nachbarn|stammkunden)\b.{0,30}\b(?:billiger|guenstiger|weniger)\b|\bam preis (?:was|etwas|noch)\b/,
  ],
  [
    "bookingPrice",
    /\b(?:ohne|weglass\w*)\b.{0,20}\b(?:buchung\w*|reservierung\w*)\b.{0,30}\b(?:spar\w*|kost\w*|guenstiger|billiger)\b|\b(?:buchung\w*|reservierung\w*|terminbuchung)\b.{0,40}\b(?:kostet|kosten|teuer|preis|spar\w*|weglass\w*)\b/,
  ],
  [
    "languagePrice",
    /\b(?:sprachen?|englisch|uebersetzung\w*)\b.{0,40}\b(?:kostet|kosten|teuer|preis|billiger|guenstiger|spar\w*)\b|\b(?:wenn|falls) (?:ich|wir) .{0,20}uebersetz\w*/,
  ],
  ["cheapest", /\b(?:guenstiger|billiger|spare\w*|einspar\w*|runter(?:gehen|kommen|kriegen)?)\b/],
  [
    "otherOffers",
    /\b(?:wix|jimdo|squarespace|godaddy|ionos|strato|baukasten|baukaesten|agentur(?:en)?|konkurrenz\w*|mitbewerb\w*|anderer anbieter|andere[nr]? anbieter|vergleichsangebot|fiverr|angebot von|bei anderen|andere (?:wollen|nehmen|verlangen)|die anderen|bei euch kaufen|neffe\w*|schwager macht)\b|\bwarum (?:soll\w*|sollte\w*) (?:ich|wir|man) .{0,30}\b(?:ihnen|euch|sie)\b|\bwas (?:koennen|koennt|macht|machen) (?:sie|ihr) .{0,20}\b(?:besser|anders)\b|\bwas unterscheidet\b/,
  ],
  [
    "hidden",
    /\bversteckte\w*\b|\bkommt? (?:da )?(?:noch )?(?:was|etwas) (?:dazu|drauf|obendrauf)\b|\b(?:nachher|hinterher|am ende) (?:teurer|mehr)\b|\bbleibt (?:es|der preis|das) (?:dann |auch |denn )*(?:dabei|bei dem (?:preis|betrag)|so|gleich)\b/,
  ],
  ["yearlyCost", /\b(?:im|pro|jedes|das) jahr\b|\bjaehrlich\w*\b|\bjahreskosten\b/],
  ["hourly", /\b(?:stundensatz|stundenlohn|stundenpreis|pro stunde|die stunde|tagessatz)\b/],
  ["late", /\b(?:zu spaet zahl\w*|nicht zahlen kann|zahlungsverzug|mahn\w*|zahlungsziel)\b/],
  ["taxes", /\b(?:absetz\w*|abschreib\w*|steuerlich|betriebsausgabe\w*)\b/],
  [
    "languagePrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis)\b.{0,40}\b(?:sprache\w*|englisch\w*|niederlaendisch\w*|hollaendisch\w*|tuerkisch\w*|polnisch\w*)\b/,
  ],
  [
    "bookingPrice",
    /\b(?:kostet|kosten|teuer|preis|aufpreis)\b.{0,40}\b(?:buchung\w*|reservier\w*|terminbuchung\w*|onlinetermin\w*|buchungssystem)\b/,
  ],
  ["packages", /\bunterschied\w*\b.{0,40}\b(?:paket\w*|starter|business)\b|\bwelches paket\b/],
];
