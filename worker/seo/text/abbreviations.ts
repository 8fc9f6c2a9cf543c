// Abbreviations whose period does not end a sentence. Lower case, without the last period.
import { wordSet } from "./word-sets.ts";

export const abbreviations = wordSet(`
abb abs abt allg anm aufl aug b bd bes betr bj bsp bspw bzgl bzw ca d dent dez dipl dr ehem eigtl einschl engl entspr erw etw
evtl exkl fam fax feb fig frl geb gegr gem gest ggf ggü grds hbf hl hr hrn hrsg idnr ing inh inkl insb insbes jährl jhd jur
kap kfm kgl lfd lfm lt mär med mg mind möbl mr mrs ms mtl nachf nov nr okt österr ph pl pol priv prof rd rer schr sek sep
sept sog stellv tab tägl techn tel theol u ust ustid v verf verh vgl vorm vs wg wöchentl z zit zzgl zzt
`);

/** These may also stand last: they end the sentence when an article, pronoun or conjunction follows. */
export const maybeFinalAbbreviations = wordSet(`
usw etc usf ff u.a u.ä o.ä u.v.m uvm dgl co corp inc ltd jr sen fa jh min mio mrd sr st std stk tsd max qm mwst ust jan jun
jul mo di mi do fr str
`);

export const months = wordSet(`
januar jänner februar märz april mai juni juli august september oktober november dezember
jan feb mär mrz apr jun jul aug sep sept okt nov dez
january february march may june july october december
`);

/** Abbreviations only when a number follows: "Art. 6", but "Arbeiten aller Art. Wir …". */
export const abbreviationsBeforeNumbers = wordSet("art s sa so rn ziff");
