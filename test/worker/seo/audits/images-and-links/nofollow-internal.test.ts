import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { nofollowInternal } from "#worker/seo/audits/images-and-links/nofollow-internal.ts";

const unfollowed = (text: string, href: string) => aLink(text, href, { rel: ["nofollow"] });
const links = (...anchors: ReturnType<typeof aLink>[]) => ({
  html: { anchors: [aLink("Dach", "/dach"), ...anchors] },
});

describe("links to own pages that nobody shall follow [ASK-02]", () => {
  auditCases(nofollowInternal, [
    { when: "none", status: "passed" },
    { when: "no links", page: { html: { anchors: [] } }, status: "notApplicable" },
    {
      when: "only links to others",
      page: { html: { anchors: [unfollowed("Verband", "https://verband.example.org/")] } },
      status: "notApplicable",
    },
    {
      when: "one of two",
      page: links(unfollowed("Über uns", "/ueber-uns")),
      status: "warning",
      title: "Ein Link auf eine eigene Seite trägt nofollow: „Über uns“",
      value: "/ueber-uns",
      points: 5,
    },
    {
      when: "several, one page twice",
      page: links(unfollowed("Team", "/team"), unfollowed("Team", "/team/"), unfollowed("Preise", "/preise")),
      status: "warning",
      title: "2 eigene Seiten sind mit nofollow verlinkt",
      value: "/team · /preise",
    },
    {
      when: "on another host of the site",
      page: links(unfollowed("Laden", "https://laden.dachdecker-beispiel.de/")),
      status: "warning",
    },
    ...[
      ["Anmelden", "/wp-login.php"],
      ["Mein Konto", "/mein-konto/"],
      ["Registrieren", "/register"],
      ["Warenkorb", "/warenkorb"],
      ["In den Warenkorb", "/produkt/?add-to-cart=15"],
      ["Zur Kasse", "/checkout/"],
      ["Merkzettel", "/wishlist"],
      ["Preis aufsteigend", "/schuhe?sort=price"],
      ["Rot", "/schuhe?filter_color=rot"],
      ["Antworten", "/artikel/?replytocom=12#respond"],
      ["Suche", "/suche?q=dach"],
      ["Drucken", "/artikel?print=1"],
      ["Feed", "/comments/feed/"],
      ["Impressum", "/impressum"],
      ["Datenschutz", "/datenschutzerklaerung"],
      ["AGB", "/agb"],
      ["Unsere Empfehlung", "/go/werkzeug"],
      ["Zum Anfang", "#top"],
    ].map(([text = "", href = ""]) => ({
      when: `„${text}“, which makes sense`,
      page: links(unfollowed(text, href)),
      status: "passed" as const,
    })),
    {
      when: "only sensible ones, which are named",
      page: links(unfollowed("Anmelden", "/login"), unfollowed("Warenkorb", "/warenkorb")),
      status: "passed",
      title: "nofollow steht nur, wo es sinnvoll ist: Anmeldung, Warenkorb",
    },
    {
      when: "paid links, which must have it",
      page: links(aLink("Anzeige", "/partner/1", { rel: ["nofollow", "sponsored"] })),
      status: "passed",
    },
  ]);
});
