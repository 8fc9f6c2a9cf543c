// Whose page it is: a firm's, or a club's or an authority's. They stand on every page of a site.
import { collectContacts } from "../business/contact-data.ts";
import { mentionsHours } from "../business/opening-hours.ts";
import { formatAddress } from "../business/postal-address.ts";
import { localBusinessTypes } from "../structured-data/local-business-types.ts";
import { phraseSet, wordSet } from "../text/word-sets.ts";
import { findType, match, type Sign } from "./sign.ts";

/** Some of them schema.org counts among local businesses. */
const institutionTypes = wordSet(`
GovernmentOrganization GovernmentOffice CityHall Courthouse Embassy LegislativeBuilding NGO PoliticalParty WorkersUnion
FundingAgency ResearchOrganization School ElementarySchool MiddleSchool HighSchool Preschool CollegeOrUniversity
EducationalOrganization SportsClub SportsTeam SportsOrganization FireStation PoliceStation Church CatholicChurch Mosque
Synagogue BuddhistTemple HinduTemple PlaceOfWorship Library LibrarySystem ArchiveOrganization
`);
const firmTypes: ReadonlySet<string> = new Set(
  [...localBusinessTypes].filter((type) => !institutionTypes.has(type)),
);
const organizationTypes = wordSet("Organization Corporation OnlineBusiness OnlineStore Brand");

/** Of the names of clubs, schools, parishes, brigades and offices; in a firm's name they stand within longer words. */
const institutionWord =
  /(?<!\p{L})(?:e\. ?V\.|(?:\p{L}{2,20}-?)?(?:verein|bruderschaft|innung|orchester|spielmannszug|fanfarenzug|musikzug|musikkapelle|blaskapelle|männerchor|frauenchor|kirchenchor|zweckverband|wasserverband|bürgerinitiative|ärztekammer|anwaltskammer|steuerberaterkammer|apothekerkammer|architektenkammer|landwirtschaftskammer|hospizbewegung|hospizdienst)|kolpingsfamilie|kolpingfamilie|landfrauen|katholische landjugend|pfadfinder|löschzug|löschgruppe|caritasverband|diakonisches werk|(?:heimat|stadt|freilicht|naturkunde)museum|(?:evangelische|katholische|freie evangelische|neuapostolische) (?:kirche|gemeinde)|gesundheitsamt|jugendamt|ordnungsamt|standesamt|jobcenter|(?:tennis|ruder|segel|golf|ski|schach|kanu|schwimm|motorsport|yacht|judo|kegel|lions|rotary|turn|hockey|handball|fußball|volleyball)[ -]?club|(?:grund|haupt|real|gesamt|ober|sekundar|förder|mittel|berufs|volkshoch|hoch|fachhoch)schule|gymnasium|berufskolleg|universität|\p{L}{0,12}kindergarten|kindertagesstätte|kita|familienzentrum|jugendzentrum|stadtarchiv|tierheim|pfarrei|pfarrgemeinde|pfarrverband|kirchengemeinde|pfarreiengemeinschaft|(?:erz)?bistum|dekanat|landeskirche|freiwilligen? feuerwehr|feuerwehr|technisches hilfswerk|deutsches rotes kreuz|landratsamt|finanzamt|amtsgericht|landgericht|\p{L}{0,20}ministerium|bundesamt|landesamt|bezirksregierung|regierungspräsidium|kreisverwaltung|stadtverwaltung|gemeindeverwaltung|verbandsgemeinde|samtgemeinde|stadtbücherei|stadtbibliothek|volkshochschule|handwerkskammer|industrie- und handelskammer|kreishandwerkerschaft|(?:orts|kreis|stadt|landes|bundes|bezirks)(?:verband|verein|gruppe)|stiftung)(?!\p{L})/iu;
/** „Marienschule“; who teaches one skill is a firm. */
const schoolName =
  /(?<![\p{L}-])(?!\p{L}{0,12}(?:fahr|tanz|musik|hunde|surf|ski|sprach|segel|flug|reit|koch|yoga|kampf|kampfkunst|ballett|mal|baum|sing|tauch|schwimm|golf|tennis|jagd|kletter|kite|mode|theater|näh|welpen|kosmetik|heilpraktiker|fitness|akrobatik|zirkus|foto|nachhilfe)-?schule)[\p{L}-]{3,30}schule(?!\p{L})/iu;
