/** Length that every mail program accepts for a mailto: address. */
const MAX_LINK_LENGTH = 1_900;

interface Draft {
  /** One line; empty keeps the subject of the address. */
  subject: string;
  /** Dropped when the address would grow too long. */
  body?: string;
}

/** A mailto: address with subject and body; any other address is returned unchanged. */
export function mailLink(href: string, { subject, body = "" }: Draft): string {
  if (!href.startsWith("mailto:")) return href;
  const withSubject = subject ? `${href.split("?")[0]}?subject=${encodeURIComponent(subject)}` : href;
  // RFC 6068: line breaks of a body are CR LF.
  const withBody = `${withSubject}&body=${encodeURIComponent(body.replace(/\n/g, "\r\n"))}`;
  return body && withBody.length <= MAX_LINK_LENGTH ? withBody : withSubject;
}
