// Sentences that neither ask nor answer. Narrow, since what they match is not read as an answer.
import type { SidePattern } from "./side-pattern.ts";

export const remarkPatterns: readonly SidePattern[] = [
  [
    "references",
    /\bwer hat (?:sie|euch|dich)\b.{0,30}\bbeauftrag\w*|\bfuer wen (?:haben|habt|hast)\b.{0,30}\b(?:gearbeitet|gebaut|gemacht)\b/,
  ],
  [
    "otherOffers",
    /\bangebote?\b.{0,40}\b(?:agentur|anbieter\w*|webdesigner\w*|\d{3,6})\b.{0,30}\b(?:vor|bekommen|gekriegt)\b|\bangebote? (?:schon )?(?:vor|bekommen|gekriegt)\b.{0,20}\b\d{3,6}\b|\bliegt\b.{0,12}\bangebot\b.{0,50}\b(?:agentur|\d{3,6}|\d euro)\b/,
  ],
  [
    "order",
    /\b(?:beauftrag\w*|(?:brauche?|moechte|will|haette gern\w*|haetten gern\w*) (?:ein |bitte ){0,2}(?:richtiges |verbindliches |festes |schriftliches )?angebot|bestelle das|bestelle? ich (?:das|sie|es)|auftrag erteilen|auftrag geben|zuschlagen)\b|\b(?:ich|wir) (?:will|wollen|moechten?|wuerden?) (?:das|es|die seite|die website|sie) .{0,20}\bbestellen$|^(?:(?:ja|gut|okay|ok|dann|super|das) ){0,3}(?:(?:nehme ich|nehmen wir)(?: (?:das|es|an|so|gerne?|dann|bitte|beides|alles)){0,3}$|ich nehme? das|wir nehmen das|machen wir so|so machen wir(?:s| das| es)?|das mach(?:e|en)? (?:ich|wir)|(?:bitte )?machen sie das(?: so)?$|kaufe ich)\b/,
  ],
  [
    "prices",
    /\b(?:ich|wir) will?(?:en)? (?:nur |bloss |erst |erstmal |endlich ){0,2}(?:einen |den |nen )?preis\b|\b(?:sag|sagen|nenn|nennen) (?:sie |mir |uns |mal |doch |einfach |lieber |erst ){0,4}(?:eine |ne |den |einen |nen )?(?:hausnummer|preis|zahl|summe)\b|\bnur (?:mal )?(?:der|den|nen) preis\b/,
  ],
  ["discount", /^(?:und |dann |also )?geh\w* (?:\w+ ){0,3}\d{2,4} (?:euro )?runter\b/],
  ["prices", /^(?:\w+ ){0,3}(?:brauch\w*|will|wollen|moecht\w*) (?:\w+ ){0,3}preise?$/],
  ["vat", /^(?:ist das |also )?(?:brutto oder netto|netto oder brutto)$/],
  ["send", /^(?:bitte )?(?:schick\w*|mail\w*|send\w*) (?:sie |ihr )?(?:mir|uns|es|das)\b/],
  ["references", /^zeig\w* (?:sie |ihr )?(?:mir |uns )?(?:doch )?mal\b/],
  [
    "startOver",
    /^(?:bitte )?(?:alles )?(?:nochmal |noch mal |wieder )?(?:von vorne?|loeschen|alles loeschen|neu anfangen)$/,
  ],
  ["logo", /\b(?:brauch\w*|braeucht\w*|haette\w*|moechte\w*|fehlt)\b.{0,25}\blogo\b/],
  [
    "print",
    /\b(?:brauch\w*|braeucht\w*|haette\w*|moechte\w*)\b.{0,25}\b(?:visitenkarten|flyer|briefpapier|plakate)\b/,
  ],
  [
    "otherOffers",
    /\b(?:ionos|jimdo|wix|strato|godaddy|(?:die|eine|einer|andere\w*|der) (?:\w+ )?agentur|konkurrenz|mitbewerber|webdesigner|ander(?:er|e) (?:anbieter|hat|will|wollte|nimmt)|(?:mein\w*|unser\w*|der|ein\w*|n|von|vom) (?:\w+ )?(?:neffe|schwager|cousin|bruder|sohn|kumpel|bekannter|nachbar)n?)\b.{0,50}\b(?:(?:(?<!seit |anno )\d{3,}|\d+ euro|umsonst|billiger|guenstiger|fuer lau)\b)/,
  ],
  [
    "budget",
    /\b(?:limit|obergrenze|schmerzgrenze)\b.{0,20}\b\d{3,6}\b|\b\d{3,6}(?: euro)?(?: mehr)? (?:ist|sind|hab\w*|geht|gehen) (?:ich |wir |da )?nicht\b|\bmehr (?:als|wie) \d{3,6}(?: euro)? (?:geht|ist|sind|darf|will|kann|hab\w*|gebe?n?|zahl\w*)\b|\b(?:budget|maximal|max|hoechstens|nicht mehr als|mehr als|bis zu|unter)\b.{0,24}\b(?:\d+ (?:tausend|euro|eur)|\d{4,6}(?! \w))\b|\b\d{4,6}\b.{0,24}\b(?:budget|ausgeben|zur verfuegung|schmerzgrenze)\b/,
  ],
  [
    "tooDear",
    /\b(?:(?:viel |echt |mir |uns |ganz schoen |leider |einfach |etwas ){0,3}zu teuer|(?:mir|uns) zu (?:viel|hoch)|(?:boah|puh|oha|hui|ey) .{0,15}\bteuer|sprengt|vermoegen$|spinnt (?:ihr|der|die)|(?:seid|sind) (?:ihr|sie) (?:irre|verrueckt|bekloppt|wahnsinnig)|^so teuer|dafuer (?:krieg|bekomm)\w* (?:ich|man|wir) (?:ja|doch|schon)|gar nicht der preis|wucher|abzocke|halsabschneider|zu viel geld|(?:aber |ganz schoen |echt ){0,2}viel geld(?! muss)|mehr als ich ausgeben\w*|(?:das ist|ganz schoen|ist) (?:ja |aber |echt |mir |uns |zu ){0,3}(?:heftig|happig|saftig|krass)|mehr als (?:ich|wir) (?:dachte\w*|gedacht\w*|wollte\w*|erwartet\w*|geplant\w*)|uebersteigt .{0,20}budget|so viel (?:geld )?(?:haben|habe|hab) (?:wir|ich) nicht|kann ich mir nicht leisten|koennen wir uns nicht leisten)\b/,
  ],
  [
    "callback",
    /^(?:und |also )?(?:wann )?ruf(?:en|t|st) (?:sie |ihr |du |denn |jetzt |mal ){1,4}an\b|\b(?:ruf(?:en|t)? (?:sie |ihr )?(?:mich|uns)|rueckruf|meldet? (?:euch|sie sich) (?:mal |bitte )?(?:bei|unter|telefonisch)|meine (?:handy|telefon|mobil)?nummer(?! (?:bei ihnen |da |hier )?(?:sicher|weiter|gespeichert))|erreichbar unter|tel(?:efon)? 0|unter 0\d|am telefon waer\w*|lieber (?:am telefon|telefonisch)|telefonisch (?:waer\w* )?(?:mir )?lieber|meine nummer ist)\b|(?:^| )0\d{2,5} ?[/-]? ?\d{3,}(?: \d+)*$/,
  ],
  [
    "complaint",
    /\b(?:keiner|niemand) (?:hat sich (?:\w+ )?gemeldet|hat (?:\w+ )?(?:geantwortet|zurueckgerufen)|geht (?:dran|ran)|meldet sich|ruft zurueck|antwortet)\b|\bnie gemeldet\b|\b(?:bin|sind) (?:echt |richtig |stink)?(?:sauer|enttaeuscht|veraergert|genervt)\b|\bkein service\b|\berreiche? (?:ich |wir )?(?:niemanden?|keinen)\b|\b(?:aergert|nervt) (?:mich|uns)\b|\bgeplatzt\b|\bwarte\b.{0,30}\bauf (?:antwort|rueckmeldung|rueckruf)\b|\b(?:beschwer\w*|reklam\w*|unverschaemt\w*|(?:zum|meine[nm]|unsere[nm]|mit dem|einen) anwalt|frechheit)\b/,
  ],
  [
    "anger",
    /\b(?:dauert (?:mir |uns |hier |das |ja |alles |echt |viel ){0,4}zu lang\w*|zu viele fragen|(?:zu|so) (?:umstaendlich|kompliziert)|wie viele fragen (?:noch|kommen)|keine lust (?:mehr )?auf (?:fragen|das)|geht (?:mir|uns) auf (?:die|den)|verdammt|scheiss\w*|mist|bloed\w* (?:bot|ding|maschine|kiste)|dummes? (?:ding|bot|programm)|idiot\w*|kapierst|verstehst (?:du )?(?:nix|nichts|mich nicht|das nicht)|versteht (?:der|das) (?:nix|nichts|nicht)|(?:ge)?nerv(?:t|en|ig\w*|end\w*|st|e)?|leck mich|so ein (?:mist|quatsch|bloedsinn)|hab ich (?:doch )?(?:schon|gerade) gesagt|bin ich hier falsch|komme? (?:ich )?(?:hier )?nicht weiter|alles (?:quatsch|bloedsinn|mist))\b/,
  ],
  [
    "job",
    /\b(?:bewerbe mich|moechte mich bewerben|will mich bewerben|suche (?:einen |ein |eine )?(?:job|arbeit|praktikum|praktikumsplatz|ausbildung|ausbildungsplatz|lehrstelle|stelle|minijob))\b/,
  ],
  [
    "press",
    /\b(?:ich (?:bin|schreibe|arbeite) (?:journalist\w*|fuer die (?:zeitung|presse|wn|ruhr nachrichten))|interview (?:mit|machen|fuehren)|recherchiere|artikel ueber (?:sie|euch|dich|ihre?n?|eure?n?))\b/,
  ],
  [
    "supplier",
    /\b(?:wir bieten (?:ihnen )?(?:backlinks|seo|kredite|leads|outsourcing)|kooperationsanfrage|backlinks? (?:kaufen|verkaufen)|linktausch)\b/,
  ],
  [
    "goodbye",
    /^(?:(?:ok|okay|gut|danke|na|dann|also|super|alles klar) ){0,4}(?:tschuess\w*|tschoe|ciao$|bis (?:dann|bald|spaeter|morgen|naechste woche)|auf wiedersehen|schoenen (?:tag|abend|feierabend)|mach(?:en sie|t|s)? gut)\b.{0,40}$/,
  ],
  [
    "pause",
    /\b(?:muss (?:jetzt )?(?:weg|los|aufhoeren|arbeiten|zum kunden)|mache? (?:spaeter|morgen) weiter|keine zeit mehr|(?:ich )?ueberleg(?:e|s|es)? (?:es )?(?:mir )?(?:das )?(?:noch)?|muss (?:noch )?(?:darueber|drueber) (?:nachdenken|schlafen)|frage? erst meine? (?:frau|mann|chef\w*|partner\w*))\b/,
  ],
  [
    "domain",
    /^(?!.*\b(?:wie|was)\b).*\b(?:domain|internetadresse|domaene)\b.{0,30}\b(?:behalten|bleibt|bleiben|mitnehmen|uebernehmen)\b/,
  ],
  ["accessible", /\bbarriere(?:frei|arm)\w*\b(?: \w+){0,2} (?:sein|werden)\b/],
  ["joke", /\berzaehl\w* (?:mir |mal |uns )*(?:einen |nen )?witz\b/],
];
