import { mkdirSync, mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { counts } from "#content/constants.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { projectDetail } from "#content/portfolio/project-details.ts";
import { FINGERPRINTS, fingerprintDemo } from "#scripts/demo-sites.ts";

const STILL_MAX_BYTES = { "640": 30_000, "1280": 60_000, phone: 40_000 };

describe("the projects", () => {
  it("are five, in the specified order [HOME-40] [DATA-02]", () => {
    expect(projects.map(({ title }) => title)).toEqual([
      "GaLaBau Pro",
      "ProDach Dachdecker",
      "Osteria del Borgo",
      "Fitness Studio Vital",
      "VitalWeg Physiotherapie",
    ]);
    expect(projects).toHaveLength(counts.projects);
  });

  it.each(projects)("$title has every field filled [DATA-02] [HOME-42]", (project) => {
    expect(project.year).toBe(2024);
    for (const list of [project.tags, project.techStack, project.features])
      expect(list.length).toBeGreaterThan(1);
    for (const text of [project.category, project.description, project.techHighlight, project.imageAlt])
      expect(text.length).toBeGreaterThan(4);
    expect(typeof project.featured).toBe("boolean");
  });

  it.each(projects)(
    "$title has light pictures of our own in every size [HOME-62] [HOME-49]",
    ({ image, slug }) => {
      expect(image).toBe(`/images/projects/${slug}`);
      for (const [size, maxBytes] of Object.entries(STILL_MAX_BYTES)) {
        expect(statSync(`public${image}-${size}.avif`).size, size).toBeLessThanOrEqual(maxBytes);
        expect(statSync(`public${image}-${size}.jpg`).size, size).toBeLessThanOrEqual(maxBytes * 3);
      }
    },
  );

  it.each(projects)(
    "$title is pictured as its website is today: npm run shots [HOME-49] [PORT-12]",
    ({ slug }) => {
      const madeFrom = JSON.parse(readFileSync(FINGERPRINTS, "utf8"));
      expect(madeFrom[slug]).toBe(fingerprintDemo(slug));
    },
  );

  it("live inside the site, at an address without trailing slash [HOME-44] [PORT-09]", () => {
    for (const { liveUrl, slug } of projects) expect(liveUrl).toBe(`/demos/${slug}`);
  });
});

describe("the fingerprint of a sample website", () => {
  const fingerprint = (files: Record<string, string>) => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), "demos-"));
    mkdirSync(path.join(folder.path, "x"));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder.path, "x", name), text);
    return fingerprintDemo("x", folder.path);
  };

  it("changes with every byte and every name, and only then [HOME-49]", () => {
    const first = fingerprint({ "index.html": "<p>", "a.woff2": "a" });
    expect(fingerprint({ "a.woff2": "a", "index.html": "<p>" })).toBe(first);
    expect(fingerprint({ "index.html": "<p> ", "a.woff2": "a" })).not.toBe(first);
    expect(fingerprint({ "index.html": "<p>", "b.woff2": "a" })).not.toBe(first);
  });
});

describe("what the dialog tells about a project", () => {
  const seven = [...projects.map(({ title }) => title), "Tischlerei am Mühlenbach", "Hofladen Steverwiese"];
  const generic = projectDetail("Ein Betrieb, den es noch nicht gibt");

  it.each(seven)("has its own words for %s [DATA-03] [HOME-59]", (title) => {
    const detail = projectDetail(title);
    expect(detail.challenge).not.toBe(generic.challenge);
    expect(detail.solution).not.toBe(generic.solution);
    expect(detail.technologies.length).toBeGreaterThan(1);
    expect(detail.features.length).toBeGreaterThan(1);
  });

  it("falls back to general words in all four fields [HOME-60]", () => {
    expect(Object.keys(generic).sort()).toEqual(["challenge", "features", "solution", "technologies"]);
    expect(generic.features.length).toBeGreaterThan(1);
    expect(generic.challenge.length).toBeGreaterThan(40);
  });

  it("is not misled by names that every object knows [HOME-60]", () => {
    expect(projectDetail("constructor")).toEqual(generic);
    expect(projectDetail("__proto__")).toEqual(generic);
  });
});
