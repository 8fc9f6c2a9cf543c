/** RFC 5321: what may stand between < and > is at most this long. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
/** Dot-atom of RFC 5322. Quoted local parts and comments exist on paper only, and are how headers are forged. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A mail address as it is sent to: trimmed, its domain in lower case and punycode (müller.de is xn--mller-kva.de).
 * Null for everything else: several addresses, line breaks, look-alike or invisible characters before the @.
 */
export function readMailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_ADDRESS_LENGTH) return null;
  const at = trimmed.lastIndexOf("@");
  const local = trimmed.slice(0, at);
  const host = asciiHost(trimmed.slice(at + 1));
  if (at < 1 || host === null || local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local)) return null;
  const address = `${local}@${host}`;
  return address.length <= MAX_ADDRESS_LENGTH ? address : null;
}

/** URL knows the rules of internationalised names (UTS 46); what it would drop or rewrite otherwise is refused. */
function asciiHost(domain: string): string | null {
  const composed = domain.normalize("NFC");
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(composed) || !URL.canParse(`http://${composed}/`)) return null;
  const { hostname } = new URL(`http://${composed}/`);
  return HOST.test(hostname) ? hostname : null;
}
