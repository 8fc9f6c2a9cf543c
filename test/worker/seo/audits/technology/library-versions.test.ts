import { describe, expect, it } from "vitest";
import { aPage, aScript } from "#test/support/seo/page-facts.ts";
import { libraryVersions } from "#worker/seo/audits/technology/library-versions.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

function judge(...sources: string[]) {
  const facts = aPage({ html: { scripts: sources.map((src) => aScript({ src })) } });
  return libraryVersions.judge(facts, pageFigures(facts, []));
}

describe("versions of libraries [ASK-10]", () => {
  it.each([
    ["/js/jquery-1.12.4.min.js", "jQuery", "3.5.0 oder neuer"],
    ["https://code.jquery.com/ui/1.12.1/jquery-ui.min.js", "jQuery UI", "1.13.2 oder neuer"],
    ["https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js", "Bootstrap", "3.4.1 oder neuer"],
    [
      "https://cdn.jsdelivr.net/npm/bootstrap@4.1.3/dist/js/bootstrap.min.js",
      "Bootstrap",
      "4.3.1 oder neuer",
    ],
    [
      "https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.17.15/lodash.min.js",
      "Lodash",
      "4.17.21 oder neuer",
    ],
    [
      "https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.24.0/moment.min.js",
      "Moment.js",
      "2.29.4 oder neuer",
    ],
    ["https://ajax.googleapis.com/ajax/libs/angularjs/1.5.8/angular.min.js", "AngularJS", "1.8.0 oder neuer"],
    ["https://unpkg.com/dompurify@3.0.5/dist/purify.min.js", "DOMPurify", "3.1.3 oder neuer"],
  ])("complains of %s", (src, where, expected) => {
    const { status, evidence } = judge(src);
    expect([status, evidence?.[0]?.where, evidence?.[0]?.expected]).toEqual(["failed", where, expected]);
  });

  it.each([
    "/js/jquery-3.7.1.min.js",
    "https://cdn.jsdelivr.net/npm/bootstrap@5.3.2/dist/js/bootstrap.min.js",
    "https://unpkg.com/dompurify@3.1.6/dist/purify.min.js",
  ])("has nothing to say of %s", (src) => {
    expect(judge(src).status).toBe("passed");
  });

  it("does not apply where no version is told", () => {
    expect(judge("/js/jquery.min.js", "/js/main.js").status).toBe("notApplicable");
  });

  it("names every library that has one", () => {
    const { title, evidence } = judge(
      "/js/jquery-2.1.4.min.js",
      "https://unpkg.com/lodash@4.17.4/lodash.min.js",
    );
    expect(title).toContain("haben bekannte Sicherheitslücken");
    expect(evidence?.map(({ where }) => where).sort()).toEqual(["Lodash", "jQuery"]);
  });
});
