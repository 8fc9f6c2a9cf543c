// More links to legal pages, labelled by hand in two later sittings, each before the rules were asked: of the judgements on the
// second sheet 56 of 62 were right at once, on the third 78 of 80. What was wrong was mended, and all of them are held since.

/** "linked": a way leads there. "none": it is missing. "open": the HTML alone cannot tell. */
export type LinkLabel = "linked" | "none" | "open";

export interface LinkSituation {
  /** Stands behind text and two links on a page at https://www.praxis-muster.de/ unless `at` says otherwise. */
  html: string;
  at?: string;
  imprint: LinkLabel;
  privacy: LinkLabel;
}

export type Row = [html: string, imprint: LinkLabel, privacy: LinkLabel, at?: string];

const [L, N, O] = ["linked", "none", "open"] as const;

export const laterSheets: readonly Row[] = [
  // A second sheet, labelled when the rules stood: what shops, builders and older systems write.
  ['<a href="/Impressum" title="Impressum" class="footer-link">Impressum</a>', L, N],
  [
    '<a href="/policies/legal-notice">Impressum</a> <a href="/policies/privacy-policy">Datenschutzerklärung</a>',
    L,
    L,
  ],
  ['<a href="/policies/legal-notice"><span></span></a>', L, N],
  [
    '<a href="/shop_content.php?coID=4">Impressum</a> <a href="/shop_content.php?coID=2">Privatsphäre und Datenschutz</a>',
    L,
    L,
  ],
  ['<a href="/index.php?id=4&amp;L=0">Impressum</a>', L, N],
  ['<a href="/blank-page">Impressum</a> <a href="/datenschutz-1">Datenschutz</a>', L, L],
  ['<a href="/kontakt-rechtliches/">Kontakt &amp; Rechtliches</a>', L, L],
  ['<a href="/index.php?id=4">Wer wir sind (§ 5 DDG)</a>', L, N],
  ['<a href="/wer-wir-sind">Wer wir sind</a>', N, N],
  ['<a href="https://www.stadt-muster.de/impressum">Impressum der Stadt</a>', O, N],
  ['<a href="https://www.google.com/impressum">Impressum der Karte</a>', N, N],
  ['<a href="impressum.html">Wer diese Seite macht und was mit Daten geschieht</a>', L, L],
  ['<a href="impressum.html">Wer diese Seite macht</a>', L, N],
  // To a place of this page: where nothing of the kind stands, a script may bring it, or the link has lost its target.
  ['<a href="#_5">Impressum</a>', O, N],
  ['<a href="#_5">Impressum</a><div id="_5">Impressum</div><p>Muster GmbH, Weg 1</p>', L, N],
  [
    '<a href="#datenschutz">Datenschutz</a><section id="datenschutz"><h2>Datenschutzerklärung</h2></section>',
    N,
    L,
  ],
  ['<a href="#datenschutz">Datenschutz</a>', N, O],
  ['<a href="#/datenschutz">Datenschutz</a>', N, L],
  ['<a href="#" id="cn-more-info" aria-label="Datenschutz">Datenschutz</a>', N, O],
  ['<a href="/en/imprint">Imprint / Privacy</a>', L, L],
  ['<a href="/rl">IMPRESSUM | DATENSCHUTZ | AGB</a>', L, L],
  ['<a href="/impressumsangaben">Impressumsangaben</a>', L, N],
  ['<a href="/legal-disclosure">Legal Disclosure</a>', L, N],
  ['<a href="/haftung">Haftungsausschluss (Disclaimer) und Impressum</a>', L, N],
  ['<a href="/i">Unser Impressum finden Sie hier</a>', L, N],
  ['<a href="/impressum"></a> <a href="/datenschutz/">Weitere Informationen</a>', L, L],
  ['<a href="javascript:popup(&apos;impressum.html&apos;)">Impressum</a>', L, N],
  ['<a href="https://www.praxis-muster.de:443/impressum">Impressum – Praxis Muster</a>', L, N],
  ['<a href="/ds">Datenschutz-Hinweise</a>', N, L],
  ['<a href="/ds">Datenschutzhinweise &amp; Cookies</a>', N, L],
  ['<a href="/datenschutz-haftung">Datenschutz &amp; Haftung</a>', N, L],
  ['<a href="/datenschutz">Mehr zum Thema Datenschutz</a>', N, L],
  ['<a href="/erklaerung">Erklärung zum Datenschutz</a>', N, L],
  ['<a href="/dsgvo-info">Hinweise nach Art. 13 DSGVO</a>', N, L],
  ['<a href="/Datenschutzerklaerung.pdf">Download</a>', N, L],
  ['<a href="/newsletter-datenschutz">Datenschutzbestimmungen für unseren Newsletter</a>', N, L],
  ['<a href="/eu">Datenschutz-Grundverordnung</a>', N, L],
  [
    '<a href="mailto:impressum@praxis-muster.de">Mail</a> <a href="mailto:datenschutz@praxis-muster.de">datenschutz@praxis-muster.de</a>',
    N,
    N,
  ],
  ['<a href="/neues-datenschutzgesetz-in-kraft/">Neues Datenschutzgesetz in Kraft</a>', N, N],
  ['<a href="/datenpanne/">Datenschutzpanne im Rathaus</a>', N, N],
  ['<a href="/impressumspflicht-bei-facebook/">Impressumspflicht bei Facebook</a>', N, N],
  ['<a href="/team#ds">Unsere Datenschutzbeauftragte</a>', N, N],
  ['<a href="/cookies#praeferenzen">Privatsphäre-Präferenzen ändern</a>', N, N],
  // A third sheet, labelled when the second was settled.
  [
    '<a href="/kontakt/impressum.html" class="nav">Impressum</a><a href="/kontakt/datenschutz.html" class="nav">Datenschutz</a>',
    L,
    L,
  ],
  ['<a href="https://praxis-muster.de/imprint.html">imprint</a>', L, N],
  [
    '<a href="/unternehmen/impressum">Impressum / Kontakt</a> <a href="/unternehmen/dse">Datenschutzerklärung (DSGVO)</a>',
    L,
    L,
  ],
  ['<a href="/page/12">Impressum &amp; AGB</a> <a href="/page/13">Datenschutz (DSGVO)</a>', L, L],
  ['<a href="/index.php?article_id=7">Impressum</a>', L, N],
  ['<a href="/impressum.aspx?lang=de">Über diese Website</a>', L, N],
  ['<a href="./?impressum=1">Info</a>', L, N],
  ['<a href="/cms/front_content.php?idcat=42">Datenschutz</a>', N, L],
  ['<a href="/wir/impressum-praxis-muster">Praxis</a>', L, N],
  ['<a href="/footer/imprint-and-privacy">Imprint &amp; Privacy Policy</a>', L, L],
  [
    '<a href="/service/datenschutzinformationen-fuer-patienten">Datenschutzinformationen für Patientinnen und Patienten</a>',
    N,
    L,
  ],
  ['<a href="/datenschutz-app">Datenschutz App</a>', N, L],
  ['<a href="/d">Allgemeine Datenschutzhinweise</a>', N, L],
  ['<a href="/d">Datenschutzerklärung und Cookie-Richtlinie der Praxis Muster</a>', N, L],
  ['<a href="/d">AGB, Widerruf und Datenschutz</a>', N, L],
  ['<a href="/d">AGB · Impressum · Datenschutz</a>', L, L],
  ['<a href="#footer-imprint" data-bs-toggle="modal">Impressum</a>', O, N],
  [
    '<a href="#footer-imprint" data-bs-toggle="modal">Impressum</a><div id="footer-imprint" class="modal"><h5>Impressum</h5></div>',
    L,
    N,
  ],
  ['<a href="/i"><b>Impressum</b> <small>Angaben zum Anbieter</small></a>', L, N],
  ['<a href="/i" title="Zum Impressum der Praxis"><i></i></a>', L, N],
  ['<a href="/d" aria-label="Link zur Datenschutzerklärung"><i></i></a>', N, L],
  ['<a href="/i"><img src="/i.gif" alt="IMPRESSUM" title="x"></a>', L, N],
  ['<a href="/imprint/" hreflang="en">Legal information</a>', L, L],
  ['<a href="/haftungsausschluss">Haftungsausschluss</a>', N, N],
  ['<a href="/nutzungsbedingungen">Nutzungsbedingungen</a> <a href="/widerruf">Widerruf</a>', N, N],
  ['<a href="/presse">Presse</a> <a href="/impressionen">Impressionen</a>', N, N],
  ['<a href="/impressionen">Impressionen aus der Praxis</a>', N, N],
  ['<a href="/it-sicherheit">IT-Sicherheit und Datenschutz für Firmen</a>', N, N],
  [
    '<a href="/loesungen/datenschutz/">Datenschutz</a> <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>',
    N,
    L,
  ],
  ['<a href="/news/impressum-neu">Unser neues Impressum</a>', N, N],
  ['<a href="/datenschutz-in-der-pflege-sechs-regeln/">Datenschutz in der Pflege: sechs Regeln</a>', N, N],
  ['<a href="/kurse">Kurs: Datenschutz im Büro</a>', N, N],
  ['<a href="https://www.datenschutz.org/">datenschutz.org</a>', N, N],
  ['<a href="https://www.e-recht24.de/impressum-generator.html">Quelle: eRecht24</a>', N, N],
  ['<a href="https://www.facebook.com/praxis/impressum">Facebook</a>', N, N],
  ['<a href="https://www.webdesigner.de">Impressum &amp; Gestaltung: Web GmbH</a>', N, N],
  ['<script>var x={imprintUrl:"https://www.praxis-muster.de/impressum/"}</script>', O, N],
  ['<script src="/impressum.js"></script><link rel="stylesheet" href="/datenschutz.css">', N, N],
  [
    '<div data-menu="{&quot;items&quot;:[{&quot;text&quot;:&quot;Datenschutz&quot;,&quot;href&quot;:&quot;/datenschutz&quot;}]}"></div>',
    N,
    O,
  ],
  ["<p>Das Impressum und den Datenschutz finden Sie in unserem Shop.</p>", N, N],
  ["<footer><div>Impressum</div><div>Datenschutz</div></footer>", O, O],
];
