import { auditCases } from "#test/support/audit-cases.ts";
import { aLink, anImage, aScript } from "#test/support/page-facts.ts";
import { altQuality } from "#worker/seo/audits/alt-quality.ts";
import { firstImageEager } from "#worker/seo/audits/first-image-eager.ts";
import { imageFormats } from "#worker/seo/audits/image-formats.ts";
import { internalLinks } from "#worker/seo/audits/internal-links.ts";
import { linkTargets } from "#worker/seo/audits/link-targets.ts";
import { responsiveImages } from "#worker/seo/audits/responsive-images.ts";
import type { AnchorFact, HtmlFacts, ImageFact, MediaFact } from "#worker/seo/page-facts.ts";

const images = (count: number, overrides: Partial<ImageFact> = {}): ImageFact[] =>
  Array.from({ length: count }, (_, index) =>
    anImage({ src: `/bilder/dach-${"abcdefghijklmnop"[index % 16]}.jpg`, ...overrides }),
  );
const aSource = (srcset: string): MediaFact => ({ tag: "source", src: null, srcset, title: null });
const page = (list: ImageFact[], media: MediaFact[] = []) => ({ html: { images: list, media } });
const alts = (...list: (string | null)[]) =>
  page(list.map((alt, index) => anImage({ alt, src: `/bilder/${index}.jpg` })));
const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });
const linksTo = (...hrefs: string[]) => links(...hrefs.map((href) => aLink("Leistungen", href)));

auditCases(altQuality, [
  { when: "two that describe", status: "passed" },
  {
    when: "the name of a file",
    page: alts("Steildach", "dach_neu-2.JPG"),
    status: "warning",
    title: "1 von 2 Alternativtexten beschreibt das Bild nicht",
    value: "alt=„dach_neu-2.JPG“ ist ein Dateiname",
    points: 5,
  },
  {
    when: "a sentence that ends with the name of a file",
    page: alts("So sieht dach.jpg aus: siehe haus.jpg"),
    status: "passed",
  },
  {
    when: "„Bild“",
    page: alts("Bild"),
    status: "warning",
    title: "Der einzige Alternativtext beschreibt",
    points: 0,
  },
  { when: "„image1“", page: alts("image1"), status: "warning", value: "sagt nur, dass dort ein Bild ist" },
  {
    when: "the number of a camera",
    page: alts("IMG_20240512_1403", "DSC00412"),
    status: "warning",
    points: 0,
  },
  { when: "a word with a sense of its own", page: alts("Bild 3: Unser Lager in Olfen"), status: "passed" },
  { when: "Bilder, but more", page: alts("Bilderrahmen", "Bannerwerbung"), status: "passed" },
  {
    when: "four images with the same text",
    page: alts("Galerie", "Galerie", "galerie", "Galerie", "Team"),
    status: "warning",
    value: "steht an 4 verschiedenen Bildern",
    points: 2,
  },
  {
    when: "one image four times",
    page: page(images(4, { alt: "Logo Beispiel", src: "/logo.svg" })),
    status: "passed",
  },
  { when: "151 characters", page: alts("D".repeat(151)), status: "warning", value: "hat 151 Zeichen" },
  { when: "150 characters", page: alts("D".repeat(150)), status: "passed" },
  { when: "empty ones, for decoration", page: alts("", " ", null), status: "notApplicable" },
  { when: "no images", page: page([]), status: "notApplicable" },
  { when: "a megabyte of digits", page: alts(`a${"1 ".repeat(500_000)}x`), status: "warning" },
]);

auditCases(firstImageEager, [
  { when: "it loads at once", status: "passed" },
  {
    when: "it is late",
    page: page(images(1, { loading: "lazy" })),
    status: "warning",
    title: "Das erste große Bild der Seite lädt verzögert",
    value: 'loading="lazy"',
  },
  {
    when: "behind a logo",
    page: page([anImage({ width: "120" }), ...images(1, { loading: "LAZY" })]),
    status: "warning",
  },
  {
    when: "late and urgent",
    page: page(images(1, { loading: "lazy", fetchPriority: "high" })),
    status: "failed",
    title: "zugleich sofort und später",
  },
  {
    when: "only the fourth image is large",
    page: page([...images(3, { width: "40" }), ...images(1, { loading: "lazy" })]),
    status: "notApplicable",
  },
  { when: "399 pixels", page: page(images(1, { width: "399", loading: "lazy" })), status: "notApplicable" },
  { when: "no size", page: page(images(1, { width: null, loading: "lazy" })), status: "notApplicable" },
  {
    when: "a width in percent",
    page: page(images(1, { width: "100%", loading: "lazy" })),
    status: "notApplicable",
  },
  {
    when: "a script loads it",
    page: page(images(1, { src: "data:image/gif;base64,R0", loading: "lazy" })),
    status: "unchecked",
  },
  { when: "no images", page: page([]), status: "notApplicable" },
]);

