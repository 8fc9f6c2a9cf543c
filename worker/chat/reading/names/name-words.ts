// Words that stand in front of, behind or instead of a firm's name.
import { serviceArea } from "#content/owner.ts";
import { normalised } from "../words.ts";

export const GREETING =
  /^(?:hallo|hi|hey|moin\w*|servus|guten|goden|dag|hei|gruess|grue{1,2}zi|glueck|mahlzeit|tag|tach\w*|morgen|abend|gott|zusammen|ihr|liebes|hello|goede\w*|jau|jo|team|sehr|geehrte|geehrter|damen|herren|und|merhaba|selam|salam|salut|bonjour|ciao|buongiorno|hola|dzien|dobry|ahoi|hoi|namaste)$/;
export const FIRM =
  /^(?:wir|firma|betrieb|unternehmen|laden|praxis|geschaeft|verein|ding|haus|studio|hof|truppe|buero|agentur|salon|werkstatt|restaurant|cafe|hotel|label|marke|projekt|gruppe|wohnung|ferienwohnung|band|chor|club|kanzlei|shop|baeckerei|das|er|sie)$/;
/** The same without what may stand for anything. */
export const BUSINESS =
  /^(?:firma|betrieb|unternehmen|laden|praxis|geschaeft|verein|studio|hof|buero|agentur|salon|werkstatt|restaurant|cafe|hotel|band|chor|club|kanzlei|shop|baeckerei)$/;
export const ARTICLE =
  /^(?:der|die|das|den|dem|ein|eine|einen|einer|een|ne|nen|n|von|vom|ist|heisst|nennt|sich|unser\w*|meine?|naemlich|einfach|jetzt|hier|uebrigens|eigentlich|nun|is|inhaber|inhaberin|inh|chef|chefin|the)$/;
/** A thing of its kind, not this one: „ein Café am Markt“. */
export const ONE_OF_ITS_KIND = /^(?:ein|eine|einen|einer|een|ne|nen|n|a|an)$/;
export const END =
  /^(?:branche|liegt|liegen|betreib\w*|bietet|gehoert|existiert|feiert|aus|auch|bis|wir|ich|ausm|aussem|auf|aufm|in|im|inne|bei|seit|mit|near|from|liefert|repariert|vermietet|verleiht|baut|steht|stehen|direkt|alles|pflegt|kocht|backt|faehrt|schneidet|malt|montiert|beraet|brauch\w*|benoetig\w*|such\w*|moecht\w*|will|wollen|wuerd\w*|haett\w*|hab|habe|haben|mach\w*|biet\w*|verkauf\w*|plan\w*|hier|ist|is|sind|war|bin|komma|punkt|fragezeichen|aber|nur|per|nennt|nennen|nenne|nein|entschuldigung)$/;
/** Behind „und“ these belong to the name. */
export const PARTNERS = /^(?:kollegen|kollegin|partner|soehne|sohn|tochter|toechter|team|co)$/;
export const LEGAL_FORM =
  /^(?:gmbh|ug|kg|ohg|gbr|ek|ev|ag|eg|ggmbh|mbh|mbb|partg|partgmbb|inh|gebr|gebrueder|geschwister)$/;
/** „auf deutsch“, „bis Ostern“: no name begins so in small letters. */
export const LEADING =
  /^(?:auf|bis|fuer|ab|um|nach|vor|zu|zum|zur|wegen|ohne|ueber|was|so|wie|am|an|also|dann)$/;
/** With one of these a text is a sentence about the firm, not its name. */
export const SENTENCE =
  /^(?:ich|wir|mir|uns|man|du|euch|sie|er|brauch\w*|benoetig\w*|such\w*|moecht\w*|will|wollen|hab|habe|haben|hat|haette\w*|mach\w*|verkauf\w*|vermiet\w*|bin|sind|ist|wird|werden|geht|gehts|soll|sollen|kostet|kosten|handelt|bitte|anweisung\w*|preis\w*|website\w*|webseite\w*|homepage\w*|onlineshop\w*|seiten|shop|we|i|my|our|you|do|is|are|have|has|run|need|sell)$/;
/** Said of a firm or in front of an answer, and no name. */
const FILLER =
  /^(?:der|die|das|ein|eine|einen|einer|und|fuer|aus|in|im|am|an|bei|mit|als|von|branche|bereich|schwerpunkt|selbststaendig\w*|selbstaendig\w*|freiberuf\w*|kleinunternehm\w*|firma|betrieb|unternehmen|fa|gewerbe|kleine?r?s?|neue?s?|einzelunternehm\w*|nebenberuf\w*|gruender\w*|startup|dienstleist\w*|service\w*|kein\w*|einzelkaempfer\w*|familienbetrieb\w*|familiengefuehrt\w*|generation|meisterbetrieb|privat\w*|gruendung|zu|viel|name|noch|hallo|moin|so|halt|eben|ja|nein|nee|na|aha|oha|achso|ach|tja|naja|puh|sorry|gut|egal|normal\w*|zufrieden|interesse|mobil\w*|inhaber\w*|bruder|brueder|schwestern?|kollegen|partner|team|soehne|garni|bio|sohn|schwager|nachbarn?|onkel|zuhause|daheim|a|an|the|and|for|small|of|near|at)$/;
