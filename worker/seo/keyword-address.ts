// An address as words, so that keywords can be found in it.

/** Host and path, decoded, without www and file ending. */
export function readableAddress(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\.[a-z0-9]{2,5}$/i, "");
  return `${hostname.replace(/^www\./, "")}${decoded(path)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A stray % is no reason to lose the rest.
  }
}

const transcriptions: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "Dächer in Olfen" and "daecher-in-olfen" become the same words. */
export function addressForm(text: string): string {
  return text
    .replace(/[äöüß]/g, (letter) => transcriptions[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}