auditCases(imageFormats, [
  { when: "half of them are webp", status: "passed" },
  {
    when: "three of three are jpg",
    page: page(images(3)),
    status: "warning",
    title: "3 von 3 größeren Bildern sind JPG-, PNG- oder GIF-Dateien",
    value: "/bilder/dach-a.jpg · /bilder/dach-b.jpg · /bilder/dach-c.jpg",
    points: 0,
  },
  { when: "a single jpg", page: page(images(1)), status: "passed" },
  { when: "half and half", page: page([...images(2), ...images(2, { src: "/a.avif" })]), status: "passed" },
  {
    when: "webp in srcset",
    page: page(images(3, { srcset: "/a-400.webp 400w, /a-800.webp 800w" })),
    status: "passed",
  },
  {
    when: "jpg in srcset",
    page: page(images(3, { srcset: "/a-400.jpg 400w, /a-800.jpg 800w" })),
    status: "warning",
  },
  {
    when: "webp in source elements of the same name",
    page: page(images(3), [
      aSource("/b/dach-a-800.webp 1x"),
      aSource("/b/dach-b.avif"),
      aSource("/b/dach-c.jpg.webp"),
    ]),
    status: "passed",
  },
  {
    when: "source elements of other names",
    page: page(images(3), [aSource("/x/1.webp"), aSource("/x/2.webp"), aSource("/x/3.webp")]),
    status: "passed",
  },
  {
    when: "source elements with jpg",
    page: page(images(3), [aSource("/x/1.jpg 1x, /x/1-gross.jpg 2x")]),
    status: "warning",
  },
  {
    when: "a service that chooses",
    page: page(images(3, { src: "/foto.jpg?w=800&auto=format" })),
    status: "notApplicable",
  },
  { when: "icons", page: page(images(9, { width: "64" })), status: "notApplicable" },
  { when: "no sizes", page: page(images(9, { width: null })), status: "notApplicable" },
  { when: "drawings", page: page(images(9, { src: "/a.svg" })), status: "notApplicable" },
  {
    when: "a srcset of a megabyte",
    page: page(images(3, { srcset: "a, ".repeat(350_000) })),
    status: "notApplicable",
  },
]);

auditCases(responsiveImages, [
  { when: "no large images", status: "notApplicable" },
  {
    when: "a large one without srcset",
    page: page(images(1, { width: "2400" })),
    status: "warning",
    title: "Das große Bild der Seite gibt es nur in voller Breite",
    value: "/bilder/dach-a.jpg (2.400 Pixel breit)",
    points: 0,
  },
  {
    when: "two of three",
    page: page([
      ...images(2, { width: "1600" }),
      ...images(1, { width: "1600", srcset: "/a.jpg 800w, /b.jpg 1600w" }),
    ]),
    status: "warning",
    title: "2 von 3 großen Bildern gibt es nur in voller Breite",
    points: 3.33,
  },
  {
    when: "a srcset with one size",
    page: page(images(1, { width: "1600", srcset: "/a.jpg 1600w" })),
    status: "warning",
  },
  {
    when: "a source element",
    page: page(images(1, { width: "1600" }), [aSource("/dach-a.webp")]),
    status: "passed",
  },
  { when: "1200 pixels", page: page(images(1, { width: "1200" })), status: "notApplicable" },
  {
    when: "a large drawing",
    page: page(images(1, { width: "2400", src: "/plan.svg" })),
    status: "notApplicable",
  },
  { when: "a width that is no number", page: page(images(1, { width: "2400vw" })), status: "notApplicable" },
  {
    when: "an embedded one",
    page: page(images(1, { width: "2400", src: "data:image/png;base64,x" })),
    status: "notApplicable",
  },
]);