/** „Nachhilfe für das Gymnasium“ is no school. */
const notTheName = /(?<!\p{L})(?:für|rund um|gegen|statt|online)(?!\p{L})/iu;
/** „Stadt Olfen“, „TSV Steverland 1921“ as a whole name. */
const wholeName =
  /^(?:(?:(?:Hanse|Landeshaupt|Universitäts|Kreis|Burg|Barlach|Insel)?[Ss]tadt|Gemeinde|Markt|Flecken|Landkreis|Kreis|Amt) \p{Lu}[\p{L}.-]{2,30}(?: (?:am|an der|im|in der|bei|a\.d\.) \p{Lu}[\p{L}-]{2,30})?|(?:TSV|TuS|SV|FC|SC|VfL|VfB|SG|DJK|FV|BSV|SpVgg|SpVg|RV|LAV|TV|TSG|SuS|HSV|SSV|ASV|MTV|VfR|FSV|DLRG|THW|DRK|NABU|CDU|CSU|SPD|FDP|KAB|kfd) \p{Lu}[\p{L}.-]{2,30}(?: [\p{Lu}\d][\p{L}\d-]{1,30}){0,3})$/u;
/** „Stadt Apotheke“ is a shop. */
const shopWord =
  /(?:apotheke|bäckerei|café|cafe|hotel|optik|taxi|küche|reinigung|garten|galerie|grill|kiosk|laden|markt|marketing|werke)$/iu;

const institutionHost =
  /(?:^|[.-])(?:gemeinde|stadt|kreis|landkreis|rathaus|feuerwehr|ff|kirche|pfarrei|schule|grundschule|gymnasium|verein|tsv|tus|sv|djk|caritas|drk)(?=[.-])|verein(?=[.-])|-ev\./;
const institutionImprint =
  /vereinsregister|körperschaft des öffentlichen rechts|anstalt des öffentlichen rechts|(?:ober)?bürgermeister(?:in)?(?!\p{L})|(?:1\.|erste[rn]?) vorsitzende|schulleit(?:er|ung)|pfarrer(?:in)?(?!\p{L})|kirchenvorstand|(?<!\p{L})e\. ?V\.(?!\p{L})/iu;
/** What towns, clubs, parishes, schools and brigades name in their menus, and firms do not. */
const institutionMenu = phraseSet(`
  rathaus | bürgerservice | ratsinformationssystem | ratsinformation | amtsblatt | bekanntmachungen | bürgermeister |
  bürgermeisterin | gemeinderat | stadtrat | ortsrecht | was erledige ich wo? | satzung | mitglied werden | vorstand |
  beitrittserklärung | abteilungen | mannschaften | spielplan | jugendabteilung | vereinsheim | vereinsleben | chronik |
  gottesdienste | gottesdienst | pfarrbüro | taufe | firmung | konfirmation | pfarrbrief | gemeindebrief | seelsorge |
  kollegium | schulleitung | vertretungsplan | schulprofil | schulsozialarbeit | elternvertretung | förderverein |
  einsätze | jugendfeuerwehr | wehrführung | kinderfeuerwehr
`);
const minMenuWords = 3;

/** Chambers, supervisors and boards of arbitration are named by firms, too. */
const supervisor =
  /kammer|aufsicht|zuständig|berufs|kassen(?:zahn)?ärztlich|schlichtung|mitglied (?:im|in|der|des|bei)|versicher|gestaltung|umsetzung|bildnachweis|fotos?:/i;
const firmImprint =
  /(?<!\p{L})(?:GmbH|OHG|GbR|PartG|e\. ?K\.|Inhaber(?:in)?|Geschäftsführer(?:in)?|HR[AB] ?\d|Handelsregister|Umsatzsteuer-|USt-Id|Steuernummer|Einzelunternehmen)/u;
const firmName = /(?<!\p{L})(?:GmbH|UG|AG|KG|OHG|GbR|e\. ?K\.|Meisterbetrieb|Praxis|Kanzlei|Inh\.)(?!\p{L})/u;
const firmWords =
  /(?<!\p{L})(?:(?:unsere )?leistungen|öffnungszeiten|sprechzeiten|angebot einholen|kostenlose beratung|unser team|meisterbetrieb|termin vereinbaren|reservier(?:en|ung)|speisekarte|unsere kunden|versandkosten\p{L}{0,12})(?!\p{L})/iu;

