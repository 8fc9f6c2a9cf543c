// An Impressum in the foot of a page, without a heading of its own.

/** Lines of text that are read, and those behind the first that may hold the address. */
const maxLines = 5_000;
const maxAddressLines = 6;
const maxLine = 400;
const begin =
  /^(?:impressum ?[:–|-]|(?:impressum )?(?:angaben )?(?:gemäß|nach|gem\.?) § ?5 (?:ddg|tmg)(?!\p{L}))/iu;
const postcode = /(?<!\d)\d{5} \p{Lu}/u;

/** "Impressum: Eva Muster, Kirchstraße 1, 59399 Olfen" */
export function holdsImprint(text: string): boolean {
  const lines = text.split("\n", maxLines);
  return lines.some(
    (line, at) =>
      begin.test(line) &&
      lines.slice(at, at + maxAddressLines).some((one) => postcode.test(one.slice(0, maxLine))),
  );
}
