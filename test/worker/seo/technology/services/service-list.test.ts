// The list of services itself: each known by something of its own, each shown by a page.
import { describe, expect, it } from "vitest";
import { servicePages } from "#test/fixtures/services/all-service-pages.ts";
import { knownServicePages } from "#test/fixtures/services/known-services.ts";
import * as technologyPages from "#test/fixtures/technology-pages.ts";
import { aPage, aScript } from "#test/support/seo/page-facts.ts";
import type { ScriptFact } from "#worker/seo/html/page-facts.ts";
import { detectServices } from "#worker/seo/technology/services/detect-services.ts";
import { allServices, serviceTexts } from "#worker/third-parties/all-services.ts";
import { isTracker, type Service, textsOf } from "#worker/third-parties/service.ts";

const own = "https://www.firma.de";

function namesWith(script: Partial<ScriptFact>, parts: { styleSigns?: string[]; boxNames?: string[] } = {}) {
  const facts = aPage({ html: { scripts: [aScript(script)], ...parts }, fetched: { url: `${own}/` } });
  return detectServices(facts).map(({ service }) => service.name);
}

function addressOf(place: string): string {
  return `https://${place.replace("*", "/x").replace("//", "/")}${place.endsWith("?") ? "x" : ""}`;
}

/** A tag of Google's alone is named by what it is for, or by nothing more. */
const others = (service: Service, names: readonly string[]) =>
  names.filter((name) => name !== service.name && name !== "Google-Tag");

describe("the list of services", () => {
  it("names each once [TRACK-04]", () => {
    const names = allServices.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it("shares no sign: each place, file, folder, package and text alone shows one name [TRACK-04]", () => {
    for (const service of allServices) {
      const { anywhere = [], at = [], file = [], package: packages = [], path = [], query } = service;
      const addresses = [
        ...(query === undefined ? at.map(addressOf) : []),
        ...anywhere.map((part) => `https://fremd.example${part}`),
        ...path.map((part) => `${own}${part}a.js`),
        ...file.map((stem) => `${own}/a/${stem}.min.js`),
        ...packages.map((name) => `https://unpkg.com/${name}`),
      ];
      for (const src of addresses) expect(namesWith({ src }), src).toEqual([service.name]);
      for (const sign of service.script ?? []) {
        const names = namesWith({ src: null, signs: [...textsOf(sign).all] });
        expect(names, String(sign)).toContain(service.name);
        expect(others(service, names), String(sign)).toEqual([]);
      }
      for (const sign of service.style ?? [])
        expect(namesWith({}, { styleSigns: [sign] })).toEqual([service.name]);
      for (const sign of service.box ?? []) {
        const boxNames = textsOf(sign).all.map((name) => name.replace("*", "x"));
        expect(namesWith({}, { boxNames })).toEqual([service.name]);
      }
    }
  });

  it("has a page for each [TRACK-04]", () => {
    const shown = new Set([
      ...knownServicePages.flatMap(({ shows }) => shows),
      ...Object.values(technologyPages).flatMap((pages) =>
        pages.map(({ shows: [name = ""] }) => name.replace(/ [\d.]+$/, "")),
      ),
      ...Object.values(servicePages)
        .flat()
        .flatMap(({ about, html, url, tool = "", ...lists }) => [tool, ...Object.values(lists).flat()]),
    ]);
    const missing = allServices.filter(({ name }) => !shown.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("is written as pages are compared", () => {
    for (const { name, ...signs } of allServices) {
      const {
        at = [],
        anywhere = [],
        path = [],
        file = [],
        package: packages = [],
        script = [],
        mark = [],
      } = signs;
      const texts = [...at, ...anywhere, ...path, ...file, ...packages, ...script.flat(), ...mark.flat()];
      for (const text of texts) expect(text, name).toBe(text.toLowerCase());
      for (const place of at) expect(place, name).toMatch(/^[a-z0-9.-]+\//);
      for (const part of path) expect(part, name).toMatch(/^\/.*\/$/);
      for (const sign of signs.style ?? []) expect(sign, name).toMatch(/^\/\/[a-z0-9.-]+\/$/);
    }
    for (const text of Object.values(serviceTexts).flat())
      expect(text.length, text).toBeGreaterThanOrEqual(3);
    // Signs of whatever length are found by the shortest, so that one of three letters slows all others down.
    for (const text of serviceTexts.inScripts) expect(text.length, text).toBeGreaterThanOrEqual(4);
  });

  it("has patterns without unbounded repetition but at their anchor", () => {
    for (const { name, link, query } of allServices) {
      for (const pattern of [link, query]) {
        const bare = (pattern?.source ?? "").replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
        expect(bare, name).not.toMatch(/[*+]|\{\d+,\}/);
      }
    }
  });

  it("knows at least 100 services that count or advertise, and 60 consent tools", () => {
    expect(allServices.filter(isTracker).length).toBeGreaterThanOrEqual(100);
    expect(allServices.filter(({ purpose }) => purpose === "consent").length).toBeGreaterThanOrEqual(60);
  });
});
