// Whether a doctype puts browsers in quirks mode (HTML standard, "the initial insertion mode").

/** Owners of old document types, and the types that stand behind theirs in a public identifier. */
const quirkyTypes: Record<string, string> = {
  "+//silmaril": "html pro v0r11 19970101",
  "-//as": "html 3.0 aswedit + extensions",
  "-//advasoft ltd": "html 3.0 aswedit + extensions",
  "-//ietf":
    "html 2.0 level 1|html 2.0 level 2|html 2.0 strict level 1|html 2.0 strict level 2|html 2.0 strict|html 2.0|html 2.1e|html 3.0|html 3.2 final|html 3.2|html 3|html level 0|html level 1|html level 2|html level 3|html strict level 0|html strict level 1|html strict level 2|html strict level 3|html strict|html",
  "-//metrius": "metrius presentational",
  "-//microsoft":
    "internet explorer 2.0 html strict|internet explorer 2.0 html|internet explorer 2.0 tables|internet explorer 3.0 html strict|internet explorer 3.0 html|internet explorer 3.0 tables",
  "-//netscape comm. corp.": "html|strict html",
  "-//o'reilly and associates": "html 2.0|html extended 1.0|html extended relaxed 1.0",
  "-//sq": "html 2.0 hotmetal + extensions",
  "-//softquad software": "hotmetal pro 6.0::19990601::extensions to html 4.0",
  "-//softquad": "hotmetal pro 4.0::19971010::extensions to html 4.0",
  "-//spyglass": "html 2.0 extended",
  "-//sun microsystems corp.": "hotjava html|hotjava strict html",
  "-//w3c":
    "html 3 1995-03-24|html 3.2 draft|html 3.2 final|html 3.2|html 3.2s draft|html 4.0 frameset|html 4.0 transitional|html experimental 19960712|html experimental 970421|w3 html",
  "-//w3o": "w3 html 3.0",
  "-//webtechs": "mozilla html 2.0|mozilla html",
};
const quirkyPrefixes = Object.entries(quirkyTypes).flatMap(([owner, types]) =>
  types.split("|").map((type) => `${owner}//dtd ${type}//`),
);
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
  const startsWithOneOf = (prefixes: string[]) => prefixes.some((prefix) => publicId.startsWith(prefix));
  return startsWithOneOf(quirkyPrefixes) || (systemId === null && startsWithOneOf(halfQuirkyPrefixes));
}

function unquoted(quoted: string | undefined): string | null {
  return quoted === undefined ? null : quoted.slice(1, -1).toLowerCase();
}
