// What makes an address hard to read, share or crawl. Only what the address itself proves.
import { germanNumber, quoted } from "./wording.ts";

export interface AddressFault {
  /** As part of a list: "sehr lang". */
  name: string;
  /** As a sentence of its own. */
  title: string;
  value: string;
  expected: string;
}

/** Characters of path and query. Google names no limit; longer ones are cut in results, mails and print. */
const longest = 100;
/** Parameters with which one page is still one page; every further one multiplies the addresses. */
const mostParameters = 3;

/** Names of parameters that carry a session; values change with every visit. */
const sessionNames = new Set(
  "phpsessid jsessionid sessionid session_id sess_id asp.net_sessionid oscsid zenid xtcsid modsid cfid cftoken".split(
    " ",
  ),
);
/** Added by advertisements and mails, not by the page. */
const trackingName =
  /^(?:utm_|mtm_|pk_|gad_|hsa_)|^(?:gclid|fbclid|msclkid|dclid|wbraid|gbraid|srsltid|mc_[a-z]{3})$/;

/** Last parts of paths that say nothing, without ending. */
const emptyNames =
  /^(?:(?:neue-|new-)?(?:seite|page)[-_]?\d*|untitled\d*|unbenannt\d*|unterseite[-_]?\d*|dokument\d*|document\d*|site\d+|p\d+|id\d+|test\d*)$/;
/** Parameters that stand for the whole page. */
const numberParameters = new Set(["p", "page_id", "id", "idcat", "idart", "pageid", "cat"]);

export function addressFaults(address: string): AddressFault[] {
  const url = new URL(address);
  const parameters = [...url.searchParams].filter(([name]) => !trackingName.test(name.toLowerCase()));
  const path = decoded(url.pathname);
  return [
    ...lengthFault(url, parameters),
    ...spellingFaults(url.pathname, path),
    ...sessionFault(url.pathname, parameters),
    ...parameterFaults(parameters),
    ...nameFault(path ?? "", parameters),
  ];
}

function lengthFault(url: URL, parameters: [string, string][]): AddressFault[] {
  const query = parameters.map(([name, value]) => `${name}=${value}`).join("&");
  const length = url.pathname.length + (query === "" ? 0 : query.length + 1);
  if (length <= longest) return [];
  const value = `${germanNumber(length)} Zeichen hinter dem Namen der Website`;
  return [
    {
      name: "sehr lang",
      title: `Die Adresse ist sehr lang: ${value}`,
      value,
      expected: `höchstens ${longest} Zeichen`,
    },
  ];
}

function spellingFaults(pathname: string, path: string | null): AddressFault[] {
  const faults: AddressFault[] = [];
  if (path === null) {
    faults.push({
      name: "falsch kodierte Umlaute",
      title: "Umlaute in der Adresse sind falsch kodiert",
      value: pathname,
      expected: "UTF-8 (ü als %C3%BC) oder ue",
    });
  }
  const readable = path ?? pathname.replace(/%[0-9a-f]{2}/gi, "");
  if (/\p{Lu}/u.test(readable)) {
    faults.push({
      name: "Großbuchstaben",
      title: "Die Adresse enthält Großbuchstaben",
      value: readable,
      expected: "alles klein geschrieben: Groß und klein sind zwei Adressen",
    });
  }
  if (readable.includes("_")) {
    faults.push({
      name: "Unterstriche",
      title: "Die Adresse trennt Wörter mit Unterstrichen",
      value: readable,
      expected: "Bindestriche zwischen den Wörtern",
    });
  }
  return faults;
}

function sessionFault(pathname: string, parameters: [string, string][]): AddressFault[] {
  const inPath = /;([a-z_]{1,20})=/i.exec(pathname)?.[1]?.toLowerCase();
  const name = [...parameters.map(([key]) => key.toLowerCase()), inPath ?? ""].find((key) =>
    sessionNames.has(key),
  );
  if (name === undefined) return [];
  return [
    {
      name: "Kennung des Besuchs",
      title: "Die Adresse enthält eine Kennung des Besuchs",
      // The value belongs to a visit, so it is not repeated.
      value: `Parameter ${name}`,
      expected: "Kennung in einem Cookie statt in der Adresse",
    },
  ];
}

function parameterFaults(parameters: [string, string][]): AddressFault[] {
  if (parameters.length <= mostParameters) return [];
  return [
    {
      name: "viele Parameter",
      title: `Die Adresse hat ${germanNumber(parameters.length)} Parameter`,
      value: parameters
        .slice(0, 6)
        .map(([name]) => name)
        .join(", "),
      expected: `höchstens ${mostParameters} Parameter`,
    },
  ];
}

function nameFault(path: string, parameters: [string, string][]): AddressFault[] {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  const name = last.toLowerCase().replace(/\.(?:html?|php|aspx?|jsp)$/, "");
  const [parameter] = parameters;
  // Without words of its own only the number says which page it is.
  const byNumber =
    parameter !== undefined &&
    (name === "" || name === "index") &&
    parameters.length === 1 &&
    numberParameters.has(parameter[0].toLowerCase()) &&
    /^\d+$/.test(parameter[1]);
  const meaningless = byNumber ? `?${parameter.join("=")}` : emptyNames.test(name) ? last : null;
  if (meaningless === null) return [];
  return [
    {
      name: "nichtssagender Name",
      title: `Die Adresse sagt mit ${quoted(meaningless, 40)} nichts über die Seite`,
      value: meaningless,
      expected: "Wörter, die den Inhalt nennen, etwa /dachdecker-olfen",
    },
  ];
}

/** null when the escapes are not UTF-8. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