/** What firms do and sell, as the last part of a word: „Sicherheitsdienst“, „Dachausbau“, „Handyreparatur“. */
export const WORK =
  /(?:dienste?|dienstleistung(?:en)?|services?|(?<!spr|schw|\bj)ung|ungen|reparatur(?:en)?|arbeiten|bau|betrieb|gewerbe|bedarf|verleih|technik|stoffe|transporte?|fahrten|waren|handel|verkauf|geburtstage?|(?<!senk|waage|auf)recht|feiern|kunde|ologie|heit|keit|schaft|sachen|artikel|zubehoer|kram|leergut|erin|orin|(?:ent|ant)in|istin|teur|(?<!hage|bur|hof|bau|berg|wege|back|ober|neu|alt|werk)meister|macher|leger|pfleger|loge|login|therapeut|sport)$/;
/** A firm by its place: „Studio 54“, „Haus Sonneneck“. */
export const PLACE =
  /^(?:studio|salon|atelier|haus|hof|landhaus|villa|institut|zentrum|buero|agentur|gruppe|team|lounge|bar|club)$|(?:studio|stube|treff|werkstatt|laden|hof|haus|stall)$/;
/** Firms of others, with a capital inside as names of one's own have. */
const BRANDS =
  /^(?:whats ?app|youtube|paypal|ebay|tiktok|linkedin|wordpress|iphone|ipad|imac|facebook|mypage|livechat|wetransfer|openai|chatgpt)$/;
/** „SC Ottmarsbocholt“ */
export const CLUB =
  /^(?:TC|TTC|TTV|TSC|HSG|SG|ASV|MFC|RSV|SC|SV|SSV|FSV|GSV|ESV|TuS|TSV|FC|VfL|VfB|DJK|TV|BSV|BSG|RV|RC|RFV|ZRFV|SuS|SpVgg?|LG|HC|KLJB|KjG|CVJM|DLRG|DRK|NABU|THW)$/;
/** Letters in front of a trade that name none: „KFZ Werkstatt“. */
export const TECHNICAL =
  /^(?:kfz|pkw|lkw|cnc|cad|it|edv|seo|sea|pv|shk|pc|tv|dj|hno|wc|cbd|diy|hr|pr|ki|ai|ux|ui|erp|crm|sap|vr|ar|nlp|tcm|eu|usa|led|usv|mrt|web|app|gps|ggf|das|die|der|ich|wir|bin|und|ein|mfg|vw|bmw|nrw)$/;
/** Things and trades of everyday speech, which do not make a name of the word beside them. */
const THINGS =
  "klima auto bad solar hecken teiche pflaster baeume garten mathe deutsch englisch kinder feiern hochzeiten firmen bueros fenster tueren zelte huepfburgen bierwagen torten kuchen seifen kerzen moebel autos raeder pferde pferden hunde katzen honig eier kartoffeln flughafen fuehrungskraefte senioren damen herren mode maenner frauen familien handwerker fussball handball turnen tennis reiten schwimmen tanzen schilder folien blumen fliesen niederlaendisch franzoesisch russisch polnisch tuerkisch baby babys hochzeit ferienwohnungen rohre rohren mieten lkw hand social media content personal digital homeoffice bude butze wandern klettern zeug klasse business escape shisha indoor outdoor wellness seo";
const OTHERS: ReadonlySet<string> = new Set(THINGS.split(" "));

/** Fingers that ran over the keyboard. */
const KEYBOARD = /^(?:asd|qwe|yxc|jkl|hjk|fgh|sdf|dfg|wer[tz]{2})/;

const NEARBY_TOWNS =
  "Nottuln Senden Ascheberg Nordkirchen Selm Werne Billerbeck Havixbeck Münsterland Bocholt Borken Ahaus Rheine Telgte Reken Gescher Stadtlohn Vreden Rosendahl Recklinghausen Marl Dorsten Dortmund Hamm Unna Lünen Ahlen Warendorf Beckum Oelde Ennigerloh Sendenhorst Drensteinfurt Steinfurt Emsdetten Greven Ibbenbüren Lengerich Ochtrup Nordhorn Gronau Raesfeld Rhede Südlohn Legden Heiden Velen Schöppingen Metelen Neuenkirchen Hörstel Mettingen Recke Saerbeck Ladbergen Tecklenburg Lienen Wadersloh Everswinkel Ostbevern Beelen Sassenberg Harsewinkel Gütersloh Haltern Olfen Datteln Waltrop Altenberge Nordwalde Horstmar Laer Heek Bentheim Osnabrück Westerkappeln Wettringen Hopsten Isselburg Wesel Bochum Bielefeld Gievenbeck Hiltrup Wolbeck Roxel Handorf";
const towns: ReadonlySet<string> = new Set(
  [...serviceArea, NEARBY_TOWNS]
    .flatMap((names) => names.split(" "))
    .map(normalised)
    // „am“ of a town's name
    .filter((name) => name.length > 2),
);

export const isTown = (word: string): boolean => towns.has(word);

export const isThing = (word: string): boolean => OTHERS.has(word);

/** Whether a word tells what a firm does or has instead of naming it. */
export function isCommon(word: string): boolean {
  return (
    OTHERS.has(word) ||
    WORK.test(word) ||
    FILLER.test(word) ||
    KEYBOARD.test(word) ||
    BRANDS.test(word) ||
    towns.has(word)
  );
}
