// Where the spelling of a German word misleads the vowel-group rule of syllables.ts.

interface SpokenApart {
  /** Each match adds one syllable. */
  pattern: RegExp;
  /** Words the rule is for. */
  example: string;
}

/** Two vowels that look like one sound but are spoken in two syllables. */
export const spokenApart: readonly SpokenApart[] = [
  // ie
  { pattern: /(?<!^w|sch|^k)ien$/g, example: "Fami-li-en, Kopi-en" },
  {
    pattern:
      /(?:famil|mobil|textil|fer|med|lin|stud|kriter|prinzip|al|utens|akt|ser|fol|präm|kategor|batter|bakter|arter|galer|industr|span|rumän|kroat|belg|ind|as|brasil|slow)ien(?!$)/g,
    example: "Feri-enwohnung, Itali-ener",
  },
  { pattern: /(?<!d|sch)ient|ienz|(?<=hyg)ien/g, example: "Pati-ent, Effizi-enz, Hygi-ene" },
  {
    pattern: /(?<=pez|anz|enz|fiz|erz|ent|ustr|eri|er|zip)iell(?=$|e)/g,
    example: "spezi-ell, finanzi-elle; not Spiel-leiter",
  },
  {
    pattern:
      /(?:famil|lin|akt|ser|präm|fol|immobil|stud|petersil|lil|mater|bakter|arter|histor|komöd|tragöd|best|host|org|pin|glor|(?<!m)ar|kastan|mum)ie$/g,
    example: "Lini-e, Immobili-e",
  },
  { pattern: /(?<=span|belg|alban|bosn|alger|kanad)ier(?=$|s$|n$|in)/g, example: "Spani-er" },
  // ee
  { pattern: /(?<!scr|gr|^t|qu|^b|w)een$|ideen(?!$)/g, example: "Ide-en, Muse-en" },
  {
    pattern: /(?:^|^un|^ab|^an|^auf|^aus|^ein|^zu|^nach|^vor|^um)[bg]ee(?=[hn]|r[bd]|ck|b[bn])/g,
    example: "be-enden, ge-ehrt",
  },
  { pattern: /eell/g, example: "ide-ell, re-ell" },
  {
    pattern:
      /(?<=[^aeiouäöü])ee(?=rzeug|rzieh|rfahr|rleb|rwart|rweit|rwerb|rsatz|rstell|rhalt|rhöh|rkenn|rklär|rnähr|rneuer|rgeb|nerg|ntw|ntf|ntl|ntsch|mpf|lement|lektr|xper|bene|tage)/g,
    example: "Wärme-erzeuger, Gebäude-energie",
  },
  // eu, äu
  { pattern: /(?:mus|koloss|petrol|linol|mausol|lyz)eum|läum/g, example: "Muse-um, Jubilä-um" },
  { pattern: /^(?:un)?beu(?=rt|rl|nr)/g, example: "be-urteilen" },
  // ei, ai, oi
  {
    pattern: /beinh|beirr|deinst|geimpf|geirr|koffein|protein|kasein|athei/g,
    example: "be-inhalten, Koffe-in",
  },
  { pattern: /mosaik|ukrain|archais|naiv|kokain|voltaik/g, example: "na-iv" },
  { pattern: /oid(?=$|e|s)|egoi|heroi[ns]/g, example: "Andro-id" },
  // oo, oe, ue, ae
  { pattern: /koop|koord|zoolog/g, example: "Ko-operation" },
  { pattern: /poe[smt]|koeff|koex|^soeben|oboe|aloe/g, example: "Po-et, so-eben" },
  { pattern: /(?<=[dnstx])uell|uen[tz]|uenc|^zuer(?=st|k|teil)|statue|duett/g, example: "aktu-ell, zu-erst" },
  { pattern: /michael|raphael|israel|aero|paella/g, example: "Micha-el" },
  // first parts of compounds that end with a vowel
  { pattern: /(?:klima|kamera)(?=[aeiu](?![iu]))/g, example: "Klima-anlage" },
  {
    pattern:
      /(?:auto|foto|photo|konto|büro|elektro|info|kino|radio|video|studio|bio|geo|öko|mikro|thermo|hydro)(?=[iou]|e(?![iu]))/g,
    example: "Elektro-installation, Auto-unfall, Büro-umzug",
  },
];

