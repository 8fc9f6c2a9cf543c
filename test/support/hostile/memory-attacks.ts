// Pages that fill the memory of their reader with as few bytes as they can; each has nearly the 5 MB that are read.
import { flood, numbered } from "./floods.ts";

/** Characters: with what stands around it, a page stays below the limit of 5 MB. */
const FULL = 4_800_000;
/** Characters of an attribute; facts keep 16,384. */
const LONG = 16_000;

const head = '<!doctype html><html lang="de"><title>Tischlerei</title><h1>Möbel</h1>';
const full = (piece: string) => head + flood(piece, FULL);
const each = (piece: (index: number) => string) => head + numbered(piece, FULL);
/** Every character as two bytes of UTF-8, so that the page has as many bytes. */
const wide = (piece: (index: number) => string) => head + numbered(piece, FULL / 3);
const declared = (json: string) => `${head}<script type="application/ld+json">${json}</script>`;
const listed = (entries: string) => declared(`[${entries}0]`);
const long = (index: number) => `${"x".repeat(LONG)}${index}`;
const manyNames = (index: number, count = 1_000) =>
  Array.from({ length: count }, (_, at) => `n${count * index + at}`).join(" ");

/** Those that ended an analysis in 96 MB, or took it more than twice as much as a decent page. */
export const memoryAttacks: Record<string, () => string> = {
  "JSON-LD of open brackets": () => declared(flood("[", FULL)),
  "JSON-LD nested without end": () => declared(flood("[", FULL / 2) + flood("]", FULL / 2)),
  "JSON-LD of empty objects": () => listed(flood("{},", FULL)),
  "JSON-LD of empty lists": () => listed(flood("[],", FULL)),
  "JSON-LD of numbers": () => listed(flood("1.5,", FULL)),
  "JSON-LD of properties": () => declared(`{${numbered((i) => `"k${i}":1,`, FULL)}"z":0}`),
  "JSON-LD of types": () => declared(`{"@type":[${flood('"a",', FULL)}"b"]}`),
  "JSON-LD of one long type": () => declared(`{"@type":"${flood("x", FULL)}"}`),
  "JSON-LD of escapes": () => declared(`{"@type":"${flood("\\u0041", FULL)}"}`),
  "JSON-LD of firms": () => listed(numbered((i) => `{"@type":"LocalBusiness","name":"${i}"},`, FULL)),
  "JSON-LD of firms in each other": () => declared(flood('{"@type":"Bakery","x":', FULL)),
  "JSON-LD of empty lines": () => declared(`{"@type":${flood("\n", FULL)}x}`),
  "many blocks of JSON-LD": () => full('<script type="application/ld+json">{"@type":"Bakery"}</script>'),
  "one word": () => `${head}<p>${flood("dach", FULL)}`,
  "one word of umlauts": () => `${head}<p>${flood("ä", FULL / 2)}`,
  "one word of hyphens": () => `${head}<p>${flood("dach-", FULL)}`,
  "ever new words": () => `${head}<p>${numbered((i) => `${i.toString(36)} `, FULL)}`,
  "words of one letter": () => `${head}<p>${flood("a ", FULL)}`,
  "lines of one letter": () => full("<p>x"),
  "one letter of three bytes": () => wide(() => "€"),
  "og properties": () => each((i) => `<meta property=og:x${i} content=y>`),
  "twitter properties of some length": () =>
    each((i) => `<meta name=twitter:x${i} content=${"y".repeat(60)}>`),
  "og values of 16 kB": () => each((i) => `<meta property=og:x${i} content="${long(i)}">`),
  "og names of 16 kB": () => each((i) => `<meta property="og:${long(i)}" content=y>`),
  "meta elements with everything": () =>
    each((i) => `<meta name=a${i} property=b${i} http-equiv=c${i} charset=d${i} content=e${i}>`),
  "a long base and many images": () =>
    `${head}<base href="https://a.example/${"ä".repeat(15_000)}/">${numbered((i) => `<img src=${i}>`, FULL / 2)}`,
  "a long base and many links": () =>
    `${head}<base href="https://a.example/${"ä".repeat(15_000)}/">${numbered((i) => `<a href=${i}>x</a>`, FULL / 2)}`,
  "a base that is just allowed, and many images": () =>
    `${head}<base href="https://a.example/${"a".repeat(1_900)}/">${numbered((i) => `<img src=${i}>`, FULL / 2)}`,
  "a base that is just allowed, and many links to an Impressum": () =>
    `${head}<base href="https://a.example/${"a".repeat(1_900)}/">${numbered((i) => `<a href=${i}>Impressum</a>`, FULL / 2)}`,
  "a base that is just allowed, and many canonical addresses": () =>
    `${head}<base href="https://a.example/${"a".repeat(1_900)}/">${numbered((i) => `<link rel=canonical href=${i}>`, FULL / 2)}`,
  "a base that is just allowed, and many language versions": () =>
    `${head}<base href="https://a.example/${"a".repeat(1_900)}/">${numbered((i) => `<link rel=alternate hreflang=de href=${i}>`, FULL / 2)}`,
  "a base at Google's fonts, and many connections": () =>
    `${head}<base href="https://fonts.gstatic.com/${"a".repeat(1_900)}/">${numbered((i) => `<link rel=preconnect href=${i}>`, FULL / 2)}`,
  "canonical addresses of 45 kB": () => wide((i) => `<link rel=canonical href="/${i}${"€".repeat(5_000)}">`),
  "links of 16 kB": () => each((i) => `<a href="/${long(i)}">x</a>`),
  "many links": () => each((i) => `<a href=/${i}>x</a>`),
  "links to one telephone each": () => each((i) => `<a href=tel:${i}>Tel. 02595 ${i}</a>`),
  "links with a picture": () => each(() => "<a href=x><img alt=x></a>"),
  "links of many relations": () => each(() => `<a href=x rel="${"a ".repeat(40)}">x</a>`),
  "dead links": () => each((i) => `<a href="#">x${i}</a>`),
  "srcsets of 16 kB": () => each((i) => `<img srcset="${numbered((j) => `a${i}-${j} 1w,`, LONG)}">`),
  "images with everything": () =>
    each((i) => `<img src=/${i} srcset=/${i} alt=${i} width=1 height=1 loading=l fetchpriority=x>`),
  "many scripts": () => each((i) => `<script src=https://h${i}.example/></script>`),
  "many style sheets": () => each((i) => `<link rel=stylesheet href=https://h${i}.example/>`),
  "many frames": () => each((i) => `<iframe src=https://h${i}.example/></iframe>`),
  "headings of 900 characters": () =>
    each((i) => `<h${(i % 6) + 1}>${"x".repeat(900)} ${i}</h${(i % 6) + 1}>`),
  "titles of 16 kB": () => each((i) => `<title>${long(i)}</title>`),
  "fields with long names": () => each((i) => `<input id="${long(i)}">`),
  "many labels": () => each((i) => `<label for=i${i}>x</label>`),
  "microdata properties of one item": () =>
    `${head}<div itemscope itemtype="http://schema.org/Bakery">${numbered((i) => `<p itemprop="${manyNames(i)}">`, FULL)}`,
  "microdata properties of many items": () =>
    each((i) => `<div itemscope><p itemprop="${manyNames(i, 900)}"></div>`),
  "many microdata items": () => each((i) => `<div itemscope itemtype=a${i}></div>`),
  "microdata types of 16 kB": () => each((i) => `<div itemscope itemtype="${long(i)}"></div>`),
  "classes of 16 kB": () => each((i) => `<div class="${manyNames(i)}"></div>`),
  "nested elements": () => full("<div>"),
  "misnested formatting": () => each((i) => `<b id=b${i}><i><u><p></b>x`),
  "telephone numbers": () => `${head}<p>${numbered((i) => `Telefon: 02595 ${100_000 + i} `, FULL)}`,
  "mail addresses": () => `${head}<p>${numbered((i) => `info${i}@a.de `, FULL)}`,
  "postal addresses": () => `${head}<p>${numbered((i) => `Kirchstr. ${i} 59399 Olfen<br>`, FULL)}`,
  years: () => `${head}<p>${numbered((i) => `© ${1900 + (i % 200)} Firma ${i} `, FULL)}`,
};
