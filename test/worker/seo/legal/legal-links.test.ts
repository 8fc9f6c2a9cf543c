// The way to Impressum and privacy notice, over many kinds of links.
import { describe, expect, it } from "vitest";
import { legalFindingOf, pageOf } from "#test/support/seo/judged-html.ts";
import type { LinkLabel, LinkSituation } from "#test/support/seo/legal-link-sheets.ts";
import { linkSituations } from "#test/support/seo/legal-link-situations.ts";

const prose = "Wir behandeln Rücken, Knie und Schulter. Rufen Sie uns an, wir finden einen Termin. ".repeat(
  8,
);
const labels: Record<string, LinkLabel> = { passed: "linked", warning: "none", unchecked: "open" };

async function judge({ html, at = "https://www.praxis-muster.de/" }: LinkSituation) {
  const page = `<!doctype html><html lang="de"><title>Praxis</title><h1>Praxis Muster</h1><p>${prose}</p><a href="/">Startseite</a> <a href="/leistungen">Leistungen</a> ${html}`;
  const facts = await pageOf(page, { fetched: { url: at } });
  return {
    imprint: labels[legalFindingOf(facts, "imprint-link").status],
    privacy: labels[legalFindingOf(facts, "privacy-link").status],
  };
}

describe("links to Impressum and privacy notice [TRUE-30]", () => {
  it("stand in at least 60 situations, each once", () => {
    expect(linkSituations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(linkSituations.map(({ html, at }) => `${html}${at}`)).size).toBe(linkSituations.length);
  });

  it.each(linkSituations)("$html: Impressum $imprint, Datenschutz $privacy", async (one) => {
    expect(await judge(one)).toEqual({ imprint: one.imprint, privacy: one.privacy });
  });
});

describe("what is said of a link that proves nothing [TRUE-30]", () => {
  const textOf = async (html: string, id: string) => {
    const facts = await pageOf(`<html lang="de"><p>${prose}</p><a href="/a">A</a>${html}`, {
      fetched: { url: "https://www.praxis-muster.de/" },
    });
    const { title, advice } = legalFindingOf(facts, id);
    return `${title} ${advice}`;
  };

  it("names the other website", async () => {
    const html = '<a href="https://www.agentur-nord.de/impressum">Impressum</a>';
    expect(await textOf(html, "imprint-link")).toContain("www.agentur-nord.de");
  });

  it("names the script", async () => {
    const html = '<script>menu = [{"url":"/impressum"}]</script>';
    expect(await textOf(html, "imprint-link")).toMatch(/Skript/);
  });

  it("names the words that are no link", async () => {
    expect(await textOf("<p><span>Datenschutz</span></p>", "privacy-link")).toMatch(
      /Wort „Datenschutz“.*kein Link/,
    );
  });
});
