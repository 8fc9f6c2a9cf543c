// What makes an address hard to read, share or crawl, as far as the address itself proves it.
import { germanNumber, quoted } from "../engine/wording.ts";
import { findLeadingPage } from "./leading-page.ts";
import { sessionParameters, trackingName } from "./removable-parameters.ts";
import { decodeEscapes } from "./urls.ts";

export interface AddressFault {
  /** As part of a list: "sehr lang". */
  name: string;
  /** As a sentence of its own. */
  title: string;
  value: string;
  expected: string;
}

/** Characters of path and query. Google names no limit; longer ones get cut in results and mails. */
const maxLength = 100;
/** Every further parameter multiplies the addresses of one page. */
const maxParameters = 3;

/** Last path segments that say nothing, without extension. */
const meaninglessNames =
  /^(?:(?:neue-|new-)?(?:seite|page)[-_]?\d*|untitled\d*|unbenannt\d*|unterseite[-_]?\d*|dokument\d*|document\d*|site\d+|p\d+|id\d+|test\d*)$/;
/** Parameters that identify the whole page. */
const idParameters = new Set(["p", "page_id", "id", "idcat", "idart", "pageid", "cat"]);

type Parameters = [name: string, value: string][];

export function findAddressFaults(address: string): AddressFault[] {
  const url = new URL(address);
  const parameters = [...url.searchParams].filter(([name]) => !trackingName.test(name.toLowerCase()));
  const path = decodeEscapes(url.pathname);
  return [
    checkLength(url, parameters),
    ...checkSpelling(url.pathname, path),
    checkSession(url.pathname, parameters),
    checkParameters(parameters),
    findLeadingPage(address) === null ? checkName(path ?? "", parameters) : null,
  ].filter((fault) => fault !== null);
}

function checkLength(url: URL, parameters: Parameters): AddressFault | null {
  const query = parameters.map(([name, value]) => `${name}=${value}`).join("&");
  const length = url.pathname.length + (query === "" ? 0 : query.length + 1);
  if (length <= maxLength) return null;
  const value = `${germanNumber(length)} Zeichen hinter dem Namen der Website`;
  return {
    name: "sehr lang",
    title: `Die Adresse ist sehr lang: ${value}`,
    value,
    expected: `höchstens ${maxLength} Zeichen`,
  };
}

function checkSpelling(pathname: string, path: string | null): AddressFault[] {
  const readable = path ?? pathname.replace(/%[0-9a-f]{2}/gi, "");
  const faults: AddressFault[] = [];
  if (path === null) {
    faults.push({
      name: "falsch kodierte Umlaute",
      title: "Umlaute in der Adresse sind falsch kodiert",
      value: pathname,
      expected: "UTF-8 (ü als %C3%BC) oder ue",
    });
  }
  // "/Taschen/Seesack-aus-Segeltuch" is read like a title, and shops write all their addresses so.
  if (/\p{L}\p{Lu}/u.test(readable)) {
    faults.push({
      name: "Großbuchstaben",
      title: "Die Adresse enthält Großbuchstaben",
      value: readable,
      expected: "klein geschrieben: Groß und klein sind zwei Adressen",
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

function checkSession(pathname: string, parameters: Parameters): AddressFault | null {
  const inPath = /;([a-z_]{1,20})=/i.exec(pathname)?.[1] ?? "";
  const names = [...parameters.map(([key]) => key), inPath].map((key) => key.toLowerCase());
  const name = names.find((key) => sessionParameters.has(key));
  if (name === undefined) return null;
  return {
    name: "Kennung des Besuchs",
    title: "Die Adresse enthält eine Kennung des Besuchs",
    // Not the value: it belongs to a visit.
    value: `Parameter ${name}`,
    expected: "Kennung in einem Cookie statt in der Adresse",
  };
}

function checkParameters(parameters: Parameters): AddressFault | null {
  if (parameters.length <= maxParameters) return null;
  const names = parameters.slice(0, 6).map(([name]) => name);
  return {
    name: "viele Parameter",
    title: `Die Adresse hat ${germanNumber(parameters.length)} Parameter`,
    value: names.join(", "),
    expected: `höchstens ${maxParameters} Parameter`,
  };
}

function checkName(path: string, parameters: Parameters): AddressFault | null {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  const name = last.toLowerCase().replace(/\.(?:html?|php|aspx?|jsp)$/, "");
  const [parameter] = parameters;
  const isNumbered =
    parameter !== undefined &&
    (name === "" || name === "index") &&
    parameters.length === 1 &&
    idParameters.has(parameter[0].toLowerCase()) &&
    /^\d+$/.test(parameter[1]);
  const value = isNumbered ? `?${parameter.join("=")}` : meaninglessNames.test(name) ? last : null;
  if (value === null) return null;
  return {
    name: "nichtssagender Name",
    title: `Die Adresse sagt mit ${quoted(value, 40)} nichts über die Seite`,
    value,
    expected: "Wörter, die den Inhalt nennen, etwa /dachdecker-olfen",
  };
}
