// Every built page and every sample website as valid HTML. Needs `npm run build` before.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { builtPaths, NOT_FOUND_PATH, SHARED_REPORT_PATH } from "#app/paths.ts";
import { demoSlugs } from "#scripts/demo-sites.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements with a slash, which the standard allows.
    "void-style": "off",
    // React's own attributes of suspended parts and boolean attributes in their long form.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A list without markers needs its role in one browser's screen reader.
    "no-redundant-role": "off",
    // One style element per page: the first picture needs no second request.
    "no-inline-style": "error",
    // Part of the standard, which the preset leaves to its rules on accessibility.
    "wcag/h37": "error",
  },
});
const files = globSync("build/client/**/index.html").sort();

describe("valid HTML", () => {
  it("is looked at on every page and sample website", () => {
    const pages = [
      ...builtPaths,
      SHARED_REPORT_PATH,
      NOT_FOUND_PATH,
      ...demoSlugs.map((slug) => `/demos/${slug}`),
    ];
    expect(files).toEqual(pages.map((path) => join("build/client", path, "index.html")).sort());
  });

  it.each(files)("%s has no error", async (file) => {
    const { results } = await validator.validateString(readFileSync(file, "utf8"));
    const errors = results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, line, column, selector }) => `${line}:${column} ${ruleId} ${message} ${selector}`,
      );
    expect(errors).toEqual([]);
  });
});
