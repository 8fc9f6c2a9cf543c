// What the design rating finds of a firm's brand: its sign in the page's head, its icons, what other sites show of it.
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";
import { FOREIGN, openSite, SITE } from "../../support/seo/made-up-site.ts";

const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=";
const REST = "<main><h1>Dächer aus Münster</h1><p>Wir decken, flicken und dämmen.</p></main>";
const MENU = '<nav><a href="/">Startseite</a> <a href="/leistungen">Leistungen</a></nav>';
const SIGN = `<img src="${DOT}" alt="Dachdecker Muster" width="160" height="40">`;

test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: /404|Failed to load/ });

interface Case {
  name: string;
  title?: string;
  head: string;
  path?: string;
  logo: { kind: string; linksHome: boolean; isHeading?: boolean } | null;
}

const cases: Case[] = [
  {
    name: "a picture that leads home",
    head: `<header><a href="/">${SIGN}</a>${MENU}</header>`,
    logo: found("img"),
  },
  {
    name: "a picture that leads home from an inner page",
    path: "/leistungen/dach.html",
    head: `<a href="${SITE.replace("www.", "")}/index.html">${SIGN}</a>${MENU}`,
    logo: found("img"),
  },
  {
    name: "a drawing, before the picture of a partner",
    head: `<img class="partner" src="${DOT}" width="90" height="40"><a href="/"><svg width="120" height="40"></svg></a>`,
    logo: found("svg"),
  },
  {
    name: "what is called logo, before another link home",
    head: `<a href="/"><svg width="20" height="20"></svg></a><a href="/"><img class="site-logo" src="${DOT}" width="90" height="40"></a>`,
    logo: found("img"),
  },
  {
    name: "the name as text, not the word home of the menu",
    head: `${MENU}<a class="navbar-brand" href="/">Dachdecker Muster</a>`,
    logo: found("text"),
  },
  {
    name: "a background picture of that name without a link",
    head: `${MENU}<div class="site-logo" style="width: 200px; height: 60px; background: url(${DOT})"></div>`,
    logo: { kind: "background", linksHome: false },
  },
  {
    name: "one that leads elsewhere",
    head: `<a href="${FOREIGN}/"><img src="/logo.png" alt="Logo" width="90" height="40"></a>${MENU}`,
    logo: { kind: "img", linksHome: false },
  },
  {
    name: "the first page in this language, not the flag of another",
    head: `<a href="/en/"><img src="${DOT}" alt="English" width="30" height="20"></a><a href="/de">${SIGN}</a>`,
    path: "/de/kontakt",
    logo: found("img"),
  },
  {
    name: "the firm's name in the header, without a link and without a name in the code [EYE-31]",
    title: "Dachdecker Muster – Dächer in Münster",
    head: `<header><strong>Dachdecker Muster</strong>${MENU}</header>`,
    logo: { kind: "text", linksHome: false },
  },
  {
    name: "one that leads to the top of a page that has no other",
    path: "/kontakt.html",
    head: `<a class="logo" href="#">${SIGN}</a>${MENU.replaceAll(/href="[^"]*"/g, 'href="#"')}`,
    logo: found("img"),
  },
  {
    name: "one that leads to the first file of a folder above",
    path: "/neu/leistungen/dach.html",
    head: `<a href="../index.html">${SIGN}</a>${MENU}`,
    logo: found("img"),
  },
  {
    name: "no menu whose links lead nowhere",
    path: "/kontakt.html",
    head: '<nav><a href="#">Leistungen</a> <a href="#">Preise</a></nav>',
    logo: null,
  },
  {
    name: "a name in a heading that leads nowhere may be the title of the page [EYE-58]",
    title: "Dächer aus Münster | Dachdecker Muster",
    head: MENU,
    logo: { kind: "text", linksHome: false, isHeading: true },
  },
  {
    name: "a name between exclamation marks",
    title: "!!! Dachdecker Muster !!!",
    head: `<div>!!! Dachdecker Muster !!!</div>${MENU}`,
    logo: { kind: "text", linksHome: false },
  },
  {
    name: "a name beside a menu that leads down this page [EYE-31]",
    title: "Startseite - haarzauber",
    head: `<div id="cc-website-title">Haarzauber <span>Ihr Friseur</span></div>
      <nav><a href="#">Startseite</a> <a href="#team">Über mich</a> <a href="#">Gästebuch</a> <a href="/#preise">Preise</a></nav>`,
    logo: { kind: "text", linksHome: false },
  },
  {
    name: "a menu whose items stand behind signs is none [EYE-58]",
    path: "/kontakt.html",
    head: '<p><a href="/">» Startseite</a> <a href="/leistungen">» Leistungen</a></p>',
    logo: null,
  },
  {
    name: "a menu that leads down this page is none [EYE-31]",
    head: '<nav><a href="#team">Über mich</a> <a href="#">Gästebuch</a> <a href="/#preise">Preise</a></nav>',
    logo: null,
  },
  {
    name: "the first link to the top of a single page, which shares a word with its title [EYE-31]",
    title: "Physiotherapie Brandt & Team in Kiel",
    head: `<header><a href="#"><svg width="36" height="36"></svg> Physio Brandt</a>
      <nav><a href="#team">Team</a> <a href="#kiel">Kiel</a></nav></header>`,
    logo: found("svg"),
  },
  {
    name: "a name that leads to the head of the page [EYE-31]",
    title: "Petersen Rauh Architekten",
    head: `<header id="oben"><p><a href="#oben">Petersen Rauh Architekten</a></p>
      <nav><a href="#team">Team</a></nav></header>`,
    logo: found("text"),
  },
  {
    name: "no word of the title in a menu whose links lead nowhere [EYE-31]",
    title: "Zwinger und Hundeschule vom Eichengrund",
    head: '<table><tr><td><a href="#">Welpen</a><br><a href="#">Hundeschule</a></td></tr></table>',
    logo: null,
  },
  {
    name: "one that leads to the top of the home page",
    path: "/kontakt.html",
    head: `<a href="/#top">${SIGN}</a>`,
    logo: found("img"),
  },
  {
    name: "the name in letters that the title writes another way [EYE-31]",
    title: "KFZ Reparatur Wischnewski - Ihre freie Werkstatt",
    head: `<table><tr><td><font size="6"><b>KFZ-Reparatur<br>Wischnewski</b></font></td></tr></table>`,
    logo: { kind: "text", linksHome: false },
  },
  {
    name: "a large name that the title has among other words [EYE-31]",
    title: "Ihr Fachbetrieb Elektro Schröter in Paderborn",
    head: `${MENU}<p style="font-size: 28px">Elektro Schröter</p><p>Ihr Fachbetrieb</p>`,
    logo: { kind: "text", linksHome: false },
  },
  { name: "none in a menu alone", head: MENU, logo: null },
  {
    name: "none far below the head",
    head: `<div style="height: 900px"></div><a href="/">${SIGN}</a>`,
    logo: null,
  },
  {
    name: "none in a consent banner",
    head: `<div style="position: fixed; top: 0"><a href="/">${SIGN}</a> Wir nutzen Cookies. <button>Akzeptieren</button></div>`,
    logo: null,
  },
];

