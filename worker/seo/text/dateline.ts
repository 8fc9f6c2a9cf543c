// Day and author as people write them above an article.

/** „11. Mai 2025“, „11.05.2025“ */
export const germanDate =
  /(?<![\d.])[0-3]?\d\.(?: ?(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) |(?:0?[1-9]|1[0-2])\.)(?:19|20)\d\d(?!\d)/;

/** A line of its own: „Von Marie Ostendorf“; the name is the group. */
export const byline =
  /^(?:[Vv]on|VON|Text(?: und Fotos?)?:|Autor(?:in)?:|(?:[Vv]erfasst|[Gg]eschrieben|[Ee]ingestellt|[Vv]eröffentlicht|[Ee]in Beitrag) von) {0,2}(\p{Lu}[\p{L}.-]{1,30}(?: \p{Lu}[\p{L}.-]{1,30}){0,3})(?=$| ?[/|·•–] ?\d| am \d)/mu;
/** „Gespeichert von pressewart am Mo, 23.06.2025“, as Drupal writes it: the name by which somebody logs in is the group. */
export const loginByline = /^(?:Gespeichert|Eingereicht|Submitted) (?:von|by) (\S{2,40}) (?:am|on) /m;

/** How a line of its own with the day begins: with the day itself, too. */
const opening =
  /^(?:von |by |veröffentlicht|erschienen|gepostet|erstellt|geschrieben|gespeichert|datum:|(?:mo|di|mi|do|fr|sa|so)[a-z]{0,9}[.,] ?\d|\d{1,2}\. ?(?:\d|\p{L}))/iu;

/** "Von Tilman / 14. August 2026": a line of its own with the day, and who wrote it. */
export function findDateline(text: string): string | null {
  return (
    text
      .split("\n")
      .map((line) => line.trim())
      .find((line) => line.length <= 80 && opening.test(line) && germanDate.test(line)) ?? null
  );
}
