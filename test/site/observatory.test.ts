// The headers of every answer, by the table that Mozilla's HTTP Observatory grades with. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtPaths, NOT_FOUND_PATH } from "#app/paths.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { apiHeaders } from "#worker/http/security-headers.ts";
import { directives, observatoryPoints, observatoryScore } from "../support/observatory.ts";

/** The most a site can have that is on no preload list: policy 10, resource policy 10, referrer 5, frames 5. */
const BEST = 130;
/** Sample websites let everybody load their typefaces, so no resource policy. */
const BEST_OF_DEMOS = 120;

interface Rule {
  path: string;
  lines: string[];
}

const rules: Rule[] = readFileSync("build/client/_headers", "utf8")
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, lines: lines.map((line) => line.trim()) };
  });

/** What Cloudflare sends for a path: matching rules add up, "! Name" takes away what was set before. */
function sentFor(path: string): Map<string, string> {
  const sent = new Map<string, string>();
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  for (const line of matching.flatMap(({ lines }) => lines)) {
    const [, gone, name = "", value = ""] = /^(?:! (.+)|([^:]+): (.+))$/.exec(line) ?? [];
    if (gone) sent.delete(gone.toLowerCase());
    else sent.set(name.toLowerCase(), [sent.get(name.toLowerCase()), value].filter(Boolean).join(", "));
  }
  return sent;
}

const apiAnswer = new Map(Object.entries(apiHeaders).map(([name, value]) => [name.toLowerCase(), value]));
const demoPaths = projects.flatMap(({ liveUrl }) => (liveUrl?.startsWith("/demos/") ? [liveUrl] : []));

const answers: [name: string, sent: Map<string, string>, least: number][] = [
  ...[...builtPaths, NOT_FOUND_PATH].map((path): [string, Map<string, string>, number] => [
    path,
    sentFor(path),
    BEST,
  ]),
  ...demoPaths.map((path): [string, Map<string, string>, number] => [path, sentFor(path), BEST_OF_DEMOS]),
  ["/images/any.png", sentFor("/images/any.png"), BEST_OF_DEMOS],
  ["/assets/any.js", sentFor("/assets/any.js"), BEST_OF_DEMOS],
  ["an answer of the API", apiAnswer, BEST],
];

describe.each(answers)("the headers of %s", (_, sent, least) => {
  it(`are worth ${least} of Mozilla's points, an A+, without any taken away [QUAL-13]`, () => {
    const points = observatoryPoints(sent);
    expect(Object.entries(points).filter(([, one]) => one < 0)).toEqual([]);
    expect({ score: observatoryScore(sent), points }).toMatchObject({ score: least });
  });

  it("switch off what the site never uses, and keep other windows away [QUAL-13]", () => {
    expect(sent.get("permissions-policy")).toMatch(
      /camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\)/,
    );
    if (sent !== apiAnswer) expect(sent.get("cross-origin-opener-policy")).toBe("same-origin");
    expect([...sent.keys()].filter((name) => /cookie|server|powered/.test(name))).toEqual([]);
  });
});

describe("the policy of a page", () => {
  it.each(builtPaths)(
    "of %s names every source it needs and no other, and demands trusted types [QUAL-13] [SAFE-37]",
    (path) => {
      const policy = directives(sentFor(path));
      expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
      expect(policy.get("trusted-types")).toEqual(["default"]);
      for (const name of ["require-trusted-types-for", "trusted-types"]) policy.delete(name);
      const loose = [...policy].filter(([, sources]) =>
        sources.some((source) => !/^'(?:none|self|sha256-[\w+/=]+)'$/.test(source)),
      );
      // Drawings that stylesheets carry along.
      expect(loose).toEqual([["img-src", ["'self'", "data:"]]]);
      for (const name of ["base-uri", "frame-ancestors"]) expect(policy.get(name)).toEqual(["'none'"]);
      expect(policy.get("form-action")).toEqual(["'self'"]);
    },
  );
});

describe("the table itself", () => {
  it.each([
    ["no header at all", new Map<string, string>(), 30],
    [
      "scripts written inline",
      new Map([...sentFor("/"), ["content-security-policy", "script-src 'unsafe-inline'"]]),
      60,
    ],
    [
      "a month of encryption",
      new Map([...sentFor("/"), ["strict-transport-security", "max-age=2592000"]]),
      80,
    ],
    [
      "styles written inline",
      new Map([
        ...sentFor("/"),
        ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
      ]),
      120,
    ],
  ])("takes points for %s", (_, sent, score) => {
    expect(observatoryScore(sent)).toBe(score);
  });
});
