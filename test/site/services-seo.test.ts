// What every service page has, and the pages on analysis, keywords, on-page and local SEO. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { seoServices, websiteServices } from "#content/navigation.ts";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { builtPage } from "#test/support/built-page.ts";
import { attributes, textOf } from "#test/support/seo/html-tree.ts";

const services = [...websiteServices, ...seoServices]
  .map(({ href }) => href as string)
  .filter((path) => path !== "/seo-check")
  .map((path) => ({ path, page: builtPage(path) }));

const description = (page: ReturnType<typeof builtPage>) =>
  page.all.map(attributes).find(({ name }) => name === "description")?.content;

describe.each(services)("the service page $path", ({ path, page }) => {
  it("is a file with header, footer, breadcrumb and the way back [SVC-01]", () => {
    expect(page.find("header").length).toBeGreaterThan(0);
    expect(page.find("footer").length).toBeGreaterThan(0);
    const trail = page.one(".trail");
    expect(trail.links[0]).toEqual({ name: "Home", href: "/" });
    expect(trail.links).toContainEqual({ name: "Zurück zur Startseite", href: "/" });
  });

  it("has one h1 and a title and description of its own [SVC-02]", () => {
    expect(page.find("h1")).toHaveLength(1);
    for (const of of [(each: typeof page) => each.one("title").text, description]) {
      expect(of(page)).toBeTruthy();
      expect(services.filter((other) => of(other.page) === of(page)).map((other) => other.path)).toEqual([
        path,
      ]);
    }
  });

  it("ends with a call to action into /kontakt [SVC-03]", () => {
    const last = page.one("main").find("section").at(-1);
    expect(last?.links.map(({ href }) => href.split("?")[0])).toContain("/kontakt");
  });

  it("says nothing in a section before its heading [QUAL-01]", () => {
    for (const section of page.one("main").find("section")) {
      const [first] = section.find("h1", "h2", "p", "li", "dt", "dd", "td");
      expect(first?.root.nodeName, section.text.slice(0, 60)).toMatch(/^h[12]$/);
    }
  });

  it("ends no line between an amount and its sign in running text [SVC-04]", () => {
    const running = page
      .one("main")
      .find("p", "td")
      .filter(({ text }) => /\p{L}[.:,]/u.test(text));
    for (const { root } of running) expect(textOf(root)).not.toMatch(/\d [€%]/);
  });
});

it("there are eleven service pages [SVC-01]", () => {
  expect(services).toHaveLength(11);
});

