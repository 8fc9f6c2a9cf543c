// Buttons and links by which visitors answer a consent tool, in the text of a page.

/** A line of buttons; a sentence about them is longer. */
const MAX_LINE = 160;

/** Nobody writes these but who asks for consent, or lets an answer be changed. */
const answers =
  /\b(?:alle(?:n|s)?(?: cookies)? (?:akzeptieren|annehmen|zulassen|erlauben|zustimmen|ablehnen)|(?:alle )?cookies (?:akzeptieren|annehmen|zulassen|erlauben|ablehnen|auswählen|anpassen|verwalten)|(?:nur )?(?:technisch )?(?:notwendige|essenzielle|essentielle|erforderliche)(?: cookies)?(?: akzeptieren| zulassen| erlauben| verwenden)?|(?:cookie|consent|privatsphäre|einwilligungs)-?einstellungen(?: öffnen| ändern| anpassen| verwalten| bearbeiten)?|einwilligung(?:en)? (?:ändern|widerrufen|verwalten|anpassen)|auswahl (?:akzeptieren|bestätigen|erlauben|speichern))(?!\p{L})/giu;
/** Of these, no sign by itself. */
const weakAnswer =
  /^(?:(?:technisch )?(?:notwendige|essenzielle|essentielle|erforderliche)|auswahl (?:bestätigen|speichern))$/i;
/** What stands beside them in the same line. */
const beside =
  /(?<!\p{L})(?:akzeptieren|ablehnen|annehmen|zustimmen|verstanden|okay|ok|einstellungen|anpassen|mehr (?:erfahren|infos|informationen)|details(?: anzeigen)?|individuelle|marketing|statistik|präferenzen|komfort|funktional|externe medien|impressum|datenschutz(?:erklärung)?|agb|kontakt|barrierefreiheit|widerrufsbelehrung|sitemap)(?!\p{L})/giu;

/**
 * The first answer in a line that consists of nothing but answers and what stands beside them; null without.
 * @param headings of the same text: a chapter about consent is no button.
 */
export function findConsentAnswer(text: string, headings: readonly string[]): string | null {
  const chapters = new Set(headings);
  for (const line of text.split("\n")) {
    if (line.length > MAX_LINE || chapters.has(line)) continue;
    const found = line.match(answers)?.find((answer) => !weakAnswer.test(answer));
    if (found === undefined) continue;
    if (!/\p{L}/u.test(line.replace(answers, " ").replace(beside, " "))) return found;
  }
  return null;
}