auditCases(linkTargets, [
  {
    when: "paths, tel: and mailto:",
    page: linksTo("/a", "b.html", "tel:+49", "mailto:a@b.de", "#kontakt", "?seite=2"),
    status: "passed",
  },
  {
    when: "a rechner only the owner reaches",
    page: linksTo("/a", "http://localhost:8080/kontakt", "/b", "/c"),
    status: "failed",
    title: "Ein Link führt auf einen Rechner, den nur Sie erreichen: „Leistungen“",
    value: "href=„http://localhost:8080/kontakt“",
    points: 5,
  },
  { when: "an address at home", page: linksTo("http://192.168.178.20/"), status: "failed" },
  {
    when: "a local page under test",
    page: { ...linksTo("http://localhost:3000/a"), fetched: { url: "http://localhost:3000/" } },
    status: "passed",
  },
  {
    when: "a copy for tests",
    page: linksTo("https://staging.dachdecker-beispiel.de/"),
    status: "failed",
    title: "Fassung zum Testen",
  },
  {
    when: "a copy for tests that is itself analysed",
    page: {
      ...linksTo("https://staging.dachdecker-beispiel.de/a"),
      fetched: { url: "https://staging.dachdecker-beispiel.de/" },
    },
    status: "passed",
  },
  {
    when: "a copy for tests of somebody else",
    page: linksTo("https://dev.to/dach", "https://test.example.org/"),
    status: "passed",
  },
  { when: "a file on a computer", page: linksTo("file:///C:/Users/dach.pdf"), status: "failed" },
  { when: "a drive letter", page: linksTo("C:\\Users\\dach.pdf"), status: "failed" },
  {
    when: "www without https",
    page: linksTo("www.verband.de/dach"),
    status: "failed",
    title: "lässt https:// weg",
  },
  { when: "an own page named www", page: linksTo("www.html", "www"), status: "passed" },
  { when: "an address that is none", page: linksTo("http://", "https://["), status: "failed" },
  {
    when: "a script",
    page: linksTo("javascript:void(0)", "/a"),
    status: "warning",
    title: "ruft ein Skript statt einer Seite auf",
    points: 5,
  },
  { when: "nothing", page: linksTo("", "/a"), status: "warning", title: "hat kein Ziel" },
  { when: "# alone", page: linksTo("#", "/a"), status: "warning" },
  {
    when: "# for the start of the page",
    page: links(aLink("Nach oben", "#"), aLink("", "#", { otherName: "Zum Seitenanfang" })),
    status: "passed",
  },
  {
    when: "the window of a consent tool",
    page: links(aLink("Cookie-Einstellungen", "javascript:;")),
    status: "passed",
  },
  {
    when: "http:// to the own site",
    page: linksTo("http://dachdecker-beispiel.de/steildach", "/a", "/b", "/c"),
    status: "warning",
    title: "führt unverschlüsselt (http) auf die eigene Website",
    points: 7.5,
  },
  { when: "http:// to another site", page: linksTo("http://example.org/"), status: "passed" },
  {
    when: "http:// on a site without https",
    page: { ...linksTo("http://www.a.de/b"), fetched: { url: "http://www.a.de/" } },
    status: "passed",
  },
  {
    when: "a broken one behind a hint",
    page: linksTo("#", "file:///a"),
    status: "failed",
    title: "2 von 2 Links führen nicht ans Ziel oder über einen Umweg",
    value: "zeigt auf eine Datei",
    points: 0,
  },
  { when: "no links", page: links(), status: "notApplicable" },
  {
    when: "fifty thousand scripts",
    page: linksTo(...Array.from({ length: 50_000 }, () => "javascript:a()")),
    status: "warning",
  },
  {
    when: "an address of a megabyte",
    page: linksTo(`https://a.de/${"a".repeat(1_000_000)}`),
    status: "passed",
  },
]);

const legalOnly: Partial<HtmlFacts> = {
  anchors: [
    aLink("Impressum", "/impressum"),
    aLink("Datenschutz", "/datenschutz"),
    aLink("Verband", "https://example.org/"),
  ],
};
const jumps = ["#leistungen", "#team", "#kontakt"].map((href) => aLink("Abschnitt", href));

auditCases(internalLinks, [
  { when: "one beside the legal ones", status: "passed", title: "Die Seite führt auf 1 eigene Seite" },
  { when: "two", page: linksTo("/a", "/b", "/a#c"), status: "passed", title: "auf 2 eigene Seiten" },
  {
    when: "legal ones only",
    page: { html: legalOnly },
    status: "warning",
    title: "führt kein Link auf Ihre anderen Inhalte",
    value: "nur /impressum · /datenschutz",
  },
  { when: "none at all", page: linksTo("https://example.org/"), status: "warning", value: "keine" },
  { when: "itself only", page: linksTo("/dachdecker-olfen", "", "#oben"), status: "warning" },
  { when: "pictures only", page: linksTo("/bilder/a.jpg", "/preise.pdf"), status: "warning" },
  {
    when: "a site of one page",
    page: { html: { anchors: [...jumps, ...(legalOnly.anchors ?? [])] } },
    status: "notApplicable",
  },
  {
    when: "another host of the own site",
    page: linksTo("https://shop.dachdecker-beispiel.de/"),
    status: "passed",
  },
  {
    when: "a page that a script builds",
    page: { text: "Bitte JavaScript einschalten", html: { anchors: [], scripts: [aScript()] } },
    status: "unchecked",
  },
  {
    when: "none in the part that was read",
    page: { html: legalOnly, fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "fifty thousand",
    page: linksTo(...Array.from({ length: 50_000 }, (_, index) => `/seite-${index}`)),
    status: "passed",
    title: "auf mindestens 100 eigene Seiten",
  },
]);
