// Abbreviations whose period does not end a sentence. Lower case, without the last period.

const common = `
abb abs abt allg anm aug b bd bspw bsp bzgl bzw ca d dez dipl dr ehem eigtl einschl engl entspr etw evtl exkl feb fig frl geb gegr
gem gest ggf ggü grds hbf hr hrsg ing inkl insb insbes jan jährl jhd jul jun kap kfm kgl lfd lt max med mind mr mrs ms mtl mär
möbl nr nov okt pl prof ph qm rd rer sek sep sept sog str tägl tel u ust v vgl vs wg wöchentl z zit zzgl zzt
`;

export const abbreviations: ReadonlySet<string> = new Set(common.trim().split(/\s+/));

/** These may also stand last: they end the sentence when an article, pronoun or conjunction follows. */
export const maybeFinalAbbreviations: ReadonlySet<string> = new Set([
  "usw",
  "etc",
  "usf",
  "ff",
  "u.a",
  "u.ä",
  "o.ä",
  "u.v.m",
  "uvm",
  "dgl",
  "co",
  "corp",
  "inc",
  "ltd",
  "jr",
  "sen",
  "fa",
  "jh",
  "min",
  "mio",
  "mrd",
  "sr",
  "st",
  "std",
  "stk",
  "tsd",
]);

const monthNames = `
januar jänner februar märz april mai juni juli august september oktober november dezember
jan feb mär mrz apr jun jul aug sep sept okt nov dez
january february march may june july october december
`;

export const months: ReadonlySet<string> = new Set(monthNames.trim().split(/\s+/));

/** Abbreviations only when a number follows: "Art. 6", but "Arbeiten aller Art. Wir …". */
export const abbreviationsBeforeNumbers: ReadonlySet<string> = new Set([
  "art",
  "s",
  "sa",
  "so",
  "rn",
  "ziff",
]);
