// Data of strangers inside a prompt.

/** JSON in an element that no text of the data can close. */
export function asData(value: object): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<daten>\n${json}\n</daten>`;
}
