// Words by what they speak of, in normalised spelling. `x` is the word itself, `x*` its beginning, `*x` its end, `*x*` anywhere.

export const lexicon = {
  page: "seite seiten sieten page seitn seitens unterseite unterseiten hauptseite hauptseiten einzelseiten einzelseite grundseite grundseiten themenseite themenseiten inhaltsseite inhaltsseiten detailseite detailseiten leistungsseite leistungsseiten angebotsseite angebotsseiten projektseite projektseiten pages seitig* menuepunkte",
  day: "tag tage tagen day days werktag* arbeitstag*",
  week: "woche wochen week weeks wk wks",
  month: "monat monate monaten monats month months",
  year: "jahr year years jahre jahren jahres",
  language: "sprache sprachen sprachversion*",
  /** Counted things that are no pages. */
  otherUnit:
    "euro eur uhr km kilometer prozent mitarbeiter* angestellte* kollegen leute mann personen koepfe kunden gaeste mitglieder artikel* produkte* teile zimmer betten tische plaetze stellplaetze wohnungen ferienwohnungen standorte* filialen* autos fahrzeuge bilder fotos kurse mal stunden minuten gesellen azubis teammitglieder frage fragen sache sachen ding dinge dinger punkte wuensche anliegen",

  website:
    "website websites webseite webseiten homepage* internetseite* internetauftritt* webauftritt* onlineauftritt* netzauftritt* webpraesenz* internetpraesenz* onlinepraesenz* webpage* site auftritt internetadresse",
  companySite:
    "*website *webseite *homepage firmenseite* firmenauftritt* unternehmensseite* unternehmensauftritt* betriebsseite* praxisseite* vereinsseite* hotelseite* kanzleiseite* imageseite* infoseite* handwerkerseite* standardseite* visitenkarte webvisitenkarte*",
  onePage: "onepager* onepage landingpage* landingseite* einseiter*",
  plain:
    "einfach einfache einfachen einfaches normal* stinknormal* klassisch* schlicht* simpel simple* klein kleine kleinen kleines kompakt* gewoehnlich* ueblich* serioes* solide*",
  portfolio: "*portfolio* bildermappe arbeitsmappe arbeitsproben* werkschau* showcase*",

  shop: "verkaufsseite* verkaufsportal* *shop *shops schop onlineschop webschop onlinshop onlineshopp shopsystem* shopseite* shopbereich* shopfunktion* *ecommerce* onlinehandel onlineverkauf* onlineladen onlinegeschaeft onlinestore webstore warenkorb* bestellsystem* onlinebestell* gutscheinverkauf* ticketverkauf* onlinekauf* onlinebezahl* onlinezahlung*",
  sell: "verkauf* bestell* bezahl* kaufen kauft einkaufen vorbestell* ticket* gutschein*",
  online: "online* internet internets netz web digital*",
  bookingPortal:
    "buchungsportal* buchungsplattform* reservierungsportal* reservierungsplattform* *buchungsseite*",
  booking:
    "*buchung* booking bookings book buchen buchbar* gebucht *reservier* *terminvergabe* *terminvereinbarung* *terminkalender* *terminplaner* onlinetermin* *kursanmeldung* *seminaranmeldung* *workshopanmeldung* *lehrgangsanmeldung* *veranstaltungsanmeldung* *belegungskalender* *belegungsplan* *tischanfrage* *terminanfrage*",
  appointment:
    "termin termine terminen probefahrt* besichtigung* besichtigungstermin* beratungstermin* beratungsgespraech* erstgespraech* behandlungstermin*",
  course:
    "kurs kurse kursen kurses *kurs *kurse *kursen seminar* *seminare *seminaren workshop* lehrgang* lehrgaeng* *lehrgaenge schulung* *schulungen unterricht training* *training probestunde* schnupperstunde* yoga freizeit* *freizeit *freizeiten veranstaltung* *veranstaltungen fuehrung* *fuehrungen turnier* *turniere* ferienlager zeltlager event events",
  enrol:
    "anmelden anmeldung anmeldungen angemeldet anmeldemoeglichkeit* onlineanmeldung* einschreiben einschreibung*",
  arrange: "vereinbar* vergeb* ausmachen anmelden anmeldung kalender",
  blog: "blog blogs *blog blogartikel* blogbeitr* blogbereich* bloggen weblog* newsblog* cms",
  members:
    "*kundenkonto* benutzerkonto* nutzerkonto* *mitgliederbereich* *mitgliederlogin* *mitgliederportal* *vereinsportal* *kundenportal* *kundenbereich* *kundenlogin* *mandantenbereich* *mandantenportal* *patientenportal* *elternportal* *mieterportal* *eigentuemerportal* *partnerportal* *haendlerbereich* *elternbereich* *patientenbereich* *mieterbereich* *partnerbereich* *mitarbeiterbereich* *personalbereich* *schuelerbereich* *vereinsbereich* *teilnehmerbereich* *mitarbeiterportal* *schuelerportal* *klientenportal* *teilnehmerportal* *mandantenzugang* *kundenzugang* *patientenzugang* *mitgliederzugang* *elternzugang* *mieterzugang* *eigentuemerzugang* *haendlerzugang* *partnerzugang* *mitarbeiterzugang* *klientenzugang* *teilnehmerzugang* *mandantenkonto* *kundenaccount* *useraccount* *login* *logins einloggen einloggt loggen loggt anmeldeportal* anmeldebereich intranet passwort passwortgeschuetzt* passwortbereich*",
  innerArea: "internem members member intern interne interner internen internes geschuetzt* mitglieder",
  area: "area *bereich bereich bereiche login portal",
  special:
    "preisfinder* produktfinder* teilefinder* ersatzteilfinder* haendlersuche* filialfinder* onoffice* flowfact* propstack* importier* einspiel* eingespielt* synchronisier* abgleich* *konfigurator* *schnittstelle* *anbindung* anbinden angebunden *sonderfunktion* *spezialfunktion* *kalkulator* *rechner *warenwirtschaft* kassensystem* kassenanbindung api app apps chatbot* filter filtern filterbar* suchfilter* produktfilter* *filterfunktion* filtermoeglichkeit* *suchfunktion* *objektsuche* *immobiliensuche* *jobboerse* *stellenboerse* *jobportal* *stellenportal* *karriereportal* *fahrzeugboerse* *bewerberportal* *bewerbungsportal* *datenbank* crm erp ausrechnen *rundgang* spendenformular* onlinequiz* *forum",
  functions: "funktion funktionen extra extras zusatz* sonderwuensche* zusaetze",
  particular: "spezielle* besondere* eigene* individuelle*",
  included:
    "*kontaktformular* *galerie* *anfahrt* oeffnungszeiten* referenzen* *bewerbungsformular* *stellenanzeige* *kursplan* *speisekarte* faq* kundenstimmen* teamseite* instagram* whatsapp* formular*",

  manyLanguages:
    "mehrsprachig* multilingual* vielsprachig* fremdsprach* uebersetzung uebersetzungen uebersetzt* sprachversionen",
  twoLanguages: "zweisprachig* bilingual* beidsprachig*",
  threeLanguages: "dreisprachig*",
  german: "deutsch deutsche deutscher deutschen einsprachig*",
  furtherWord: "weitere* zusaetzlich* zusatz* andere* noch extra dazu",

  care: "*wartung* updates care pflegepaket* basiswartung basicwartung basicbetreuung* basicpflege basisbetreuung* profibetreuung* premiumbetreuung* basispflege profipflege premiumpflege pflegevertrag* servicevertrag* servicepaket* betreuung betreuungspaket* sorglospaket*",
  upkeep: "pflege",
  basic: "basic basicpaket* basis*",
  professional: "professional* profi* mittlere mittleren mittleres",
  premium: "premium*",
  starter: "starter* kleinste kleinsten kleinstes",
  business: "business*",
  package: "paket* variante tarif",

  asap: "asap sofort sofortig* schnellst* schnellstmoeglich eilig* dringend* eilt pressiert pronto dringent subito baldmoeglichst* baldigst* umgehend* zeitnah zackig* hurtig* ratzfatz ratzefatz ruckzuck dalli hopp vorgestern",
  soon: "soon schnel schnell schnelle schneller bald flott zuegig* fix gestern rasch* jetzt heute heut gleich schleunigst",
  flexible: "flexibel gemuetlich irgendwann whenever wurscht schnuppe wumpe",

  standard: "standard standards standartmaessig standardmaessig* standart standardumfang standardpaket",
  enough: "reicht reichen genuegt genuegen langt passt",
  nothing: "nichts nix nothing no nein nien nei neim nain neen noe nee keins keine keinen niente nope",
  unsure: "unsicher* unklar* unentschlossen* unentschieden offen egal kp",
  negator:
    "kein keine keinen keiner keinem keins nicht net ohne nie niemals weder statt anstatt anstelle ausser",
  later: "spaeter nachher",
  undo: "uebertrieben sparen geschenkt weg weglassen weglasse raus streichen gestrichen entfernen entfaellt unnoetig ueberfluessig verzichten nein noe nee quatsch bloedsinn",
  counted:
    "stueck oder so waere waeren reichen reicht sind sollen sollten muessten muesste duerften genuegen langen glaube denke schaetze und aber in fuer wuerden wuerde insgesamt mehr davon ungefaehr vielleicht eher maximal mindestens hoechstens bitte dann dazu plus nein doch genau rum stk reichn passt reichts tun glaub also etwa circa ca",
} as const;

/** Small words, one letter from others just as common: „statt“ and „Start“, „keine“ and „deine“. */
export const smallWords: ReadonlySet<LexiconTag> = new Set([
  "negator",
  "nothing",
  "undo",
  "later",
  "counted",
  "enough",
  "furtherWord",
  "otherUnit",
  "particular",
  "area",
  "innerArea",
  "arrange",
  "course",
  "enrol",
  "sell",
  "soon",
  "plain",
  "unsure",
  "upkeep",
  "functions",
]);

export type LexiconTag = keyof typeof lexicon;
