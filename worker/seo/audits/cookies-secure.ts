import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { answerTime, type Cookie, isSessionLike, readCookie } from "../set-cookie.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { partOf } from "../wording.ts";

/** Cookies shown and read; browsers keep 180 of a site. */
const shown = 8;
const mostCookies = 200;

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
      .slice(0, mostCookies)
      .map((header) => readCookie(header, answerTime(fetched.headers)))
      .filter(({ isTakenAway }) => !isTakenAway);
    if (cookies.length === 0) return notApplicable("Die Antwort setzt keine Cookies");
    const isEncrypted = fetched.url.startsWith("https:");
    const faulty = cookies
      .map((cookie) => ({ cookie, missing: missingIn(cookie, isEncrypted) }))
      .filter(({ missing }) => missing.length > 0);
    const [first] = faulty;
    if (first === undefined) {
      return passed(
        cookies.length === 1
          ? "Das Cookie der Antwort ist abgesichert"
          : `Alle ${cookies.length} Cookies der Antwort sind abgesichert`,
      );
    }
    const evidence = faulty.slice(0, shown).map(({ cookie, missing }) => evidenceFor(cookie, missing));
    const complaint = {
      title: `${partOf(faulty.length, cookies.length, ["Das Cookie", "Cookies"], ["ist", "sind"])} nicht abgesichert`,
      advice:
        "Cookies sind kleine Merkzettel im Browser. Secure schickt sie nur verschlüsselt, HttpOnly verbirgt sie vor Skripten, SameSite hält fremde Seiten fern. Gesetzt wird das im Shop- oder Redaktionssystem.",
      evidence: evidenceOf(evidence, evidenceFor(first.cookie, first.missing)),
      share: 1 - faulty.length / cookies.length,
      snippet: `Set-Cookie: ${first.cookie.name}=…; Path=/; Secure; HttpOnly; SameSite=Lax`,
    };
    const endangersSession = faulty.some(({ cookie }) => isSessionLike(cookie.name));
    return endangersSession ? failed(complaint) : warning(complaint);
  },
};

/** What a session needs; other cookies may be read by scripts, which is often their purpose. */
function missingIn(cookie: Cookie, isEncrypted: boolean): string[] {
  const session = isSessionLike(cookie.name);
  const wanted: [applies: boolean, attribute: string][] = [
    [isEncrypted && !cookie.secure, "Secure"],
    [session && !cookie.httpOnly, "HttpOnly"],
    [session && cookie.sameSite === null, "SameSite"],
    [cookie.sameSite === "none" && !cookie.secure && !isEncrypted, "Secure (nötig bei SameSite=None)"],
  ];
  return wanted.flatMap(([applies, attribute]) => (applies ? [attribute] : []));
}

function evidenceFor({ name }: Cookie, missing: readonly string[]): Evidence {
  return {
    where: `Cookie ${name}`,
    value: `ohne ${missing.join(", ")}`,
    expected: `mit ${missing.join(", ")}`,
  };
}
