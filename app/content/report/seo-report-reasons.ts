// Why each rule of the check matters to a firm's visitors. By the id of the rule; a rule without words of its own gets
// those of its group.
import type { GroupId } from "#contract/seo-report.ts";

const groupReasons: Record<GroupId, string> = {
  findability: "Nur was Google abrufen und aufnehmen darf, kann in der Suche erscheinen.",
  "title-and-description":
    "Titel und Beschreibung liest man in der Suche, bevor man sich für einen Betrieb entscheidet.",
  content: "Aus dem Text schließen Google und Ihre Kunden, was Sie anbieten und für wen.",
  "images-and-links":
    "Bilder und Links führen durch die Seite, auch Menschen mit Vorleseprogramm und Suchmaschinen.",
  "structured-data":
    "Strukturierte Daten sagen Suchmaschinen in einer festen Form, was sonst nur im Text steht.",
  local: "Wer in der Nähe sucht, braucht Name, Anschrift und Telefon. Google vergleicht diese Angaben.",
  technology: "Eine saubere Technik lädt schnell, läuft auf jedem Gerät und schützt Ihre Besucher.",
};

const reasons: Record<string, string> = {
  "http-status":
    "Antwortet der Server mit einem Fehler, nimmt Google die Seite nicht auf oder wirft sie heraus.",
  indexable:
    "Mit einer einzigen Zeile lässt sich Google die Aufnahme verbieten oder vorschreiben, was es zeigen und wohin es weitergehen darf.",
  "robots-allowed":
    "Die robots.txt sagt Suchmaschinen, was sie abrufen dürfen. Was gesperrt ist, wird nicht gelesen.",
  "robots-syntax":
    "Eine verschriebene Zeile in der robots.txt wirkt nicht. Dann wird gelesen, was gesperrt sein sollte, oder umgekehrt.",
  canonical:
    "Ist eine Seite unter mehreren Adressen erreichbar, wählt Google eine aus. Mit dieser Angabe bestimmen Sie, welche.",
  redirects: "Jeder Umweg kostet Zeit, auf dem Handy spürbar. Bei langen Ketten geben Suchmaschinen auf.",
  https:
    "Ohne Verschlüsselung warnt der Browser vor der Seite, und Eingaben im Kontaktformular sind mitlesbar.",
  sitemap:
    "Die Sitemap ist eine Liste Ihrer Seiten. Mit ihr findet Google auch solche, auf die kaum ein Link führt.",
  "title-present":
    "Der Titel ist die Zeile, die man in der Suche anklickt. Fehlt er, denkt Google sich einen aus.",
  "title-meaningful":
    "Suchende lesen zuerst den Titel. Steht dort nicht, was Sie tun und wo, klicken sie weiter unten.",
  "title-length":
    "In der Suche ist für den Titel nur eine Zeile Platz. Was nicht hineinpasst, sieht niemand.",
  "title-stuffing": "Wiederholte Suchwörter wirken wie Werbung. Google schreibt solche Titel selbst um.",
  "description-present":
    "Die Beschreibung steht in der Suche unter dem Titel. Ohne sie nimmt Google irgendein Stück Text.",
  "description-length": "Zu kurze Beschreibungen verschenken Platz, zu lange werden mitten im Satz gekürzt.",
  "meta-keywords":
    "Früher standen hier die Suchwörter. Heute liest Google sie nicht mehr, Mitbewerber schon.",
  h1: "Die Hauptüberschrift (h1) sagt in einer Zeile, worum es geht, Lesern wie Suchmaschinen.",
  "heading-order":
    "Wer mit einem Vorleseprogramm liest, springt von Überschrift zu Überschrift. Lücken führen in die Irre.",
  "word-amount":
    "Wo wenig steht, hat Google wenig zum Einordnen, und Kunden finden ihre Fragen nicht beantwortet.",
  readability: "Kurze Sätze und bekannte Wörter versteht man beim Überfliegen, auch auf dem Handy.",
  "lang-attribute":
    "Mit dieser Angabe lesen Vorleseprogramme mit deutscher Aussprache, und Browser trennen Wörter richtig.",
  "keyword-use": "Gefunden wird, was dasteht. Ein Begriff, der auf der Seite fehlt, führt selten zu ihr.",
  "image-alt": "Google findet Bilder über Worte, und wer nicht sieht, hört an dieser Stelle sonst nichts.",
  "image-size": "Ohne feste Maße springt die Seite beim Laden, und man tippt daneben.",
  "image-lazy-loading": "Bilder weiter unten können warten. So ist das oben schneller da.",
  "link-texts":
    "Links wie „hier“ sagen nicht, wohin sie führen. Das fehlt Vorleseprogrammen und Suchmaschinen.",
  "link-names": "Ein Link ohne Text ist für Vorleseprogramme und Suchmaschinen ein Rätsel.",
  "phone-link":
    "Auf dem Handy ruft ein Fingertipp an, wenn die Nummer ein Link ist. Sonst muss man sie abtippen.",
  "local-business":
    "Was im Text steht, muss Google erraten. Was so ausgezeichnet ist, kann es lesen wie eine Visitenkarte.",
  "article-markup":
    "So weiß Google, dass der Text ein Beitrag mit Datum und Verfasser ist, und kann Überschrift und Bild in der Suche richtig zeigen.",
  "article-author":
    "Wer weiß, von wem ein Text ist, kann ihm eher trauen. Google fragt nach Menschen mit Erfahrung im Thema.",
  "article-date": "Ohne Datum bleibt offen, ob ein Rat noch gilt. Google zeigt es gern im Suchergebnis.",
  "structured-data-valid": "Fehlerhafte Angaben überspringt Google. Dann war die Mühe umsonst.",
  "data-vocabulary":
    "Für dieses alte Vokabular zeigt Google nichts mehr an, etwa den Weg zur Seite. Die neue Form heißt schema.org.",
  "open-graph":
    "Wird Ihre Seite in WhatsApp oder Facebook geteilt, bestimmen diese Angaben Titel, Text und Bild.",
  viewport:
    "Diese Angabe sagt dem Handy, wie breit die Seite ist und ob man sie vergrößern darf. Ohne sie erscheint alles winzig.",
  charset: "Stimmt der Zeichensatz nicht, werden aus Umlauten Zeichen wie „Ã¼“.",
  doctype: "Ohne diese erste Zeile stellt der Browser die Seite nach Regeln der Neunzigerjahre dar.",
  compression: "Komprimiert ist der Text einer Seite viel kleiner und damit früher da.",
  "html-size": "Je größer das Dokument, desto länger wartet man, vor allem auf dem Handy unterwegs.",
  "render-blocking": "Solange solche Dateien laden, bleibt die Seite weiß.",
  hsts: "Damit ruft der Browser die Seite gleich verschlüsselt ab, auch wenn jemand „http“ eintippt.",
  nosniff: "So rät der Browser nicht, was eine Datei ist, und führt keine fremde als Programm aus.",
  "mixed-content":
    "Unverschlüsselte Teile auf einer verschlüsselten Seite sperrt der Browser oder warnt davor.",
  favicon: "Das kleine Bild steht im Reiter des Browsers und in der Suche neben Ihrem Namen.",
  "form-labels": "Ohne Beschriftung weiß ein Vorleseprogramm nicht, was in ein Feld gehört.",
  "address-form":
    "Eine kurze Adresse lässt sich lesen, merken und am Telefon durchgeben. Sie steht auch in der Suche.",
  "ai-crawlers":
    "Hier bestimmen Sie, ob Dienste wie ChatGPT Ihre Seite lesen dürfen. Beides kann richtig sein, es sollte nur gewollt sein.",
  "sitemap-entry": "Was in der Sitemap fehlt, findet Google oft später oder gar nicht.",
  hreflang: "Damit zeigt Google jedem die Seite in seiner Sprache. Falsche Angaben werden übergangen.",
  "llms-txt": "Manche KI-Dienste sollen diese Datei lesen. Belegt ist das nicht, deshalb ist sie freiwillig.",
  "description-meaningful":
    "Ein eigener Satz lädt zum Klicken ein. Eine Wortliste oder der Titel noch einmal tut das nicht.",
  "heading-texts":
    "Wer eine Seite überfliegt, liest nur die Überschriften. „Willkommen“ hilft dabei nicht weiter.",
  "sentence-length": "Lange Sätze liest man zweimal, oder man hört auf.",
  "keyword-stuffing": "Gehäufte Suchwörter stören beim Lesen, und Google zählt sie zu Spam.",
  "lang-matches": "Stimmt die Angabe nicht, liest ein Vorleseprogramm Deutsch mit fremder Aussprache.",
  "placeholder-text": "Vergessener Mustertext sagt Besuchern, dass sich um die Seite niemand kümmert.",
  "copyright-year":
    "Ein altes Jahr am Fuß der Seite lässt an allem anderen zweifeln, auch an Preisen und Öffnungszeiten.",
  "alt-quality":
    "„IMG_2041“ vorgelesen hilft niemandem. Ein kurzer Satz zum Bild hilft Menschen und der Bildersuche.",
  "first-image-eager":
    "Das erste große Bild bestimmt, wann die Seite fertig aussieht. Es sollte nicht warten.",
  "responsive-images":
    "Ein Handy braucht kein Bild für den großen Schirm. Kleinere Fassungen sparen Zeit und Datenvolumen.",
  "image-formats":
    "AVIF und WebP sind bei gleichem Eindruck kleiner als JPEG. Fotos sind meist der größte Teil einer Seite.",
  "internal-links":
    "Über Links finden Besucher und Google Ihre anderen Seiten. Ohne sie endet der Besuch hier.",
  "link-targets": "Ein Link ins Leere kostet einen Besucher und vielleicht den Auftrag.",
  "click-only-anchors":
    "Google folgt solchen Links nicht, und mit der Tastatur sind manche gar nicht zu erreichen.",
  "nofollow-internal":
    "Mit nofollow bitten Sie Google, einem Link nicht zu trauen. Bei eigenen Seiten ist das selten gemeint.",
  "duplicate-ids":
    "Steht eine id zweimal da, gehört eine Beschriftung zum falschen Feld, oder ein Link springt an die falsche Stelle.",
  "main-landmark": "Wer nicht sieht, springt damit am Menü vorbei zum Inhalt, auf jeder Seite aufs Neue.",
  "dom-size": "Viele Elemente machen eine Seite träge, am meisten auf einfachen Handys.",
  "social-image": "Ein Link mit Bild fällt in WhatsApp und Facebook auf. Lädt es nicht, bleibt nur Text.",
  caching: "Wer wiederkommt, muss nicht alles neu laden, wenn der Server es dem Browser erlaubt.",
  "content-security-policy":
    "Schleust jemand fremde Skripte ein, führt der Browser sie mit dieser Regel nicht aus.",
  "cookies-secure": "Ungesicherte Cookies lassen sich unterwegs oder durch fremde Skripte mitlesen.",
  framing: "Betrüger können Ihre Seite sonst unsichtbar in ihre einbauen und Klicks abfangen.",
  "referrer-policy": "Fremde Websites müssen nicht wissen, auf welcher Ihrer Seiten jemand gerade war.",
  "software-versions": "Wer die Version kennt, kennt auch ihre Lücken. Angreifer suchen danach automatisch.",
  "head-duplicates": "Steht eine Angabe zweimal da, entscheidet der Zufall, welche gilt.",
  "iframe-titles": "Ohne Namen weiß ein Vorleseprogramm nicht, was in dem eingebetteten Fenster steckt.",
  "contact-on-page":
    "Wer einen Handwerker oder Tisch sucht, will anrufen oder wissen, wo Sie sind, ohne lange zu suchen.",
  "nap-consistent":
    "Google gleicht Name, Anschrift und Telefon ab. Stehen zwei Fassungen da, weiß niemand, welche stimmt.",
  "town-named":
    "Gesucht wird „Dachdecker Olfen“. Steht der Ort nur im Impressum, passt die Seite schlecht dazu.",
  "opening-hours": "Ob jemand da ist, ist oft die erste Frage. Google zeigt die Zeiten auch in der Suche.",
  "map-link": "Ein Fingertipp auf die Karte führt Kunden bis vor Ihre Tür.",
  "library-versions": "Veröffentlichte Lücken suchen Angreifer automatisch. Eine neue Version schließt sie.",
  "breadcrumb-list": "Über dem Titel steht dann der Weg zur Seite. Das hilft beim Einordnen vor dem Klick.",
  "product-markup": "Preis und Verfügbarkeit in der Suche bringen Klicks von Leuten, die kaufen wollen.",
  "image-preview": "Ein großes Bild fällt in der Suche und in Google Discover mehr auf als ein kleines.",
  "og-url-canonical":
    "Wird eine andere Adresse geteilt als gelistet, verteilen sich Besuche und Verweise auf zwei.",
  "same-as": "Damit erkennt Google, dass Website und Profile zu demselben Betrieb gehören.",
};

/** One or two sentences, or null for a rule nobody knows. */
export function reasonFor(id: string | null, group: GroupId | null): string | null {
  const own = id !== null && Object.hasOwn(reasons, id) ? reasons[id] : undefined;
  return own ?? (group === null ? null : groupReasons[group]);
}
