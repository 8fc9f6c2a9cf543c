import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal } from "../../engine/wording.ts";
import { type Cookie, getServerTime, isSessionCookie, parseCookie } from "../../page/cookies.ts";

/** Cookies shown and read; browsers keep 180 per site. */
const maxShown = 8;
const maxCookies = 200;

/** Names and attributes only: a value could be a visitor's key. */
export const cookiesSecure: Audit = {
  id: "cookies-secure",
  group: "technology",
  topic: "Absicherung der Cookies",
  passedTitle: "Alle Cookies der Antwort sind abgesichert",
  source: sources.cookies,
  needsServer: true,
  judge({ fetched }) {
    const cookies = fetched.setCookies
      .slice(0, maxCookies)
      .map((header) => parseCookie(header, getServerTime(fetched.headers)))
      .filter(({ isDeleted }) => !isDeleted);
    if (cookies.length === 0) return notApplicable("Die Antwort setzt keine Cookies");
    const isEncrypted = fetched.url.startsWith("https:");
    const faulty = cookies
      .map((cookie) => ({ cookie, missing: findMissing(cookie, isEncrypted) }))
      .filter(({ missing }) => missing.length > 0);
    const [first, ...others] = faulty;
    if (first === undefined) {
      return passed(
        cookies.length === 1
          ? "Das Cookie der Antwort ist abgesichert"
          : `Alle ${cookies.length} Cookies der Antwort sind abgesichert`,
      );
    }
    const complain = faulty.some(({ cookie }) => isSessionCookie(cookie.name)) ? failed : warning;
    return complain({
      title: `${countOfTotal(faulty.length, cookies.length, ["Das Cookie", "Cookies"], ["ist", "sind"])} nicht abgesichert`,
      advice:
        "Cookies sind kleine Merkzettel im Browser. Mit diesen Zusätzen reisen sie nur verschlüsselt (Secure), sind für Skripte unsichtbar (HttpOnly) und bleiben fremden Seiten verborgen (SameSite). Das stellt man im Shop oder im CMS ein.",
      evidence: [evidenceFor(first), ...others.slice(0, maxShown - 1).map(evidenceFor)],
      share: 1 - faulty.length / cookies.length,
      snippet: `Set-Cookie: ${first.cookie.name}=${gap("Wert wie bisher")}; Path=/; Secure; HttpOnly; SameSite=Lax`,
    });
  },
};

/** Only session cookies need HttpOnly and SameSite: others are often meant for scripts. */
function findMissing(cookie: Cookie, isEncrypted: boolean): string[] {
  const session = isSessionCookie(cookie.name);
  const wanted: [applies: boolean, attribute: string][] = [
    [isEncrypted && !cookie.secure, "Secure"],
    [session && !cookie.httpOnly, "HttpOnly"],
    [session && cookie.sameSite === null, "SameSite"],
    [cookie.sameSite === "none" && !cookie.secure && !isEncrypted, "Secure (nötig bei SameSite=None)"],
  ];
  return wanted.flatMap(([applies, attribute]) => (applies ? [attribute] : []));
}

function evidenceFor({ cookie, missing }: { cookie: Cookie; missing: readonly string[] }): Evidence {
  const attributes = missing.join(", ");
  return { where: `Cookie ${cookie.name}`, value: `ohne ${attributes}`, expected: `mit ${attributes}` };
}
