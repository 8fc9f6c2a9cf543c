// What the wider patterns would take for something else; asked before all of them.
import type { SidePattern } from "./side-pattern.ts";

export const firstPatterns: readonly SidePattern[] = [
  [
    "care",
    /\bbrauch\w* (?:ich|wir|man) (?:\w+ ){0,4}(?:wartungsvertrag|wartung|pflegevertrag|pflegepaket|betreuung)\b/,
  ],
  [
    "selfEditing",
    /\bvon (?:ihnen|euch) (?:gemacht|geaendert|eingepflegt|aktualisiert)\b|\boder (?:kann|koennen|mach\w*) (?:ich|wir) das(?: selb\w*| auch)?$/,
  ],
  // „Was macht so ein Login aus“, „was käm für Englisch drauf“.
  [
    "shopPrice",
    /\bwas (?:\w+ ){0,6}(?:(?:online|web)?shops?)\b.{0,20}\b(?:ausmach\w*|aus|drauf|dazu|zu buche|preislich|bedeuten)\b/,
  ],
  [
    "bookingPrice",
    /\bwas (?:\w+ ){0,6}(?:(?:termin|online|tisch)?buchung(?:en)?|(?:online)?termine?|reservierung(?:en)?)\b.{0,20}\b(?:ausmach\w*|aus|drauf|dazu|zu buche|preislich|bedeuten)\b/,
  ],
  [
    "membersPrice",
    /\bwas (?:\w+ ){0,6}(?:login|mitgliederbereich|kundenbereich)\b.{0,20}\b(?:ausmach\w*|aus|drauf|dazu|zu buche|preislich|bedeuten)\b/,
  ],
  [
    "blogPrice",
    /\bwas (?:\w+ ){0,6}(?:blog)\b.{0,20}\b(?:ausmach\w*|aus|drauf|dazu|zu buche|preislich|bedeuten)\b/,
  ],
  [
    "languagePrice",
    /\bwas (?:\w+ ){0,6}(?:(?:fremd|zweit)?sprachen?|englisch|niederlaendisch|hollaendisch|polnisch|tuerkisch)\b.{0,20}\b(?:ausmach\w*|aus|drauf|dazu|zu buche|preislich|bedeuten)\b/,
  ],
  [
    "callback",
    /\b(?:kann|koenn\w*|wuerd\w*) (?:sie |ihr |du |mich |uns |da |bitte |mal |kurz |vielleicht |einer |jemand |wer |auch |nicht ){1,6}(?:zurueck|an)rufen\b|\bruf(?:en|t|st) (?:sie |ihr |du |mich |uns |da |denn |jetzt |mal |einer |jemand ){1,5}(?:an|zurueck)\b/,
  ],
  [
    "otherOffers",
    /\bwarum soll\w* (?:sie|ihr|das|es) .{0,20}\b(?:guenstiger|billiger|besser)\b|\b(?:guenstiger|billiger|besser|teurer) (?:sein )?als (?:die|der|das|andere\w*|eine?|bei|meine?|unser\w*)\b|\bmithalten\b/,
  ],
  ["binding", /\b(?:preis|betrag|summe)\b.{0,20}\b(?:fix|fest|aender\w*)\b|\baender\w*\b.{0,20}\bpreis\b/],
  ["statistics", /\bwie ?viele? (?:leute|besucher|klicks|kunden) (?:da )?(?:drauf\w*|kommen|die seite)/],
  ["discount", /\bluft\b.{0,12}\bpreis\b|\bpreis\b.{0,12}\b(?:luft|spielraum)\b|\bspielraum\b/],
  ["reachable", /\barbeite[nt]\b.{0,20}\b(?:samstags?|sonntags?|wochenende|abends)\b/],
  ["job", /\bstellen? frei\b/],
  [
    "app",
    /^(?:macht|baut|koennt|koennen|machen|bauen) (?:ihr|sie) (?:mir |uns |auch ){0,2}(?:ne |n |eine )?apps?\b/,
  ],
  [
    "pagePrice",
    /\bkostet?\b.{0,12}\b(?:ne|n|noch eine?|eine?) (?:unter)?seite (?:extra|mehr|dazu|zusaetzlich)\b/,
  ],
  [
    "kinds",
    /\b(?:unterschied\w*|unterscheide\w*)\b.{0,40}\b(?:firmenwebsite|portfolio|buchungsportal|onlineshop|shop|blog|website)\b|\bwas (?:nimmt|waehlt) man\b.{0,30}\b(?:verein|betrieb|praxis|firma)\b|\b(?:was fuer|welche) (?:\w+ )?art(?:en)?\b|\bzur auswahl\b|\bwas (?:gibts?|gibt es) (?:denn |da |so |bei euch |bei ihnen ){0,3}(?:alles|fuer welche|zur auswahl)\b|\bwas (?:koennen|koennt|bieten|bietet) (?:sie|ihr) (?:denn |mir |uns |da |so |alles ){0,3}(?:an|anbieten)\b/,
  ],
  [
    "worth",
    /\blohn(?:t|en)? (?:sich|das)\b(?!.{0,12}\b(?:buchung|blog|shop|login|englisch)\b)|\bsich (?:das|sowas|so was) .{0,40}\blohnt\b|\bbringt (?:mir|uns|das|es)\b.{0,30}\b(?:was|etwas|ueberhaupt)\b(?!.{0,12}\bgoogle)|\b(?:brauche?|brauchen) (?:ich|wir) (?:\w+ ){0,2}ueberhaupt\b/,
  ],
  [
    "pagesUsual",
    /\bwie ?viele?\b.{0,10}\b(?:haben|nehmen|hat|nimmt)\b.{0,15}\b(?:andere\w*|meisten)\b|\bwas (?:nehmen|haben|machen)\b.{0,10}\b(?:andere\w*|meisten)\b|\bwas ist (?:denn |da |so |hier ){0,3}(?:normal|ueblich)$/,
  ],
  ["earliest", /\bwann (?:waer\w*|seid|sind|habt|haett\w*) (?:ihr|sie)\b.{0,15}\b(?:frei|zeit|soweit)\b/],
  ["selfEditing", /\b(?:selbst|selber)\b.{0,20}\b(?:tausch\w*|wechsel\w*)\b|\bprogrammierkenntnis\w*/],
  [
    "reachable",
    /\b(?:samstags?|sonntags?|wochenende|feiertags?|abends)\b.{0,15}\b(?:offen|auf|geoeffnet|zu erreichen)$/,
  ],
  [
    "privacy",
    /\bdatenschutzkram\w*|\b(?:meine|unsere) (?:daten|nummer|telefonnummer|adresse|angaben)\b.{0,25}\b(?:sicher|weiter|verkauft|weg)\b|\bsicher\b.{0,10}\b(?:meine|unsere) (?:daten|nummer|telefonnummer)\b/,
  ],
  ["contract", /\b(?:muss|muessen|brauch\w*|soll)\b.{0,25}\b(?:unterschreib\w*|unterschrift)\b/],
  [
    "care",
    /\bwer\b.{0,25}\b(?:haelt|halten)\b.{0,25}\b(?:aktuell|instand|laufen|stand)\b|\bwer (?:kuemmert|schaut|guckt|passt)\b.{0,30}\b(?:danach|spaeter|nachher|dann|drum|darum|auf)$/,
  ],
  [
    "whatFeatures",
    /\bwas (?:waere?n?|ist|sind|gehoert|faellt|zaehlt)\b.{0,25}\b(?:extras?|sonderfunktion\w*|zusatzfunktion\w*|besondere\w*)\b|\b(?:extras?|besondere\w* funktionen)\b.{0,15}\b(?:zum beispiel|beispielsweise|heisst das|gemeint)\b/,
  ],
  ["corrections", /\bwie (?:oft|viele)\b.{0,30}\b(?:aender\w*|aenderung\w*|korrektur\w*)\b/],
  ["hosting", /\b(?:speicherplatz|webspace|server|hosting)\b/],
  [
    "pageHelp",
    /\b(?:impressum|kontakt|datenschutz\w*|startseite)\b.{0,20}\b(?:auch |als |schon ){0,2}(?:eine |ne )?seite\b/,
  ],
  [
    "shopSystem",
    /\b(?:system|womit|programm)\b.{0,30}\b(?:online)?shop\b|\bshop\b.{0,20}\b(?:system|programm)\b/,
  ],
  [
    "paymentMethods",
    /\b(?:kunden|kaeufer|gaeste|leute)\b.{0,30}\b(?:zahlen|bezahlen)\b|\bauf rechnung (?:bestell|kauf)\w*|\b(?:bezahlarten?|zahlweisen?|bezahlmethoden?)\b/,
  ],
  ["legalTexts", /\b(?:impressum|rechtstexte?)\b|\bbrauch\w* (?:wir|ich|man) .{0,10}\bagbs?\b/],
  ["funding", /\b(?:der|vom) staat\b|\bvon der (?:ihk|hwk|handwerkskammer)\b/],
  [
    "ads",
    /\banzeigen (?:bei|auf|in)\b|\bschalte\w*\b.{0,20}\bwerbung\b|\bwerbung\b.{0,20}\b(?:schalte\w*|google)|\bgoogle ?werbung\b/,
  ],
  [
    "standIn",
    /\b(?:sie|ihr|du|ihrem|eurem|dir|ihnen|euch)\b.{0,30}\b(?:urlaub|krank\w*|ausfall\w*|ausfaell\w*)\b|\b(?:dir|ihnen|euch) (?:mal )?(?:was|etwas) passiert\b/,
  ],
  [
    "mail",
    /\b(?:mails|emails|postfach|postfaecher|info)\b.{0,40}\b(?:bleib\w*|weiter\w*|verlor\w*|umzug|behalt\w*|laeuft|laufen|gehen|geht)\b|\b(?:bleib\w*|laeuft|laufen|gehen|was ist mit)\b.{0,30}\b(?:mails|emails|postfach|info)\b/,
  ],
  [
    "oldSite",
    /\balten?\b.{0,30}\b(?:kuendig\w*|abschalt\w*|abgeschalt\w*|umzieh\w*|umzuziehen)\b|\bschon (?:eine|ne) (?:seite|website|homepage)\b|\balte[ns]? (?:kram|sachen|zeug)\b|\b(?:auf|von) der alten\b/,
  ],
  [
    "texts",
    /\bwer schreibt (?:das|die|den|mir)? ?(?:alles|ganze|texte?|inhalte?)\b|\bmuss ich (?:da )?(?:was|etwas|viel|alles) (?:selber |selbst )?schreiben\b/,
  ],
  [
    "grow",
    /\b(?:klein|mit \w+ seiten) anfangen\b|\bspaeter (?:noch )?mehr\b|\b(?:nachtraeglich|spaeter noch|nachruest\w*)\b/,
  ],
  [
    "selfEditing",
    /\b(?:kann|koennen|koennte|darf|duerfen)\b.{0,50}\b(?:aendern|eintragen|austauschen|aktualisieren)$|\bwie aendere? (?:ich|wir|man)\b|\bkleinigkeit\b|\b(?:preise|texte|bilder|speisekarte|karte|termine|oeffnungszeiten)\b.{0,25}\baender\w*|\bwer (?:pflegt|traegt|aendert)\b.{0,40}\b(?:ein|termine|preise|texte|inhalte|oeffnungszeiten)$/,
  ],
  [
    "whoReads",
    /\bliest (?:das|hier|da|jemand|einer|wer)\b|\blandet (?:das|es) bei\b|\bgeht das an (?:euch|sie)\b/,
  ],
  ["machine", /\b(?:echte[rn]? (?:person|mensch)|bist du echt|sind sie echt)\b/],
  [
    "shopPrice",
    /\bwie ?viel\b.{0,25}\bshop\b|\bmit (?:online)?shop\b.{0,20}\b(?:wie ?viel|teuer|kost\w*)\b|\bwas (?:kommt|kaeme|waere|macht) (?:denn )?(?:ein|der|so ein|n) (?:online)?shop\b/,
  ],
  [
    "blogPrice",
    /\bwas (?:kommt|kaeme|macht|waere)\b.{0,15}\bblog\b|\bblog\b.{0,15}\bwas (?:macht|kostet)\b|\bmehr mit blog\b/,
  ],
  [
    "bookingPrice",
    /\bkost\w*\b.{0,20}\b(?:buchen|(?:online)?buchung)\b|\b(?:billiger|guenstiger)\b.{0,15}\bohne (?:die )?(?:online)?buchung\b|\bbuchung\b.{0,20}\bkost\w*/,
  ],
  [
    "languagePrice",
    /\b(?:englisch|hollaendisch|niederlaendisch|tuerkisch|polnisch|franzoesisch)\b.{0,30}\b(?:kost\w*|teuer|teurer|preis)\b|\bkost\w*\b.{0,30}\b(?:englisch|hollaendisch|niederlaendisch|tuerkisch|polnisch|franzoesisch)\b/,
  ],
  ["alone", /\bagentur oder\b|\ballein\w* oder\b|\boder alleine?\b/],
  ["otherOffers", /\bteuer (?:sind|ist|waere|waeren) .{0,15}\b(?:andere\w*|woanders|bei anderen)\b/],
  [
    "binding",
    /\b(?:festpreis|feste[rn]? preis|preis sich .{0,10}aender\w*|aendert sich der preis|sich der preis .{0,10}aender\w*|endpreis|preis (?:jetzt |schon |denn |dann )?fest|gilt das jetzt|kaufe? ich (?:hier|jetzt)|(?:an was|an etwas|jetzt schon) gebunden)\b/,
  ],
  [
    "whySoDear",
    /\bpreis zustande\b|\bsetzt sich der preis\b|\bwofuer\b.{0,15}\bzahl\w*|\bwas macht (?:ihr|man) .{0,20}\bgeld\b/,
  ],
  [
    "discount",
    /rabatt\b|\bam preis\b|\bbar (?:zahl\w*|bezahl\w*|auf die hand)\b|\bprozente?\b.{0,15}\bskonto\b/,
  ],
  [
    "cheapest",
    /\b(?:auch|schon) (?:fuer|ab|mit) \d{3,4}\b|\bab wie ?viel\b|\bmindestens\b.{0,15}\bkost\w*|\bkost\w*\b.{0,15}\bmindestens\b/,
  ],
  [
    "instalments",
    /\b(?:vorher oder nachher|abzubezahlen|abbezahlen|stueckeln|in (?:zwei|drei|mehreren|\d) (?:teilen|raten|schritten)|zahlung in)\b/,
  ],
  [
    "monthly",
    /\bfolgekosten\b|\bkosten\b.{0,20}\bdanach\b|\bdanach\b.{0,20}\bkosten\b|\b(?:dauernd|immer|staendig) (?:weiter )?(?:zahl\w*|weiter)\b|^und (?:im monat|monatlich)$/,
  ],
  ["cancel", /\b(?:ein|n|kein) abo\b|\bjederzeit (?:wieder )?(?:aufhoeren|raus|kuendigen|weg)\b/],
  [
    "ownership",
    /\bdann (?:alles )?(?:meine|unsere|meins|unsers)\b|\bmeine (?:eigene )?seite$|\bbleibt (?:die|das|alles) .{0,10}\bbei (?:ihnen|euch)\b|\bandere\w*\b.{0,30}\bweiter(?:bauen|machen|betreuen)\b/,
  ],
  [
    "formData",
    /\b(?:nachrichten|anfragen)\b.{0,20}\bformular\b|\bwo(?:hin)? (?:landen|gehen|kommen) .{0,30}\b(?:anfragen|nachrichten)\b/,
  ],
  ["references", /\bfertige (?:seite|website|arbeit)\b|\bzeig\w* (?:sie |ihr )?(?:mir |uns )?mal was\b/],
  ["draft", /\bseh\w* (?:ich|wir|man)\b.{0,20}\b(?:vorher|aussieht)\b|\baussehen mitreden\b|\bmitreden\b/],
  [
    "afterwards",
    /\bhilft\b.{0,20}\b(?:nachher|danach|hinterher|spaeter)\b|\b(?:nachher|danach|hinterher)\b.{0,20}\bhilf\w*/,
  ],
  ["mobile", /\b(?:aufm|auf dem) telefon\b/],
  ["mail", /\bmails? (?:mit )?ein(?:richten)?$|\bricht\w* .{0,20}\bmails?\b/],
  ["findable", /\bbringt (?:das|die|es) (?:auch )?was bei google\b/],
  ["rank", /\bgoogle\b.{0,15}\bnach vorn\w*|\bgarantier\w*\b.{0,30}\bgefunden\b/],
  [
    "whatFeatures",
    /\bwas (?:gaebe|gibt) es (?:da|denn|noch|so)(?: (?:alles|so|noch|denn))?$|\bwas kann man (?:denn |da |so |alles ){0,3}haben\b|\bsonderfunktion(?:en)?\b|\bmit funktionen\b/,
  ],
  ["english", /\benglish (?:possible|ok|okay|please)\b|\bmy german\b/],
];
