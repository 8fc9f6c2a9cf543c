// The price page as built. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { priceProcess } from "#content/pages/preise/preise-process.ts";
import { attributes, elements, wordsOf } from "#test/support/seo/html-tree.ts";

type Element = DefaultTreeAdapterTypes.Element;

const html = readFileSync("build/client/preise/index.html", "utf8");
const page = [...elements(parse(html))];
const main = one(page, "main");
const inside = (id: string) => [...elements(one(page, "section", id))];

const classOf = (element: Element) => attributes(element).class ?? "";

function one(list: readonly Element[], tag: string, id?: string): Element {
  const found = list.find((each) => each.tagName === tag && (!id || attributes(each).id === id));
  if (!found) throw new Error(`There is no ${tag} ${id ?? ""} on the price page.`);
  return found;
}

/** The packages of a section by their names. */
function packagesOf(section: string) {
  const articles = inside(section).filter(({ tagName }) => tagName === "article");
  return new Map(
    articles.map((article) => {
      const parts = [...elements(article)];
      return [
        wordsOf(one(parts, "h3")),
        {
          text: wordsOf(article),
          price: wordsOf(parts.find((part) => classOf(part) === "price") ?? article),
          features: parts.filter(({ tagName }) => tagName === "li").map(wordsOf),
          paragraphs: parts.filter(({ tagName }) => tagName === "p").map(wordsOf),
          icon: parts.map(classOf).find((name) => name.startsWith("i-tabler-")),
          link: one(parts, "a"),
        },
      ] as const;
    }),
  );
}

const websites = packagesOf("pakete");
const care = packagesOf("pflege");

describe("the price page", () => {
  it("is headed 'Preise' [PREIS-01]", () => {
    expect(page.filter(({ tagName }) => tagName === "h1").map(wordsOf)).toEqual(["Preise"]);
  });

  it("shows packages, individual projects, care, questions and the call to action in this order [PREIS-02]", () => {
    const sections = [...elements(main)].filter(({ tagName }) => tagName === "section");
    const names = sections.map((section) => attributes(section).id ?? classOf(section).split(" ")[0]);
    expect(names).toEqual(["opening", "pakete", "individuell", "pflege", "fragen", "goal"]);
  });

  it("leads to the price calculator for individual projects [PREIS-12]", () => {
    const links = inside("individuell").filter(({ tagName }) => tagName === "a");
    expect(links.map((link) => attributes(link).href)).toEqual(["/preisrechner"]);
  });

  it("names the price calculator in the menus, beside their fixed links [WISH-05]", () => {
    const links = [...elements(one(page, "header"))].map((element) => attributes(element).href);
    expect(links.filter((href) => href === "/preisrechner")).toHaveLength(2);
  });

  it("closes with a way to the contact form [PREIS-24]", () => {
    const goal = page.find((element) => element.tagName === "section" && classOf(element) === "goal");
    const links = goal ? [...elements(goal)].filter(({ tagName }) => tagName === "a") : [];
    expect(links.map((link) => attributes(link).href)).toContain("/kontakt");
  });

  it("says that prices are net and no VAT is charged, as terms and imprint do [PREIS-27]", () => {
    const note = wordsOf(one(page, "section", "pakete"));
    expect(note).toContain("Alle Preise sind netto.");
    expect(note).toContain("§19 UStG berechne ich keine Umsatzsteuer");
    for (const other of ["agb", "impressum"]) {
      const text = wordsOf(parse(readFileSync(`build/client/${other}/index.html`, "utf8")));
      expect(text, other).toMatch(/Kleinunternehmer (nach|gemäß) §19 UStG/);
    }
  });

  it("has no process section [PREIS-25]", () => {
    const text = wordsOf(main);
    for (const step of priceProcess) expect(text).not.toContain(step.name);
  });
});

describe("website packages", () => {
  it("are three, with name, price, subtext, description, features and button [PREIS-11]", () => {
    expect([...websites.keys()]).toEqual(["Starter Website", "Business Website", "Premium Website"]);
    for (const [name, { features, paragraphs, link }] of websites) {
      expect(paragraphs.filter((text) => text.length > 0).length, name).toBeGreaterThanOrEqual(3);
      expect(features.length, name).toBeGreaterThan(5);
      expect(wordsOf(link), name).toMatch(/anfragen$/);
    }
  });

  it.each([
    ["Starter Website", "1.290€", "einmalig", ["3–5 Seiten", "1–2 Wochen", "30 Tage Support"]],
    ["Business Website", "2.490€", "einmalig", ["6–10 Seiten", "2–3 Wochen", "60 Tage Support"]],
    ["Premium Website", "Individuell", "nach Aufwand", ["3–4 Wochen", "90 Tage Support"]],
  ])(
    "%s costs %s, %s, and says what is in it [PREIS-03] [PREIS-04] [PREIS-05] [PREIS-06] [PREIS-08] [PREIS-09]",
    (name, price, subtext, features) => {
      const found = websites.get(name);
      expect(found?.price).toBe(price);
      expect(found?.paragraphs.some((text) => text.startsWith(subtext))).toBe(true);
      for (const feature of features) {
        expect(
          found?.features.some((text) => text.startsWith(feature)),
          feature,
        ).toBe(true);
      }
    },
  );

  it("mark Business, and no other, as 'Beliebteste Wahl' [PREIS-07]", () => {
    const marked = [...websites].filter(([, { text }]) => text.includes("Beliebteste Wahl"));
    expect(marked.map(([name]) => name)).toEqual(["Business Website"]);
    expect(wordsOf(main).split("Beliebteste Wahl")).toHaveLength(2);
  });

  it("ask for a consultation where the price is open [PREIS-10]", () => {
    expect(wordsOf(websites.get("Premium Website")?.link ?? main)).toBe("Beratung anfragen");
  });
});

