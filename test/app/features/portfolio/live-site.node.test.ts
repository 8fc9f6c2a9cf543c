// What slide and dialog show depends on the data: with a live address a way out, without one a word of patience.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProjectDialog } from "#app/features/portfolio/project-dialog.tsx";
import { Slide } from "#app/pages/home/projects/slide.tsx";
import { type Project, projects } from "#content/portfolio/portfolio.ts";

const [first] = projects as [Project];
const live: Project = { ...first, liveUrl: "/demos/galabau-pro" };
const notYet: Project = { ...first, liveUrl: null };

const dialog = (project: Project) => renderToStaticMarkup(createElement(ProjectDialog, { project, onClose }));
const slide = (project: Project) =>
  renderToStaticMarkup(createElement(Slide, { project, live: false, onPreview: onClose }));
function onClose() {}

const wayOut = /<a href="\/demos\/galabau-pro" target="_blank" rel="noopener noreferrer"[^>]*>Live ansehen/;

describe("a project with a live site", () => {
  it("links to it from the dialog, in a new tab [HOME-54]", () => {
    expect(dialog(live)).toMatch(wayOut);
    expect(dialog(live)).not.toContain("Bald verfügbar");
  });

  it("links to it from its slide, in a new tab [HOME-44]", () => {
    expect(slide(live)).toMatch(wayOut);
  });
});

describe("a project without a live site", () => {
  it("shows a disabled button in the dialog instead [HOME-55]", () => {
    expect(dialog(notYet)).toMatch(/<button[^>]* disabled=""[^>]*>Bald verfügbar/);
    expect(dialog(notYet)).not.toContain("Live ansehen");
  });

  it("leaves the link out of its slide [HOME-44]", () => {
    expect(slide(notYet)).not.toContain("Live ansehen");
  });
});

it("says in slide and dialog that a project is a sample [PORT-14]", () => {
  expect(slide(first)).toContain("Musterprojekt");
  expect(dialog(first)).toContain("Musterprojekt");
});
