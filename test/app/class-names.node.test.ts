// A page can hold parts of many features: a class must mean one thing on the whole site.
import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, it } from "vitest";

/** Where a stylesheet belongs: a page, a feature, or the sections that all pages share. */
const areaOf = (file: string) => file.match(/^app\/((?:features|pages)\/[^/]+|sections)/)?.[1] ?? file;

it("no two pages or features style the same class, and none that of a shared section", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync("app/{features,pages,sections}/**/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkRules(({ selectors, parent }) => {
      if (parent?.type === "rule") return;
      for (const selector of selectors) {
        const name = selector.match(/^\.([\w-]+)/)?.[1];
        // A section that holds something of the feature is meant.
        if (name && !selector.includes(":has("))
          owners.set(name, (owners.get(name) ?? new Set()).add(areaOf(file)));
      }
    });
  }
  const shared = [...owners].filter(([, areas]) => areas.size > 1).map(([name, areas]) => [name, ...areas]);
  expect(owners.size).toBeGreaterThan(100);
  expect(shared).toEqual([]);
});
