/**
 * The mailbox behind an address, for counting only: case does not matter in practice, and what follows a plus sign is
 * the reader's own label. Otherwise one stranger could be written to under endless names.
 */
export function mailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+");
  return `${name}${email.slice(at)}`.toLowerCase();
}
