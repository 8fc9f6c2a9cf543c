/** Dots in a name lead to the same mailbox here, and both domains do. */
const GMAIL = /^@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, for counting only: case does not matter in practice, what follows a plus sign is the
 * reader's own label, and Gmail passes over dots. Otherwise one stranger could be written to under endless names.
 */
export function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const host = email.slice(at).toLowerCase();
  return GMAIL.test(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}${host}`;
}