describe("/seo-analysis", () => {
  const page = builtPage("/seo-analysis");
  const opening = page.one(".opening");

  it("speaks to businesses in Lüdinghausen first [SEOA-01]", () => {
    expect(opening.one("h1").text).toBe("SEO-Analyse für Betriebe in Lüdinghausen");
    expect(opening.texts("p")[0]).toMatch(/Lüdinghausen.*Betrieb/);
  });

  it("shows four things it looks at [SEOA-02]", () => {
    expect(page.one(".tiles").texts("h3")).toEqual([
      "Lokale Keyword-Analyse",
      "Performance-Check",
      "Lokale Konkurrenz",
      "Google-My-Business-Optimierung",
    ]);
  });

  it("goes three steps, each with a number and what comes of it [SEOA-03]", () => {
    const steps = page.section("So kommen wir zum Befund").one(".stations").find("li");
    expect(steps.map((step) => step.one(".sign").text)).toEqual(["1", "2", "3"]);
    for (const step of steps) expect(step.one(".stations-result").text).not.toBe("");
  });

  it("lists eight benefits [SEOA-04]", () => {
    const names = page.section("Was Sie danach wissen").texts("dt");
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it("asks for an analysis and for advice at /kontakt, with a subject [SEOA-05] [SVC-06]", () => {
    for (const name of ["Kostenlose SEO-Analyse für Lüdinghausen", "Kostenlose Beratung in Lüdinghausen"]) {
      expect(page.pathsOf(name)).toEqual(["/kontakt"]);
      expect(page.links.find((link) => link.name === name)?.href).toBe(
        `/kontakt?${new URLSearchParams({ subject: name })}`,
      );
    }
  });

  it("leads on to local SEO from its text [SEOA-06]", () => {
    const found = page.section("Was Sie danach wissen").links;
    expect(found).toEqual([{ name: "lokalen SEO für Ihren Ort", href: "/local-seo" }]);
  });

  it("says of the SEO check how many pages it reads at most [CRAWL-01]", () => {
    const row = page
      .one(".comparison")
      .texts("tr")
      .find((text) => text.startsWith("Was geprüft wird"));
    expect(row).toContain(`eine Seite Ihrer Website, auf Wunsch bis zu ${MAX_CRAWLED_PAGES}`);
  });

  it("says of every finding that it is an example, and promises no place [SVC-07]", () => {
    expect(opening.one("figcaption").text).toContain("Ein Beispiel");
    expect(page.section("So liest sich ein Befund").text).toContain("ausgedachten");
    expect(page.text).toContain("Platz 1 kann Ihnen niemand zusagen.");
  });
});

describe("/keyword-optimization", () => {
  const page = builtPage("/keyword-optimization");

  it("shows four cards [KEYW-01]", () => {
    expect(page.one(".index-cards").find("li")).toHaveLength(4);
  });

  it("goes four steps from research to monitoring [KEYW-02]", () => {
    expect(page.one(".stations").texts("h3")).toEqual(["Recherche", "Bewertung", "Umsetzung", "Monitoring"]);
  });

  it("explains three types of keywords with searches as examples [KEYW-03]", () => {
    const section = page.section("Kurz, lang und verwandt");
    expect(section.texts("h3")).toEqual(["Short-Tail", "Long-Tail", "LSI"]);
    expect(section.one(".keyword-types").find("ul")).toHaveLength(3);
  });

  it("starts the analysis at /seo-check [KEYW-04]", () => {
    const paths = page.pathsOf("Keyword-Analyse starten");
    expect(paths).toEqual(["/seo-check", "/seo-check"]);
  });

  it("leads to /kontakt [KEYW-05]", () => {
    expect(page.pathsOf("Beratung zu Keywords anfragen")).toEqual(["/kontakt"]);
  });

  it("draws the long tail without numbers of searches [SVC-07]", () => {
    const tail = page.section("Drei Suchen nach einem Elektriker");
    expect(tail.texts(".tail-search")).toEqual([
      "Elektriker",
      "Elektriker Lüdinghausen",
      "Wallbox installieren Lüdinghausen Kosten",
    ]);
    expect(tail.text).toContain("Gemessene Zahlen stecken nicht darin.");
    expect(tail.one(".tail-searches").texts("p").join()).not.toMatch(/\d/);
  });
});

describe("/on-page-seo", () => {
  const page = builtPage("/on-page-seo");

  it("opens with a search result taken apart, followed by lines before and after [ONPG-01]", () => {
    expect(page.one(".opening").one(".snippet").texts("dt")).toEqual(["5Adresse", "1Titel", "2Beschreibung"]);
    const cards = page.one(".changes").find("li");
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card.text).toMatch(/Vorher: .+Nachher: /);
  });

  it("names six factors, numbered like the drawing [ONPG-02]", () => {
    const factors = page.one(".factors");
    expect(factors.texts("h3")).toEqual([
      "Title-Tags",
      "Meta-Descriptions",
      "Header-Tags",
      "Interne Verlinkung",
      "URL-Struktur",
      "Schema-Markup",
    ]);
    const drawn = new Set(factors.texts(".anatomy-number"));
    expect([...drawn].sort()).toEqual(factors.one("ol").texts(".sign"));
  });

  it("lists what makes content better [ONPG-03]", () => {
    const lists = page.section("Texte, die Antwort geben").one(".checklists").find("ul");
    expect(lists).toHaveLength(3);
    for (const list of lists) expect(list.find("li").length).toBeGreaterThan(3);
  });

  it("asks for an audit at /kontakt [ONPG-04]", () => {
    expect(page.pathsOf("On-Page Audit anfordern")).toEqual(["/kontakt", "/kontakt"]);
  });
});

describe("/local-seo", () => {
  const page = builtPage("/local-seo");

  it("explains Google My Business, reviews, NAP consistency and citations [LOCL-01]", () => {
    expect(page.one(".crossroads").texts("h3")).toEqual([
      "Google My Business",
      "Bewertungen",
      "NAP-Konsistenz",
      "Citations",
    ]);
  });

  it("says in words what differs between three spellings, not by colour alone [LOCL-01]", () => {
    const marks = page.one(".spellings").texts("mark");
    expect(marks).toHaveLength(3);
    for (const mark of marks) expect(mark).toMatch(/ \(weicht ab\)$/);
  });

  it("goes four steps [LOCL-02]", () => {
    expect(page.one(".street").texts(".sign")).toEqual(["1", "2", "3", "4"]);
  });

  it("lists factors by the three reasons Google names [LOCL-03]", () => {
    const names = page.section("Wonach Google vor Ort sortiert").texts("h3");
    expect(names.map((name) => name.split(":")[0])).toEqual(["Relevanz", "Entfernung", "Bekanntheit"]);
  });

  it("speaks to craft, retail and service providers [LOCL-04]", () => {
    expect(page.one(".trades").texts("h3")).toEqual(["Handwerk", "Einzelhandel", "Dienstleister"]);
  });

  it("leads to /kontakt [LOCL-05]", () => {
    expect(page.pathsOf("Google-Eintrag prüfen lassen")).toEqual(["/kontakt"]);
  });

  it("marks the firm of its drawing as invented [SVC-07]", () => {
    expect(page.one(".opening").one("figcaption").text).toContain("Ein Muster, keine echte Firma");
  });
});
