import { describe, expect, it } from "vitest";
import { aPage, aScript } from "#test/support/seo/page-facts.ts";
import { registered } from "#test/support/seo/registered.ts";
import { mainLandmark } from "#worker/seo/audits/technology/main-landmark.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { runAudits } from "#worker/seo/engine/run-audits.ts";
import { findClosedBuilder } from "#worker/seo/technology/closed-builder.ts";

const madeWith = (src: string) => {
  const { structure } = aPage().html;
  return aPage({ html: { scripts: [aScript({ src })], structure: { ...structure, hasMain: false } } });
};

describe("what a website builder decides [TRUE-33]", () => {
  it.each([
    ["https://assets.jimstatic.com/web.js", "Jimdo Creator"],
    ["https://static.parastorage.com/services/main.js", "Wix"],
    ["https://assets.squarespace.com/universal/scripts-compressed/main.js", "Squarespace"],
    ["https://cdn.eu.mywebsite-editor.com/app/cdn/main.js", "IONOS MyWebsite"],
    ["https://assets.jwwb.nl/assets/build/website-rendering/de-DE.js", "Webador"],
    ["https://www.dachdecker-beispiel.de/wp-includes/js/jquery.js", null],
    ["https://cdn.prod.website-files.com/js/webflow.js", null],
  ])("%s is %j", (src, name) => expect(findClosedBuilder(madeWith(src))).toBe(name));

  it("is not asked of its customers, but of all others", () => {
    const judge = (src: string) => {
      const facts = madeWith(src);
      return runAudits([registered(mainLandmark)], facts, pageFigures(facts, []))[0];
    };
    expect(judge("https://assets.jimstatic.com/web.js")).toMatchObject({
      status: "notApplicable",
      title: "Hauptbereich der Seite (main): gibt der Baukasten Jimdo Creator vor",
      maxPoints: 0,
    });
    expect(judge("/app.js")?.status).toBe("warning");
  });
});
