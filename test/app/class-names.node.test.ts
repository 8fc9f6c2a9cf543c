// All styles travel in one sheet: a class must mean one thing on the whole site.
import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, it } from "vitest";

/** Feature or area a stylesheet belongs to: app/features/<name>, else the first folder below app. */
const areaOf = (file: string) => file.match(/^app\/(features\/[^/]+|[^/]+)/)?.[1] ?? file;

it("no two features style the same class", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync("app/features/**/*.css")) {
    postcss.parse(readFileSync(file, "utf8")).walkRules(({ selectors, parent }) => {
      if (parent?.type === "rule") return;
      for (const selector of selectors) {
        const name = selector.match(/^\.([\w-]+)/)?.[1];
        if (name) owners.set(name, (owners.get(name) ?? new Set()).add(areaOf(file)));
      }
    });
  }
  const shared = [...owners].filter(([, areas]) => areas.size > 1).map(([name, areas]) => [name, ...areas]);
  expect(owners.size).toBeGreaterThan(100);
  expect(shared).toEqual([]);
});
