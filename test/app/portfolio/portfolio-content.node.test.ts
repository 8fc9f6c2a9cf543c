import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { counts } from "#content/constants.ts";
import { projects } from "#content/portfolio.ts";
import { projectDetail } from "#content/project-details.ts";

const STILL_MAX_BYTES = 12 * 1024;

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

  it.each(projects)("$title has a light picture of our own [HOME-62] [HOME-49]", ({ image }) => {
    expect(image).toMatch(/^\/images\/projects\/[a-z-]+\.svg$/);
    expect(existsSync(`public${image}`)).toBe(true);
    expect(statSync(`public${image}`).size).toBeLessThan(STILL_MAX_BYTES);
  });

  it("have a live address inside the site, or none [HOME-44] [HOME-55]", () => {
    for (const { liveUrl, slug } of projects) expect([null, `/demos/${slug}/`]).toContain(liveUrl);
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
