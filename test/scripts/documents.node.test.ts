// The documents keep up with the project: settings, commands and links they name exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOCAL_SETTINGS } from "#scripts/serving/serve.ts";

const documents = globSync(["*.md", "docs/**/*.md", "{app,worker,scripts,test}/**/README.md"]);
const operation = readFileSync("docs/betrieb.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe("the owner's handbook", () => {
  it("explains every setting and secret of the Worker, its costs and its one command [EDGE-23]", () => {
    const settings = [...readFileSync("worker/config.ts", "utf8").matchAll(/^ {2}([A-Z_]+): /gm)];
    expect(settings.length).toBeGreaterThan(16);
    for (const [, name] of settings) expect(operation).toContain(`| \`${name}\` |`);
    expect(operation).toMatch(/^## Kosten$/m);
    expect(operation).toContain("npm run deploy");
  });
});

describe("the owner's handbook on his desk", () => {
  it("sets Cloudflare Access up in five steps, with both settings and what to click [DESK-14]", () => {
    const [, section = ""] = /^## Der Schreibtisch$([\s\S]*?)^## /m.exec(operation) ?? [];
    expect(section.match(/^\d\. /gm)).toHaveLength(5);
    for (const word of [
      "Zero Trust",
      "Self-hosted",
      "Policy",
      "ACCESS_AUD",
      "ACCESS_TEAM",
      "npm run deploy",
      "/intern",
    ])
      expect(section).toContain(word);
  });
});

describe("the threat model", () => {
  it("names defences and proofs that exist, and every endpoint [QUAL-13]", () => {
    const model = readFileSync("docs/threat-model.md", "utf8");
    const files = [...model.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
    const places = ["", "test/", "worker/http/", "worker/seo/site-crawl/"];
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !places.some((place) => existsSync(place + file)))).toEqual([]);
    const endpoints = [...readFileSync("worker/app.ts", "utf8").matchAll(/functions\/v1\/([a-z-]+)"/g)];
    // Two tell a number or a signed time and take nothing.
    const named = endpoints
      .map(([, name = ""]) => name)
      .filter((name) => !/^(?:seo-quota|contact-token)$/.test(name));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !model.includes(name))).toEqual([]);
  });
});

describe("all documents", () => {
  it("explain in the README what `npm start` takes from the environment", () => {
    const readme = readFileSync("README.md", "utf8");
    for (const name of ["PORT", "CHROME_PATH", ...LOCAL_SETTINGS])
      expect(readme).toContain(`| \`${name}\` |`);
  });

  it("name commands that exist", () => {
    for (const file of documents) {
      for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/`npm run ([a-z:-]+)/g)) {
        expect(Object.keys(scripts), file).toContain(name);
      }
    }
  });

  it("link to files that exist", () => {
    const broken = documents.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)]
        .map(([, target = ""]) => path.join(path.dirname(file), target))
        .filter((target) => !existsSync(target)),
    );
    expect(broken).toEqual([]);
  });

  it("name in a folder's README files that exist, from there, from the project or from app/", () => {
    const missing = globSync("{app,worker}/**/README.md").flatMap((readme) =>
      [...readFileSync(readme, "utf8").matchAll(/`([\w./*-]*\w\.(?:tsx?|css|mdx?|json))`/g)]
        .map(([, name = ""]) => name)
        .filter(
          (name) =>
            globSync([path.dirname(readme), ".", "app"].map((at) => path.join(at, name))).length === 0,
        )
        .map((name) => `${readme}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
