/** In the path of a page that the law asks for: no content of its own, and linked by set phrases. */
export const mandatoryPath =
  /impressum|imprint|datenschutz|privacy|agb\b|widerruf|cookie|barrierefreiheit|nutzungsbedingungen/i;
