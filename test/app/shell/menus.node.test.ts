import { describe, expect, it } from "vitest";
import { pageLabels } from "#app/paths.ts";
import { backLink } from "#app/shell/breadcrumb.tsx";
import { copyrightYears } from "#app/shell/footer.tsx";
import { ariaCurrent, isServicePath } from "#app/shell/nav-link.tsx";
import { type MenuEvent, type MenuState, nextMenuState } from "#app/shell/services-menu.tsx";
import { contactEntries } from "#content/footer.ts";
import { companyLinks, companyLinksWith, seoServices, websiteServices } from "#content/navigation.ts";
import { references } from "#content/portfolio/references.ts";
import { sampleReference } from "#test/support/sample-person.ts";

const follow = (...events: MenuEvent[]) => events.reduce<MenuState>(nextMenuState, "closed");

describe("services menu", () => {
  it.each<[string, MenuEvent[], MenuState]>([
    ["a close when nothing is open", ["close"], "closed"],
    ["a click after the pointer opened it: it stays open", ["enter", "press"], "pinned"],
    ["a second click", ["enter", "press", "press"], "closed"],
    ["the keyboard twice", ["press", "press"], "closed"],
    ["the pointer coming back", ["enter", "enter"], "hovered"],
    ["the pointer over a menu opened by click", ["press", "enter"], "pinned"],
    ["the pointer gone", ["enter", "close"], "closed"],
    ["a clicked menu left by the pointer", ["enter", "press", "close"], "closed"],
  ])("answers %s [SHELL-08] [SHELL-11]", (_, events, state) => {
    expect(follow(...events)).toBe(state);
  });

  it("holds the services the site has [SHELL-06] [SHELL-07]", () => {
    expect(websiteServices.map(({ href }) => href)).toEqual([
      "/website-design",
      "/e-commerce",
      "/website-wartung",
      "/performance-optimierung",
    ]);
    expect(seoServices.map(({ href }) => href)).toEqual([
      "/seo-analysis",
      "/seo-check",
      "/keyword-optimization",
      "/on-page-seo",
      "/off-page-seo",
      "/local-seo",
      "/technical-seo",
      "/seo-monitoring",
    ]);
  });
});

describe("highlight", () => {
  it.each([
    ["/", "/blog", undefined],
    ["/blog", "/blogger", undefined],
    ["/blog", "/404", undefined],
    ["/blog", "/blog", "page"],
    ["/", "/", "page"],
    ["/blog", "/blog/seo-fuer-handwerker", "true"],
  ])("marks the link %s on %s as %s [SHELL-18] [SHELL-19]", (href, path, mark) => {
    expect(ariaCurrent(href, path)).toBe(mark);
  });

  it("counts the twelve services as service pages and nothing else [SHELL-18]", () => {
    expect(["/preise", "/", "/seo-check/x"].filter(isServicePath)).toEqual([]);
    expect([...websiteServices, ...seoServices].every(({ href }) => isServicePath(href))).toBe(true);
  });
});

describe("footer", () => {
  it("leads to what customers say once somebody has said something, and says where it leads before [SHELL-27] [PERSON-06]", () => {
    const testimonials = (links: typeof companyLinks) =>
      links.find(({ name }) => name.startsWith("Testimonials"));
    expect(testimonials(companyLinksWith([]))).toEqual({
      name: "Testimonials (Musterprojekte)",
      href: "/#portfolio",
    });
    expect(testimonials(companyLinksWith([sampleReference]))).toEqual({
      name: "Testimonials",
      href: "/#referenzen",
    });
    expect(companyLinks).toEqual(companyLinksWith(references));
  });

  it.each([
    [2024, "2025"],
    [2025, "2025"],
    [2026, "2025–2026"],
    [2031, "2025–2031"],
  ])("built in %i names the years %s [SHELL-33]", (year, text) => {
    expect(copyrightYears(2025, year)).toBe(text);
  });

  it("reaches the owner by phone, WhatsApp, mail and map, each with label, value and href [SHELL-28] [SHELL-29] [SHELL-30] [DATA-11]", () => {
    for (const { label, value, href } of Object.values(contactEntries)) {
      expect([label, value, href].every((text) => text.length > 0)).toBe(true);
    }
    expect(contactEntries.phone.href).toMatch(/^tel:\+\d+$/);
    expect(contactEntries.whatsapp.href).toMatch(/^https:\/\/wa\.me\/\d+$/);
    expect(contactEntries.email.href).toBe(`mailto:${contactEntries.email.value}`);
    expect(new URL(contactEntries.address.href).searchParams.get("query")).toBe(contactEntries.address.value);
  });
});

describe("way back", () => {
  it.each([
    ["/", undefined, undefined],
    ["/preise", "Zurück zur Startseite", "/"],
    ["/blog", "Zurück zur Startseite", "/"],
    ["/blog/seo-fuer-handwerker", "Zurück zum Blog", "/blog"],
  ])("from %s is „%s“ [SHELL-37] [SHELL-38]", (path, name, href) => {
    expect(backLink(path)?.name).toBe(name);
    expect(backLink(path)?.href).toBe(href);
  });
});

it("knows no page for login, account or administration [ROUTE-28]", () => {
  const closed = /login|anmeld|registr|konto|account|admin|dashboard|profil/i;
  expect(Object.entries(pageLabels).filter((entry) => closed.test(entry.join(" ")))).toEqual([]);
});
