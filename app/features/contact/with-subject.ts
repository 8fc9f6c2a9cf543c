/** The longest subject that goes into a link; more is no subject. */
const MAX_SUBJECT = 150;

/** The address of a mail with another subject; every other address stays as it is. Line breaks become spaces. */
export function withSubject(href: string, subject: string | null): string {
  const clean = subject?.replace(/\s+/g, " ").trim().slice(0, MAX_SUBJECT);
  if (!clean || !href.startsWith("mailto:")) return href;
  return `${href.split("?")[0]}?subject=${encodeURIComponent(clean)}`;
}
