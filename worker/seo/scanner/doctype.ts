// Whether a doctype puts browsers in quirks mode (HTML standard, "the initial insertion mode").

/** Public identifiers of old standards begin with one of these. */
const quirkyPrefixes = `+//silmaril//dtd html pro v0r11 19970101//
-//as//dtd html 3.0 aswedit + extensions//
-//advasoft ltd//dtd html 3.0 aswedit + extensions//
-//ietf//dtd html 2.0 level 1//
-//ietf//dtd html 2.0 level 2//
-//ietf//dtd html 2.0 strict level 1//
-//ietf//dtd html 2.0 strict level 2//
-//ietf//dtd html 2.0 strict//
-//ietf//dtd html 2.0//
-//ietf//dtd html 2.1e//
-//ietf//dtd html 3.0//
-//ietf//dtd html 3.2 final//
-//ietf//dtd html 3.2//
-//ietf//dtd html 3//
-//ietf//dtd html level 0//
-//ietf//dtd html level 1//
-//ietf//dtd html level 2//
-//ietf//dtd html level 3//
-//ietf//dtd html strict level 0//
-//ietf//dtd html strict level 1//
-//ietf//dtd html strict level 2//
-//ietf//dtd html strict level 3//
-//ietf//dtd html strict//
-//ietf//dtd html//
-//metrius//dtd metrius presentational//
-//microsoft//dtd internet explorer 2.0 html strict//
-//microsoft//dtd internet explorer 2.0 html//
-//microsoft//dtd internet explorer 2.0 tables//
-//microsoft//dtd internet explorer 3.0 html strict//
-//microsoft//dtd internet explorer 3.0 html//
-//microsoft//dtd internet explorer 3.0 tables//
-//netscape comm. corp.//dtd html//
-//netscape comm. corp.//dtd strict html//
-//o'reilly and associates//dtd html 2.0//
-//o'reilly and associates//dtd html extended 1.0//
-//o'reilly and associates//dtd html extended relaxed 1.0//
-//sq//dtd html 2.0 hotmetal + extensions//
-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//
-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//
-//spyglass//dtd html 2.0 extended//
-//sun microsystems corp.//dtd hotjava html//
-//sun microsystems corp.//dtd hotjava strict html//
-//w3c//dtd html 3 1995-03-24//
-//w3c//dtd html 3.2 draft//
-//w3c//dtd html 3.2 final//
-//w3c//dtd html 3.2//
-//w3c//dtd html 3.2s draft//
-//w3c//dtd html 4.0 frameset//
-//w3c//dtd html 4.0 transitional//
-//w3c//dtd html experimental 19960712//
-//w3c//dtd html experimental 970421//
-//w3c//dtd w3 html//
-//w3o//dtd w3 html 3.0//
-//webtechs//dtd mozilla html 2.0//
-//webtechs//dtd mozilla html//`.split("\n");
const quirkyPublicIds = [
  "-//w3o//dtd w3 html strict 3.0//en//",
  "-/w3c/dtd html 4.0 transitional/en",
  "html",
];
const quirkySystemId = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";
/** Quirky only without a system identifier. */
const halfQuirkyPrefixes = ["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"];

const parts =
  /^doctype\s*(?<name>[^\s>]+)\s*(?:public\s*(?<p>"[^"]*"|'[^']*')\s*(?<s>"[^"]*"|'[^']*')?|system\s*(?<o>"[^"]*"|'[^']*'))?/i;

/** @param doctype as written, without brackets */
export function isQuirky(doctype: string): boolean {
  const match = parts.exec(doctype);
  const found = match?.groups;
  if (match === null || found?.name?.toLowerCase() !== "html") return true;
  const publicId = unquoted(found.p);
  const systemId = unquoted(found.s ?? found.o);
  // Anything else behind the name is a broken identifier.
  if (publicId === null && systemId === null) return doctype.slice(match[0].length).trim() !== "";
  if (systemId === quirkySystemId || (publicId !== null && quirkyPublicIds.includes(publicId))) return true;
  if (publicId === null) return false;
  const begins = (prefixes: string[]) => prefixes.some((prefix) => publicId.startsWith(prefix));
  return begins(quirkyPrefixes) || (systemId === null && begins(halfQuirkyPrefixes));
}

function unquoted(quoted: string | undefined): string | null {
  return quoted === undefined ? null : quoted.slice(1, -1).toLowerCase();
}
