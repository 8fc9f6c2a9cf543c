// What visitors order beside a website, by its name: print, pictures, adornments, help. Pure, on normalised text.

/** Of no website a part, so that their name is enough. */
const WARES = [
  // Name and print.
  /\b(?:\w*logos?|schriftzug|firmenzeichen|wappen|maskottchen|slogan|(?:werbe)?spruch|\w*visitenkarten?|brief(?:papier|bogen|boegen|kopf|koepfe|umschlaege)|flyer\w*|flugblaetter|faltblatt|faltblaetter|\w*prospekte?|\w*broschueren?|handzettel|plakate?|poster|rollups?|aufkleber|sticker|stempel|postkarten|\w*einladungs?karten?|trauerkarten|dankeskarten|grusskarten|gutschein(?:karten|hefte?)|werbeartikel|kugelschreiber|tassen|aufsteller|tischkarten|etiketten|verpackungen?|druck(?:sachen|vorlagen?)|geschaeftsausstattung|corporate design|hausfarben|anzeigen? (?:fuer|in) (?:die|der|den)? ?(?:zeitung|wochenblatt))\b/,
  // On walls, cars and people.
  /\b(?:beschrift\w*|\w*(?:beschriftung|folierung|folien?)|(?:laden|firmen|werbe|hof|praxis|hinweis|tuer)?schild(?:er)?|werbetafeln?|leuchtreklame|\w*banner|fahnen?|(?:lkw ?)?plane|arbeits(?:jacken?|kleidung|hosen)|t ?shirts?|polohemden|schuerzen)\b/,
  // Moving pictures and from the air.
  /\b(?:luftbild(?:er)?|luftaufnahmen?|drohnen?\w*|image(?:film|video)s?|\w*filmchen|werbefilm|erklaervideos?|reels?|tik ?tok\w*|podcasts?|livestreams?|fotoshooting|shooting|fotografen|\w*portraets?)\b/,
  // What a website may show or do for its own sake.
  /\b(?:web ?cams?|wetter(?:anzeige|bericht|daten|vorhersage)|gaestebuch|hintergrundmusik|musik im hintergrund|laufschrift|laufende schrift|schneeflocken|countdown\w*|besucherzaehler|zaehler|\w*gewinnspiele?|\w*adventskalender|ausmalbild(?:er)?|memory|kinderquiz|(?:leichte|einfache)[rn]? sprache|gebaerden\w*|vorlese\w*|nachtmodus|dunkelmodus|dark ?mode|schieberegler|blaetterkatalog|zum blaettern|animation(?:en)?|qr ?codes?|push ?nachricht\w*|rundmails?|newsletter|handy ?app|app fuers handy|sms)\b/,
  // Help with what stands elsewhere.
  /\b(?:mail ?adressen?|e mail adressen?|mail ?postfaech\w*|google ?(?:eintrag|profil|ads|anzeigen|werbung)|eintrag bei google|bei google (?:ganz )?(?:oben|vorne?)|suchmaschinen\w*|schulung|einweisung|social ?media(?: \w+)?)\b/,
];
/** Stand on every website: a wish only where somebody is to make them. */
const MATERIAL =
  /\b(?:texte?n?|\w*fotos?|bilder|aufnahmen|\w*videos?|\w*filme?|instagram|insta|facebook|whatsapp|uebersetzung|speisekarten?|gutscheine)\b/;
const MAKES =
  /\b(?:jemand\w*|wer|einer?|einen|sie|ihr) (?:\w+ ){0,6}(?:macht|schreib\w*|betreu\w*|uebern\w*|dreh\w*|knips\w*|fotografier\w*|filmt?\w*|einscann\w*|kuemmer\w*)|\b(?:schreiben|texten|knipsen|fotografieren|filmen|drehen|betreuen|uebernehmen|einscannen|gestaltet|gedruckt|drucken|postet?n?|posten|schreibt|dreht|betreut|machen lassen|gemacht werden|gescheit\w*|gscheit\w*|gscheid\w*|ordentlich\w*|vernuenftig\w*|professionell\w*|anstaendig\w*|neue[nrs]? (?:fotos?|texte?|bilder|videos?|aufnahmen))\b|\bfehl(?:t|en)\b/;
/** Asked for, in whatever words. */
const ASKED =
  /\b(?:\w*brauch\w*|\w*braeucht\w*|haett\w*|moecht\w*|fehl(?:t|en)|muess?t\w*|such\w*|soll\w*|will|wollen|wollte\w*|wuensch\w*|waer\w*|gern\w*|bitte)\b/;
/** The same beside something that is ordered; „Werbetechnik, auch Folien“ tells the trade. */
const ADDED = /\b(?:dazu|dafuer|mit|plus|ausserdem|zusaetzlich|auch)\b/;

