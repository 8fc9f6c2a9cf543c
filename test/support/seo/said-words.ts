// What a piece to copy holds beyond markup: words and numbers that the page, its address or its Impressum did not say.

/** What else a piece may be made of: names of elements, attributes, headers and directives, and their usual values. */
const MARKUP = new Set(
  (
    "a address author body head header h1 html iframe img li link loc main meta ol picture script source span time title url br p " +
    "alt aria label charset class content datetime fetchpriority height href hreflang id itemid item itemlistelement itemprop " +
    "itemscope itemtype lang loading name position property rel sizes src srcset type width " +
    "100vw 1200 1200w 600 600w 630 1 device eager high initial large lazy max scale text utf 8 viewport webp de " +
    "canonical alternate description robots index follow image preview og " +
    "application ld json context https http schema org www addresscountry addresslocality article breadcrumblist datepublished " +
    "headline listitem localbusiness openinghours person postaladdress postalcode sameas streetaddress telephone tel " +
    "apache htaccess httpd conf nginx php ini off always set unset edit add redirect 301 r l nc or rewritecond rewriteengine on " +
    "rewriterule http_host request uri host servertokens tokens prod serversignature expose functions wordpress wp generator remove action " +
    "cache control no cookie path secure httponly samesite sameorigin nosniff x frame options content security policy report only " +
    "default self none object base ancestors form strict transport age 31536000 referrer origin when cross " +
    "user agent allow disallow sitemap xml txt statt unter zeile latin openstreetmap search query karte anfahrt video termin vereinbaren"
  ).split(" "),
);

/** Lower-case words and numbers that stand in the piece and nowhere in what the page says; gaps left out. */
export function unsaidWords(snippet: string, said: string): string[] {
  const source = normal(said);
  const known = new Set(source.match(/[\p{L}\d]+/gu));
  const digits = source.replace(/\D/g, "");
  const held = normal(snippet.replace(/‹[^‹›]+›/g, " "));
  const cut: string[] = held.match(/[\p{L}\d]+(?=…)/gu) ?? [];
  const words = held.match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    if (MARKUP.has(word) || known.has(word) || known.has(word.padStart(2, "0"))) return false;
    // "1400w" of a width; the beginning of a word that is cut.
    if (known.has(word.replace(/(?<=^\d+)w$/, ""))) return false;
    if (cut.includes(word) && [...known].some((one) => one.startsWith(word))) return false;
    // "+49259…" for "0259…", however it is spaced.
    return !(/^(?:49|43|41)?\d{4,}$/.test(word) && digits.includes(word.replace(/^(?:49|43|41)/, "")));
  });
}

/** Lower case; of dates for machines year and day, as a page writes them, and the hour apart from them. */
function normal(text: string): string {
  return decoded(text)
    .toLowerCase()
    .replace(/(\d{4})-\d{2}-(\d{2})/g, (_, year, day) => `${year} ${Number(day)} `)
    .replace(/(?<=[ \d])t(?=\d\d:)/g, " ");
}

function decoded(text: string): string {
  const unescaped = text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(
      /&(auml|ouml|uuml|Auml|Ouml|Uuml|szlig|amp|quot|lt|gt|nbsp|shy|ndash|lsaquo|rsaquo);/g,
      (_, name) => NAMED[name] ?? " ",
    );
  return unescaped.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

const NAMED: Record<string, string> = {
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  amp: "&",
  shy: "",
};