for (const { name, title = "x", head, path, logo } of cases) {
  test(`logo: ${name}`, async ({ page }) => {
    await openSite(
      page,
      `<!doctype html><html lang="de"><title>${title}</title><body>${head}${REST}`,
      {},
      path,
    );
    const { brand } = await snapshotOf(page);
    expect(brand.logo && { ...brand.logo, box: undefined }).toEqual(logo && { isHeading: false, ...logo });
  });
}

test("logo: with the box of the picture, also where the page has no address", async ({ page }) => {
  await page.setContent(`<!doctype html><style>body { margin: 10px } img { display: block }</style>
    <a href="/">${SIGN}</a>${REST}`);
  const { brand } = await snapshotOf(page);
  expect(brand.logo).toMatchObject({ box: { x: 10, y: 10, width: 160, height: 40 }, linksHome: true });
});

test("icons, social picture, theme colour and the site's name, short and without queries", async ({
  page,
}) => {
  await openSite(
    page,
    `<!doctype html><head><title>x</title>
    <link rel="SHORTCUT ICON" href="/favicon.ico?v=2"><link rel="icon" type="image/svg+xml" sizes="any" href="data:image/svg+xml,%3Csvg/%3E">
    <link rel="icon" href="data:,"><link rel="apple-touch-icon" sizes="180x180" href="${FOREIGN}/touch.png">
    <link rel="stylesheet" href="data:text/css,">
    <meta property="og:image" content="/teilen.jpg?x=1"><meta name="theme-color" content=" #aa3300 ">
    <meta property="og:site_name" content="Dachdecker   Muster ${"x".repeat(500)}"></head><p>Text</p>`,
  );
  const { brand } = await snapshotOf(page);
  expect(brand).toMatchObject({
    icons: [
      { rel: "shortcut icon", sizes: "", type: "", href: `${SITE}/favicon.ico` },
      { rel: "icon", sizes: "any", type: "image/svg+xml", href: "data:image/svg+xml" },
      { rel: "apple-touch-icon", sizes: "180x180", type: "", href: `${FOREIGN}/touch.png` },
    ],
    socialImage: `${SITE}/teilen.jpg`,
    themeColor: "#aa3300",
  });
  expect(brand.siteName).toMatch(/^Dachdecker Muster x+$/);
  expect(brand.siteName).toHaveLength(120);
});

test("a page that says nothing of itself has none of them", async ({ page }) => {
  await page.setContent("<!doctype html><p>Text</p>");
  const { brand } = await snapshotOf(page);
  expect(brand).toEqual({ logo: null, icons: [], socialImage: null, themeColor: null, siteName: null });
});

function found(kind: string): Case["logo"] {
  return { kind, linksHome: true };
}
