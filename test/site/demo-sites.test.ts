// The sample websites as they lie in the public folder: small, self-contained, recognisable as samples.
import { globSync, readFileSync, statSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { DEMO_MAX_KB } from "#content/page-figures.ts";
import { auditFile } from "#scripts/audit/audit-site.ts";
import { attributes, elements, textOf } from "#test/support/seo/html-tree.ts";

const FOLDER = "public/demos";
/** A sample has no domain of its own; the check wants one. */
const SHOWN_AS = "https://www.betrieb.example/";
const slugs = ["galabau-pro", "prodach", "osteria-del-borgo", "fitness-studio-vital", "vitalweg"];
const businessTypes = [
  "HomeAndConstructionBusiness",
  "RoofingContractor",
  "Restaurant",
  "ExerciseGym",
  "HealthClub",
  "SportsActivityLocation",
  "Physiotherapy",
  "MedicalBusiness",
  "LocalBusiness",
];
/** Attributes that make a browser fetch something, or send it somewhere. */
const loading = ["src", "srcset", "poster", "data", "action", "formaction", "background"];

describe.each(slugs)("sample website %s", (slug) => {
  const folder = `${FOLDER}/${slug}`;
  const page = () => {
    const html = readFileSync(`${folder}/index.html`, "utf8");
    const document = parse(html);
    const tree = [...elements(document)];
    return { html, document, tree, all: (tag: string) => tree.filter(({ tagName }) => tagName === tag) };
  };

  it("weighs at most 60 kB with its typefaces", () => {
    const files = globSync(`${folder}/**/*`).filter((file) => statSync(file).isFile());
    expect(files).toContain(`${folder}/index.html`);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(DEMO_MAX_KB * 1000);
  });

  it("says that it is a sample and leads back to the portfolio [PORT-14]", () => {
    const { document, all } = page();
    expect(textOf(document)).toContain("Musterprojekt von Pättken – diesen Betrieb gibt es nicht.");
    const links = all("a").map((link) => attributes(link).href);
    expect(links).toEqual(expect.arrayContaining(["/portfolio", "/impressum", "/datenschutz"]));
  });

  it("stays out of search engines [PORT-14]", () => {
    const robots = page()
      .all("meta")
      .map(attributes)
      .find(({ name }) => name === "robots");
    expect(robots?.content).toMatch(/noindex/);
  });

  it("is a German page with title, description and one h1, and skips no heading level", () => {
    const { tree, all } = page();
    expect(all("html").map((html) => attributes(html).lang)).toEqual(["de"]);
    expect(all("title").filter((title) => title.parentNode?.nodeName === "head")).toHaveLength(1);
    expect(
      all("meta")
        .map(attributes)
        .find(({ name }) => name === "description")?.content,
    ).toMatch(/.{50}/);
    expect(all("main")).toHaveLength(1);
    const levels = tree.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("runs no script and carries no style attribute", () => {
    const { tree, all } = page();
    expect(all("script").filter((script) => attributes(script).type !== "application/ld+json")).toEqual([]);
    const inline = tree.flatMap(({ attrs }) => attrs.filter(({ name }) => /^(style|on.+)$/.test(name)));
    expect(inline).toEqual([]);
  });

  it("loads nothing from elsewhere, and what it loads exists", () => {
    const { html, tree, all } = page();
    const css = all("style").flatMap(({ childNodes }) =>
      childNodes.map((node) => ("value" in node ? node.value : "")),
    );
    expect(css.join("")).not.toMatch(/@import/);
    const addresses = [
      ...tree.flatMap(({ attrs }) =>
        attrs.filter(({ name }) => loading.includes(name)).map(({ value }) => value),
      ),
      ...[...all("link"), ...all("image"), ...all("use")].map((element) => attributes(element).href ?? ""),
      ...[...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = ""]) => address),
    ].filter((address) => !address.startsWith("#") && !address.startsWith("data:"));
    expect(addresses.filter((address) => !address.startsWith(`/demos/${slug}/`))).toEqual([]);
    expect(addresses.filter((address) => !statSync(`public${address}`).isFile())).toEqual([]);
  });

  it("has unique ids, and every anchor, label and drawing finds its own", () => {
    const { tree, html } = page();
    const ids = tree.flatMap((element) => attributes(element).id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const wanted = tree.flatMap((element) => {
      const { href, for: target, "aria-labelledby": names, "aria-describedby": words } = attributes(element);
      return [
        ...(href?.startsWith("#") ? [href.slice(1)] : []),
        ...(target ? [target] : []),
        ...`${names ?? ""} ${words ?? ""}`.split(" ").filter(Boolean),
      ];
    });
    const painted = [...html.matchAll(/url\(["']?#([^"')]+)/g)].map(([, id = ""]) => id);
    expect([...wanted, ...painted].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("tells search engines the firm, its address, telephone number and opening hours", () => {
    const blocks = page()
      .all("script")
      .map((script) => {
        const [text] = script.childNodes;
        return JSON.parse(text && "value" in text ? text.value : "") as Record<string, unknown>;
      });
    const business = blocks.find((block) =>
      [block["@type"]].flat().some((type) => businessTypes.includes(`${type}`)),
    );
    expect(business).toMatchObject({
      "@context": "https://schema.org",
      name: expect.stringMatching(/\S/),
      address: { streetAddress: expect.any(String), addressLocality: expect.any(String) },
      telephone: expect.stringMatching(/^\+49[\d\s-]{6,}$/),
    });
    expect(business?.openingHours ?? business?.openingHoursSpecification).toBeTruthy();
    // Of a contact point they are an object; only a firm may write them as text (schema.org/hoursAvailable).
    const contact = business?.contactPoint as Record<string, unknown> | undefined;
    if (contact)
      expect(contact.hoursAvailable).toMatchObject({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: expect.any(Array),
        opens: expect.stringMatching(/^\d\d:\d\d$/),
        closes: expect.stringMatching(/^\d\d:\d\d$/),
      });
  });

  it("can be reached by telephone and mail, at addresses that belong to nobody", () => {
    const links = page()
      .all("a")
      .map((link) => attributes(link).href ?? "");
    expect(links.some((href) => href.startsWith("tel:+49"))).toBe(true);
    const mails = links.filter((href) => href.startsWith("mailto:"));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter((href) => !/^mailto:[^?]+\.example(\?|$)/.test(href))).toEqual([]);
  });

  it("fails no question of our own check but that it keeps out of the index [EDGE-20] [PORT-14]", async () => {
    const { report, failed } = await auditFile(`${folder}/index.html`, SHOWN_AS);
    expect(failed.map(({ id }) => id)).toEqual(["indexable"]);
    expect(report.content.readabilityScore).toBeGreaterThanOrEqual(50);
  });
});
