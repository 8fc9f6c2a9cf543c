import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayFetch, parseRobotsTxt } from "#worker/seo/robots/robots-txt.ts";

const allowed = (text: string, path: string, token = "Googlebot") =>
  mayFetch(parseRobotsTxt(text), token, `https://www.beispiel.de${path}`).allowed;
const rule = (line: string, path: string) => allowed(`User-agent: *\n${line}`, path);

describe("patterns of robots.txt (RFC 9309, section 2.2) [ROBO-01] [ROBO-02]", () => {
  it.each([
    ["Disallow: /", "/", false],
    ["Disallow: /", "/robots.txt", true],
    ["Disallow:", "/a", true],
    ["Disallow: /fish", "/fish", false],
    ["Disallow: /fish", "/fishheads/yummy.html", false],
    ["Disallow: /fish", "/Fish.asp", true],
    ["Disallow: /fish", "/catfish", true],
    ["Disallow: /fish/", "/fish", true],
    ["Disallow: /fish/", "/fish/salmon", false],
    ["Disallow: fish", "/fish", true],
    ["Disallow: /fish*", "/fish", false],
    ["Disallow: /*.php", "/folder/filename.php?parameters", false],
    ["Disallow: /*.php", "/windows.PHP", true],
    ["Disallow: /*.php$", "/filename.php", false],
    ["Disallow: /*.php$", "/filename.php?parameters", true],
    ["Disallow: /*.php$", "/filename.php5", true],
    ["Disallow: /fish*.php", "/fishheads/catfish.php?parameters", false],
    ["Disallow: /fish*.php", "/Fish.PHP", true],
    ["Disallow: *intern", "/sehr/intern", false],
    ["Disallow: /a**b", "/axxb", false],
    ["Disallow: /aba*aba$", "/aba", true],
    ["Disallow: /aba*aba$", "/abaaba", false],
    ["Disallow: /$", "/", false],
    ["Disallow: /$", "/a", true],
    ["Disallow: /a$b", "/a$b", false],
    ["Disallow: /*?suche=", "/?suche=dach", false],
    ["Disallow: /%C3%BCber", "/über", false],
    ["Disallow: /über", "/%c3%bcber", false],
    ["Disallow: /a/%62ild", "/a/bild", false],
    ["Disallow: /a%2Fb", "/a/b", true],
    ["Disallow: /path/file-with-a-%2A.html", "/path/file-with-a-*.html", false],
    ["Disallow: /a%zzb", "/a%zzb", false],
    ["Disallow: /a # nur ein Kommentar", "/a", false],
  ])("%s and %s: allowed is %s", (line, path, expected) => {
    expect(rule(line, path)).toBe(expected);
  });

  it.each([
    ["the longer pattern wins", "Allow: /p\nDisallow: /", "/page", true],
    [
      "the longer pattern wins, whatever the order",
      "Disallow: /folder\nAllow: /folder/page",
      "/folder/page",
      true,
    ],
    ["Allow wins on equal length", "Disallow: /folder\nAllow: /folder", "/folder/page", true],
    [
      "Allow wins on equal length, also when it comes first",
      "Allow: /folder\nDisallow: /folder",
      "/folder/page",
      true,
    ],
    ["a star counts as a character", "Allow: /page\nDisallow: /*.htm", "/page.htm", false],
    ["only the root is allowed", "Allow: /$\nDisallow: /", "/page.htm", false],
  ])("%s", (_name, lines, path, expected) => {
    expect(rule(lines, path)).toBe(expected);
  });
});

describe("groups of robots.txt [ROBO-03]", () => {
  const file = `User-agent: Alpha
Disallow: /alpha

User-agent: Beta
User-agent: GAMMA/2.1
Crawl-delay: 5
Disallow: /beta

User-agent: *
Disallow: /alle

User-agent: alpha
Disallow: /noch`;

  it.each([
    ["Alpha", "/alpha", false],
    ["Alpha", "/alle", true],
    ["Alpha", "/noch", false],
    ["beta", "/beta", false],
    ["Gamma", "/beta", false],
    ["Delta", "/alle", false],
    ["Delta", "/beta", true],
    ["Al", "/alpha", true],
  ])("%s and %s: allowed is %s", (token, path, expected) => {
    expect(allowed(file, path, token)).toBe(expected);
  });

  it("allows everything without a group that applies", () => {
    expect(allowed("User-agent: beta\nDisallow: /", "/")).toBe(true);
    expect(allowed("", "/")).toBe(true);
    expect(allowed("Disallow: /", "/")).toBe(true);
  });

  it.each([
    ["a byte order mark", "\ufeffUser-agent: *\nDisallow: /"],
    ["Windows line ends", "User-agent: *\r\nDisallow: /\r\n"],
    ["old Mac line ends", "User-agent: *\rDisallow: /"],
    ["spaces and capitals", "  USER-AGENT :  *  \n\tdisallow\t: /"],
    ["comments and empty lines between", "# Hallo\nUser-agent: * # alle\n\n# nichts\nDisallow: /"],
    ["broken lines between", "User-agent: *\nUnsinn\n:\nDisallow: /"],
  ])("reads a file with %s [ROBO-04]", (_name, text) => {
    expect(allowed(text, "/a")).toBe(false);
  });

  it("names the line of the rule that decided [ROBO-10]", () => {
    const verdict = mayFetch(parseRobotsTxt("# a\nUser-agent: *\nDisallow: /a"), "x", "https://a.de/a");
    expect(verdict).toEqual({ allowed: false, rule: { allow: false, pattern: "/a", line: 3 } });
  });

  it("collects sitemaps from anywhere in the file [ROBO-07]", () => {
    const { sitemaps } = parseRobotsTxt(
      "Sitemap: https://a.de/1.xml\nUser-agent: *\nsitemap:https://a.de/2.xml",
    );
    expect(sitemaps).toEqual(["https://a.de/1.xml", "https://a.de/2.xml"]);
  });
});

describe("any robots.txt", () => {
  it("is read without an error and always allows /robots.txt [ROBO-08]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.webPath(), (text, path) => {
        const robots = parseRobotsTxt(`User-agent: *\nDisallow: ${text}\n${text}`);
        mayFetch(robots, "Googlebot", `https://a.de${path}`);
        expect(mayFetch(robots, "Googlebot", "https://a.de/robots.txt").allowed).toBe(true);
      }),
    );
  });

  it("agrees with a plain definition of the wildcard match [ROBO-02]", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 8 });
    const pattern = fc.string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 8 });
    fc.assert(
      fc.property(letters, pattern, fc.boolean(), (path, body, anchored) => {
        const source = `^/${body.replaceAll("*", ".*")}${anchored ? "$" : ""}`;
        const expected = !new RegExp(source).test(`/${path}`);
        const verdict = mayFetch(
          {
            groups: [
              {
                agents: ["*"],
                rules: [{ allow: false, pattern: `/${body}${anchored ? "$" : ""}`, line: 1 }],
              },
            ],
            sitemaps: [],
          },
          "x",
          `https://a.de/${path.replaceAll("//", "/")}`,
        );
        if (!path.includes("//")) expect(verdict.allowed).toBe(expected);
      }),
    );
  });

  it("matches a pattern made to backtrack in time", () => {
    const text = `User-agent: *\nDisallow: /${"*a".repeat(200_000)}$`;
    expect(allowed(text, `/${"a".repeat(2000)}`)).toBe(true);
  });
});
