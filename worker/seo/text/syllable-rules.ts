// Where the spelling of a German word misleads the vowel-group rule of syllables.ts.

/** Two vowels that look like one sound but are spoken in two syllables; each match adds one. */
export const germanHiatusPatterns: readonly RegExp[] = [
  // ie
  /(?<!^w|sch|^k)ien$/g, // Fami-li-en, Kopi-en
  // Feri-enwohnung, Itali-ener
  /(?:famil|mobil|textil|fer|med|lin|stud|kriter|prinzip|al|utens|akt|ser|fol|präm|kategor|batter|bakter|arter|galer|industr|span|rumän|kroat|belg|ind|as|brasil|slow)ien(?!$)/g,
  /(?<!d|sch)ient|ienz|(?<=hyg)ien/g, // Pati-ent, Effizi-enz, Hygi-ene
  /(?<=pez|anz|enz|fiz|erz|ent|ustr|eri|er|zip)iell(?=$|e)/g, // spezi-ell, finanzi-elle; not Spiel-leiter
  // Lini-e, Immobili-e
  /(?:famil|lin|akt|ser|präm|fol|immobil|stud|petersil|lil|mater|bakter|arter|histor|komöd|tragöd|best|host|org|pin|glor|(?<!m)ar|kastan|mum)ie$/g,
  /(?<=span|belg|alban|bosn|alger|kanad)ier(?=$|s$|n$|in)/g, // Spani-er
  // ee
  /(?<!scr|gr|^t|qu|^b|w)een$|ideen(?!$)/g, // Ide-en, Muse-en
  // be-enden, ge-ehrt
  /(?:^|^un|^ab|^an|^auf|^aus|^ein|^zu|^nach|^vor|^um)[bg]ee(?=[hn]|r[bd]|ck|b[bn])/g,
  /eell/g, // ide-ell, re-ell
  // Wärme-erzeuger, Gebäude-energie
  /(?<=[^aeiouäöü])ee(?=rzeug|rzieh|rfahr|rleb|rwart|rweit|rwerb|rsatz|rstell|rhalt|rhöh|rkenn|rklär|rnähr|rneuer|rgeb|nerg|ntw|ntf|ntl|ntsch|mpf|lement|lektr|xper|bene|tage)/g,
  // eu, äu
  /(?:mus|koloss|petrol|linol|mausol|lyz)eum|läum/g, // Muse-um, Jubilä-um
  /^(?:un)?beu(?=rt|rl|nr)/g, // be-urteilen
  // ei, ai, oi
  /beinh|beirr|deinst|geimpf|geirr|koffein|protein|kasein|athei/g, // be-inhalten, Koffe-in
  /mosaik|ukrain|archais|naiv|kokain|voltaik/g, // na-iv
  /oid(?=$|e|s)|egoi|heroi[ns]/g, // Andro-id
  // oo, oe, ue, ae
  /koop|koord|zoolog/g, // Ko-operation
  /poe[smt]|koeff|koex|^soeben|oboe|aloe/g, // Po-et, so-eben
  /(?<=[dnstx])uell|uen[tz]|uenc|^zuer(?=st|k|teil)|statue|duett/g, // aktu-ell, zu-erst
  /michael|raphael|israel|aero|paella/g, // Micha-el
  // first parts of compounds that end with a vowel
  /(?:klima|kamera)(?=[aeiu](?![iu]))/g, // Klima-anlage
  // Elektro-installation, Auto-unfall, Büro-umzug
  /(?:auto|foto|photo|konto|büro|elektro|info|kino|radio|video|studio|bio|geo|öko|mikro|thermo|hydro)(?=[iou]|e(?![iu]))/g,
];

/**
 * Loanwords that German texts on websites and in trades use often, spoken with fewer (or more) syllables than
 * they are spelled; longer ones first, because the first match is taken out of the word.
 */
export const loanwordSyllables: ReadonlyMap<string, number> = parseCounts(`
  landingpage 3, performance 3, management 3, socialmedia 5, guideline 2, corporate 3, boutiquen 3,
  boutique 2, smarthome 2, homeoffice 3, facebook 2, services 3, handmade 2, pipeline 2, timeline 2,
  building 2, homepage 2, lifestyle 2, interface 3, framework 2, wireframe 2, smartphone 2, iphone 2,
  template 2, software 2, hardware 2, feature 2, release 2, website 2, service 2, storyline 3, baseline 2,
  deadline 2, headline 2, hotline 2, offline 2, online 2, download 2, upload 2, preload 2, update 2,
  upgrade 2, microsite 3, youtube 2, niveau 2, plateau 2, garage 3, image 2, coach 1, steak 1, dealer 2,
  leasing 2, beamer 2, stream 1, dream 1, cream 1, teaser 2, reader 2, header 2, leader 2, cheat 1, clean 1,
  ideal 3, deal 1, lead 1, team 1, board 1, mobile 3, fashion 2, speaker 2, sneaker 2, insider 3, webpage 2,
  skyline 2, inside 2, office 2, social 2, people 2, lounge 1, health 1, cheese 1, slider 2, slide 1,
  guide 1, biker 2, bike 1, coder 2, code 1, house 1, space 1, break 1, toast 1, sales 1, care 1
`);

/** English words whose spelling no rule below explains. */
export const englishExceptions: ReadonlyMap<string, number> = parseCounts(
  "business 2, every 2, everything 3, people 2, area 3, create 2, created 3, creates 2",
);

/** English vowel groups spoken in two syllables; each match adds one. */
export const englishHiatusPatterns: readonly RegExp[] = [
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

/** "garage 3, image 2" → the words with their syllables, in this order. */
function parseCounts(text: string): Map<string, number> {
  return new Map(
    text.split(",").map((entry) => {
      const [word = "", count] = entry.trim().split(" ");
      return [word, Number(count)];
    }),
  );
}
