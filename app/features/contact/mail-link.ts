// Addresses that open the visitor's mail program with something written already.

/** Characters of a mailto: address that every mail program takes. */
const LONGEST_LINK = 1_900;

interface Draft {
  /** One line; an empty one leaves the subject that the address has. */
  subject: string;
  /** Left out where the address would grow too long. */
  body?: string;
}

/** The address of a mail with another subject and text; every other address stays as it is. */
export function mailLink(href: string, { subject, body = "" }: Draft): string {
  if (!href.startsWith("mailto:")) return href;
  const withSubject = subject ? `${href.split("?")[0]}?subject=${encodeURIComponent(subject)}` : href;
  // RFC 6068: line breaks of a body are CR LF.
  const withBody = `${withSubject}&body=${encodeURIComponent(body.replace(/\n/g, "\r\n"))}`;
  return body && withBody.length <= LONGEST_LINK ? withBody : withSubject;
}