/** There already, somebody else's business, or the firm's own trade. */
const NOT_WANTED = [
  /\b(?:nicht|nix|nichts|kein\w*|ohne|weder|egal|wurscht|verzicht\w*|kaum|hatten|lassen wir|weglassen|hat (?:\w+ ){0,5}gemacht)\b/,
  /\b(?:haben|hab|ham|habn|gibts?|gibt es|ist|sind|liegt|liegen) (?:\w+ ){0,4}(?:schon|scho|bereits|noch$|noch \w+ (?:stueck|kartons?)|da|fertig|vorhanden|rumliegen|liegen)\b/,
  /\b(?:vorhanden|liegt vor|bleibt?|bleiben|behalten|selb(?:st|er)|liefer\w*|bringen? (?:ich|wir)|schick\w* (?:ich|wir)|im haus|reich(?:t|en)|stellen wir|laufen|laeuft) ?(?:ueber|bei|bis)?\b/,
  /\b(?:macht|machen|schreibt|dreht|uebernimmt|erledigt|zeichnet|entwirft|druckt|knipst|fotografiert|kriegen|bekommen) (?:uns |mir |immer |bei uns |auch |schon )*(?:mein\w*|unser\w*|unsre\w*|der|die|das|den|ein|eine|vom|von|aus)\b/,
  /\b(?:mein|meine|unser|unsere|unsre|der|die) \w+ (?:macht|schreibt|dreht|uebernimmt|zeichnet|entwirft|druckt|knipst|fotografiert)\b|\b(?:kommt|kommen) (?:vom|von|aus)\b/,
  /\b(?:wir|ich) (?:drucken?|mach(?:en|e)?|gestalten?|verkauf\w*|bieten?|produzier\w*|entwerf\w*|beschrift\w*|fotografier\w*|dreh(?:en|e)?|bin|sind)\b|\bmachen wir\b/,
];
/** „Ein Logo hab ich noch nicht“, „Visitenkarten gibt es noch keine“ */
const LACKED = /\b(?:noch (?:nicht|nie|kein\w*)|gar kein\w*|fehl(?:t|en))\b/;
/** „Jemand, der die Texte schreibt“, „da müsste mal wer drübergehen“, „die machen doch Sie“ */
const SOUGHT =
  /\b(?:jemand\w*|wer|einer?|einen),? (?:der|die|den|das)\b|\bmuess?te?\w* (?:\w+ ){0,4}(?:jemand|wer|mal|bitte|sie|ihr)\b|\bsie\b/;
const ASKS =
  /^(?:und |ach |aber )*(?:mach(?:t|en) (?:ihr|sie)|was (?:kost|wuerd)\w*|wie\b|kann man|koennt|koennen|bietet|bieten|gibt es|gibts|haben sie|habt ihr|uebernehmen sie)\b/;

/** What is said of a bare name stands around it. */
const MAX_BARE_WORDS = 2;

/** „Flyer, die haben wir noch“ */
const POINTS_BACK =
  /^(?:und |aber |nur |also )*(?:die|das|den|der|davon|hab\w*|ham|gibt|gibts|brauch\w*|mach\w*|lass\w*|nein|nee|ne|noe|ist|sind|liegt|kann|koennen|will|wollen|dat)\b/;

interface Place {
  /** Functions were asked for: a name alone is an answer. */
  isAsked: boolean;
  /** The visitor tells who he is. */
  isFirst: boolean;
  /** The clause that the part belongs to: „flyer und aufkleber machen wir selbst“. */
  clause: string;
  /** What is said next. */
  behind: string;
  /** The whole text, as somebody may ask for it beside. */
  text: string;
}

/** Whether the part of a text, normalised, orders something that is no part of a website. */
export function isWare(said: string, { isAsked, isFirst, clause, behind, text }: Place): boolean {
  if (!namesWare(said) || isDenied(said, { clause, behind })) return false;
  if (ASKS.test(said) && !/\b(?:brauch\w*|braeucht\w*|bitte|kann das nicht)\b/.test(text)) return false;
  if (isAsked) return !LACKED.test(said) || ASKED.test(text) || ADDED.test(text);
  return ASKED.test(said) || SOUGHT.test(said) || (!isFirst && ADDED.test(said));
}

/** „Flyer haben wir noch“: named, and not wanted. */
export function isUnwantedWare(said: string, place: Pick<Place, "clause" | "behind">): boolean {
  return namesWare(said) && isDenied(said, place);
}

/** @param said normalised */
export function namesWare(said: string): boolean {
  return WARES.some((names) => names.test(said)) || (MATERIAL.test(said) && MAKES.test(said));
}

function isDenied(said: string, { clause, behind }: Pick<Place, "clause" | "behind">): boolean {
  if (LACKED.test(said) || (SOUGHT.test(said) && !/\b(?:nicht|nich|kein\w*)\b/.test(said))) return false;
  const told = said.split(" ").length > MAX_BARE_WORDS ? said : clause;
  const isAgainst = (words: string) => NOT_WANTED.some((reason) => reason.test(words));
  return isAgainst(told) || (POINTS_BACK.test(behind) && isAgainst(behind));
}