describe("care packages", () => {
  it.each([
    ["Basic Care", "49€"],
    ["Professional Care", "99€"],
    ["Premium Care", "199€"],
  ])(
    "%s costs %s a month, with icon, features and button [PREIS-13] [PREIS-14] [PREIS-15] [PREIS-16]",
    (name, price) => {
      const plan = care.get(name);
      expect(plan?.price).toBe(price);
      expect(plan?.paragraphs).toContain(`${price} im Monat`);
      expect(plan?.icon).toBeDefined();
      expect(plan?.features.length).toBeGreaterThanOrEqual(4);
      expect(wordsOf(plan?.link ?? main)).toBe(`${name} anfragen`);
    },
  );

  it("recommend Professional Care with two hours of work on contents a month [PREIS-14]", () => {
    expect([...care].filter(([, { text }]) => text.includes("Empfohlen")).map(([name]) => name)).toEqual([
      "Professional Care",
    ]);
    expect(care.get("Professional Care")?.features).toContain("2 h Inhaltspflege im Monat");
  });

  it("name security updates within 24 h, daily backups and 99,9% uptime, which the dearer ones include [PREIS-17]", () => {
    expect(care.get("Basic Care")?.features).toEqual(
      expect.arrayContaining([
        "Sicherheitsupdates innerhalb von 24 h",
        "Tägliche Backups",
        "99,9% Verfügbarkeit als Ziel",
      ]),
    );
    expect(care.get("Professional Care")?.features).toContain("Alles aus Basic Care");
    expect(care.get("Premium Care")?.features).toContain("Alles aus Professional Care");
  });
});

describe("the buttons of all packages", () => {
  it("lead to the contact form and say there which package it is about [PREIS-18]", () => {
    for (const [name, { link }] of [...websites, ...care]) {
      const url = new URL(attributes(link).href ?? "", "https://site.test");
      expect(url.pathname).toBe("/kontakt");
      expect(url.searchParams.get("subject")).toBe(`Paket ${name}`);
    }
  });

  it("have names of their own [QUAL-18]", () => {
    const names = [...websites, ...care].map(([, { link }]) => wordsOf(link));
    expect(new Set(names).size).toBe(6);
  });
});

describe("questions about prices", () => {
  const details = inside("fragen").filter(({ tagName }) => tagName === "details");

  it("are pairs of a question and its answer that open without script [PREIS-19] [PREIS-23]", () => {
    expect(details.length).toBeGreaterThanOrEqual(5);
    for (const each of details) {
      const parts = [...elements(each)];
      expect(wordsOf(one(parts, "summary"))).toMatch(/\?$/);
      expect(wordsOf(one(parts, "p")).length).toBeGreaterThan(60);
    }
  });

  it("share one name, so that the browser keeps at most one open, and none is open at first [PREIS-20] [PREIS-21]", () => {
    const names = new Set(details.map((each) => attributes(each).name));
    expect([...names]).toEqual(["fragen"]);
    expect(details.filter((each) => "open" in attributes(each))).toEqual([]);
  });

  it("begin the time of a project when the terms do: with what is needed, and with a down payment [PREIS-19]", () => {
    const answer = details.map(wordsOf).find((text) => text.includes("Wie lange dauert es")) ?? "";
    expect(answer).toContain("Zugänge habe und eine vereinbarte Anzahlung da ist");
    const terms = wordsOf(parse(readFileSync("build/client/agb/index.html", "utf8")));
    expect(terms).toContain("Fristen beginnen, sobald eine vereinbarte Anzahlung und die Unterlagen");
  });

  it("are told to search engines word for word [QUAL-09]", () => {
    const data = page
      .filter((element) => attributes(element).type === "application/ld+json")
      .flatMap(({ childNodes }) =>
        childNodes.map((node) => ("value" in node ? JSON.parse(node.value) : null)),
      )
      .find((thing) => thing?.["@type"] === "FAQPage");
    const told = data?.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
      entry.name,
      entry.acceptedAnswer.text,
    ]);
    const shown = details.map((each) => {
      const parts = [...elements(each)];
      return [wordsOf(one(parts, "summary")), wordsOf(one(parts, "p"))];
    });
    expect(told).toEqual(shown);
  });
});