/** What people write who sell nothing. */
const privateSite =
  /(?<!\p{L})(?:(?:meine|eine|unsere|diese) (?:rein )?private[nr]? (?:home|internet|web)?(?:page|seiten?|site)|private homepage|(?:rein|ausschließlich) privat(?! ?versichert| ?abgerechnet)(?!\p{L})|nicht[- ]?kommerzielle[nrs]? (?:home|internet|web|hobby)?(?:page|seite|site|projekt|angebot))/iu;

const both = ["firm", "institution"] as const;

export const siteSigns: readonly Sign[] = [
  {
    sign: "Strukturierte Daten",
    speaksFor: ["firm"],
    weight: 4,
    find: (view) => findType(view, firmTypes),
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["firm"],
    weight: 1,
    find: (view) => findType(view, organizationTypes),
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["institution"],
    weight: 6,
    find: (view) => findType(view, institutionTypes),
  },
  { sign: "Name", speaksFor: ["institution"], weight: 4, find: ({ names }) => findInstitutionName(names) },
  {
    sign: "Name",
    speaksFor: ["firm"],
    weight: 3,
    find: ({ names }) => names.find((name) => firmName.test(name)) ?? null,
  },
  {
    sign: "Impressum",
    speaksFor: ["institution"],
    weight: 4,
    find: ({ imprint, legalForm }) => (legalForm === "e. V." ? legalForm : findInImprint(imprint)),
  },
  {
    sign: "Impressum",
    speaksFor: ["firm"],
    weight: 2,
    find: ({ imprint, legalForm }) =>
      legalForm !== null && legalForm !== "e. V." ? legalForm : match(firmImprint, imprint),
  },
  {
    sign: "Menü",
    speaksFor: ["institution"],
    weight: 4,
    find: ({ facts: { html } }) => {
      const named = new Set(
        html.anchors.map(({ text }) => text.trim().toLowerCase()).filter((text) => institutionMenu.has(text)),
      );
      return named.size >= minMenuWords ? [...named].slice(0, minMenuWords).join(", ") : null;
    },
  },
  {
    sign: "Adresse der Website",
    speaksFor: ["institution"],
    weight: 2,
    find: ({ host }) => (institutionHost.test(host) ? host : null),
  },
  {
    sign: "Telefon",
    speaksFor: both,
    weight: 1,
    find: ({ facts }) => collectContacts(facts).page.phones[0]?.written ?? null,
  },
  {
    sign: "Anschrift",
    speaksFor: both,
    weight: 1,
    find: ({ facts }) => {
      const address = collectContacts(facts).page.addresses.find(({ street }) => street !== null);
      return address === undefined ? null : formatAddress(address);
    },
  },
  {
    sign: "Impressum",
    speaksFor: both,
    weight: 1,
    find: ({ hasImprintLink }) => (hasImprintLink ? "ein Link führt hin" : null),
  },
  {
    sign: "Öffnungszeiten",
    speaksFor: ["firm"],
    weight: 1,
    find: ({ text }) => (mentionsHours(text) ? "stehen im Text" : null),
  },
  { sign: "Wortwahl", speaksFor: ["firm"], weight: 1, find: ({ text }) => match(firmWords, text) },
  {
    sign: "Wortwahl",
    speaksFor: ["firm"],
    weight: -4,
    find: ({ text, imprint }) => match(privateSite, imprint) ?? match(privateSite, text),
  },
  {
    sign: "Warenkorb",
    speaksFor: ["firm"],
    weight: 1,
    find: ({ hasCartLink }) => (hasCartLink ? "ein Link führt hin" : null),
  },
];

function findInstitutionName(names: readonly string[]): string | null {
  return names.find(isInstitutionName) ?? null;
}

function isInstitutionName(name: string): boolean {
  // "Verein für Heimatpflege" is one, "Nachhilfe für das Gymnasium" is not.
  const begin = name.slice(0, notTheName.exec(name)?.index ?? name.length);
  if (institutionWord.test(begin) || schoolName.test(begin) || /^agentur für arbeit/i.test(name)) return true;
  return begin === name && wholeName.test(name) && !shopWord.test(name);
}

/** The provider stands at the top, supervisors below. */
function findInImprint(imprint: string): string | null {
  for (const line of imprint.split("\n", 30)) {
    const found = supervisor.test(line) ? null : match(institutionImprint, line.slice(0, 200));
    if (found !== null) return found;
  }
  return null;
}