/**
 * Loanwords that German texts on websites and in trades use often, spoken with fewer (or more) syllables than
 * they are spelled; longer ones first, because the first match is taken out of the word.
 */
export const loanwordParts: readonly (readonly [part: string, syllables: number])[] = [
  ["landingpage", 3],
  ["performance", 3],
  ["management", 3],
  ["socialmedia", 5],
  ["guideline", 2],
  ["corporate", 3],
  ["boutiquen", 3],
  ["boutique", 2],
  ["smarthome", 2],
  ["homeoffice", 3],
  ["facebook", 2],
  ["services", 3],
  ["handmade", 2],
  ["pipeline", 2],
  ["timeline", 2],
  ["building", 2],
  ["homepage", 2],
  ["lifestyle", 2],
  ["interface", 3],
  ["framework", 2],
  ["wireframe", 2],
  ["smartphone", 2],
  ["iphone", 2],
  ["template", 2],
  ["software", 2],
  ["hardware", 2],
  ["feature", 2],
  ["release", 2],
  ["website", 2],
  ["service", 2],
  ["storyline", 3],
  ["baseline", 2],
  ["deadline", 2],
  ["headline", 2],
  ["hotline", 2],
  ["offline", 2],
  ["online", 2],
  ["download", 2],
  ["upload", 2],
  ["preload", 2],
  ["update", 2],
  ["upgrade", 2],
  ["microsite", 3],
  ["youtube", 2],
  ["niveau", 2],
  ["plateau", 2],
  ["garage", 3],
  ["image", 2],
  ["coach", 1],
  ["steak", 1],
  ["dealer", 2],
  ["leasing", 2],
  ["beamer", 2],
  ["stream", 1],
  ["dream", 1],
  ["cream", 1],
  ["teaser", 2],
  ["reader", 2],
  ["header", 2],
  ["leader", 2],
  ["cheat", 1],
  ["clean", 1],
  ["ideal", 3],
  ["deal", 1],
  ["lead", 1],
  ["team", 1],
  ["board", 1],
  ["mobile", 3],
  ["fashion", 2],
  ["speaker", 2],
  ["sneaker", 2],
  ["insider", 3],
  ["webpage", 2],
  ["skyline", 2],
  ["inside", 2],
  ["office", 2],
  ["social", 2],
  ["people", 2],
  ["lounge", 1],
  ["health", 1],
  ["cheese", 1],
  ["slider", 2],
  ["slide", 1],
  ["guide", 1],
  ["biker", 2],
  ["bike", 1],
  ["coder", 2],
  ["code", 1],
  ["house", 1],
  ["space", 1],
  ["break", 1],
  ["toast", 1],
  ["sales", 1],
  ["care", 1],
];

/** English words whose spelling no rule below explains. */
export const englishExceptions: ReadonlyMap<string, number> = new Map([
  ["business", 2],
  ["every", 2],
  ["everything", 3],
  ["people", 2],
  ["area", 3],
  ["create", 2],
  ["created", 3],
  ["creates", 2],
]);

/** English vowel groups spoken in two syllables; each match adds one. */
export const englishSpokenApart: readonly RegExp[] = [
  /(?<![cstgx])i[ao](?!u)/g, // ra-di-o, bi-ology; not na-tion, spe-cial
  /(?<![ctgx])iou/g, // vari-ous; not gra-cious
  /(?<!(?<!s)c|t)ien[ct]|iet/g, // sci-ence, qui-et; not pa-tient
  /(?<!p)eo(?![un])/g, // vide-o; not pi-geon
  /(?<![gq])ua/g, // usu-al
  /(?<=[aeiouy].*[^aeiouy])ea$/g, // ide-a; not sea
  /[aeouy]ing$/g, // be-ing
  /oe[mt]/g, // po-em
  /thm$|sm$/g, // rhy-thm
];
