// Questions that a single word of theirs would give to another topic; asked before all others.
import type { SidePattern } from "./side-pattern.ts";

export const mistakablePatterns: readonly SidePattern[] = [
  // „Brauch ich überhaupt einen Firmennamen?“ does not ask whether a website is worth it.
  [
    "whyName",
    /^(?!.*\b(?:domain\w*|adresse\w*|impressum|mails?|emails?|mailadresse\w*|logo\w*|google|seite|website)\b).*\b(?:warum|wieso|wozu|wofuer|brauch\w*|muss|muessen)\b.{0,40}\b(?:firmen|vor|nach)?namen?\b/,
  ],
  // „Wozu müsst ihr das alles wissen“ is no doubt about the price.
  [
    "whyAsk",
    /\b(?:warum|wieso|wozu|wofuer|weshalb)\b.{0,30}\b(?:frag(?:t|en|st|erei)?|wissen|angeben|angaben|fragen)\b/,
  ],
  // „Können die Eltern auch wieder absagen, wenn das Kind krank wird?“ does not ask about my illness.
  [
    "unknown",
    /\b(?:eltern|kunden|gaeste|patienten|leute|mitglieder|teilnehmer|man|die)\b.{0,40}\b(?:absagen|abgesagt|stornieren|storniert|umbuchen|umgebucht)\b/,
  ],
  // „Muss das von Ihnen geändert werden, oder kann meine Frau das selber“ asks for no alteration.
  [
    "selfEditing",
    /\bkann (?:\w+ ){1,3}(?:das|die|den|es) (?:dann |auch |mal )?(?:selbst|selber)\b|\b(?:von|durch) (?:ihnen|euch) (?:geaendert|aktualisiert|gepflegt|eingestellt|eingetragen)\b/,
  ],
  // „Was raten Sie mir?“ asks for no Raten.
  ["unknown", /\bwas (?:wuerd\w* |koenn\w* |soll\w* )?(?:raten|ratet|raetst|rat)\b(?!.{0,30}\bzahl\w*)/],
  // A difference in price is none of kind.
  [
    "bookingPrice",
    /\b(?:preislich\w*|preisunterschied|mehrpreis|mehrkosten)\b.{0,60}\b(?:(?:termin|online|tisch)?buchung(?:en|sportale?)?|buchen)\b|\b(?:(?:termin|online|tisch)?buchung(?:en|sportale?)?|buchen)\b.{0,60}\b(?:preislich\w*|preisunterschied|mehrpreis|mehrkosten)\b/,
  ],
  [
    "shopPrice",
    /\b(?:preislich\w*|preisunterschied|mehrpreis|mehrkosten)\b.{0,60}\b(?:online)?shops?\b|\b(?:online)?shops?\b.{0,60}\b(?:preislich\w*|preisunterschied|mehrpreis|mehrkosten)\b/,
  ],
  // „Muss man dafür ein Programm installieren?“ does not ask who writes here.
  ["unknown", /\b(?:programme?|software|app)\b.{0,25}\b(?:installier\w*|herunterlad\w*|runterlad\w*)\b/],
  ["secure", /^(?:und )?wie sicher\b/],
];
