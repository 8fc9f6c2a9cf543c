// Every internal link and anchor of the built site leads somewhere. Needs `npm run build` before.
import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { MESSAGE_PARAMETER, SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { owner } from "#content/owner.ts";
import { attributes, elements } from "#test/support/seo/html-tree.ts";

const CLIENT = "build/client";

const pages = new Map(
  globSync(`${CLIENT}/**/index.html`).map((file) => {
    const path = file.slice(CLIENT.length).replace(/\/index\.html$/, "") || "/";
    const tree = [...elements(parse(readFileSync(file, "utf8")))];
    return [path, { tree, ids: new Set(tree.map((element) => attributes(element).id)) }];
  }),
);

describe.each([...pages.keys()])("the links of %s", (path) => {
  const links = (pages.get(path)?.tree ?? [])
    .filter(({ tagName }) => tagName === "a" || tagName === "area")
    .map((element) => attributes(element).href ?? "");

  it("have an address each", () => {
    expect(links.filter((href) => !href || href === "#")).toEqual([]);
  });

  it("lead to pages, files and anchors that exist [EDGE-22] [SHELL-40] [LEGAL-35]", () => {
    expect(links.filter((href) => isInternal(href) && !resolves(href, path))).toEqual([]);
  });

  it("carry no query but what an inquiry begins with and a filter of the blog [SVC-06] [WISH-07]", () => {
    const queries = links.filter(isInternal).flatMap((href) => {
      const url = new URL(href, owner.siteUrl + path);
      return [...url.searchParams.keys()].map((key) => `${url.pathname}?${key}`);
    });
    const allowed = [`/kontakt?${SUBJECT_PARAMETER}`, "/blog?kategorie"];
    expect(queries.filter((query) => !allowed.includes(query))).toEqual([]);
  });
});

/** Pages that no other page links to. */
function unreached(linksOf: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set(
    [...linksOf].flatMap(([path, links]) =>
      links
        .filter(isInternal)
        .map((href) => new URL(href, owner.siteUrl + path).pathname)
        .filter((target) => target !== path),
    ),
  );
  return [...linksOf.keys()].filter((path) => !reached.has(path));
}

describe("every built page", () => {
  it("is found by a link of another one; the pages of unknown paths and of shared reports are not [QUAL-06]", () => {
    const withoutLink = new Map([
      ["/", ["/a", "#top"]],
      ["/a", ["/", "/a"]],
      ["/b", ["/b#x", "/"]],
    ]);
    expect(unreached(withoutLink)).toEqual(["/b"]);
    const linksOf = new Map(
      [...pages].map(([path, { tree }]) => [
        path,
        tree.map((element) => attributes(element).href ?? "").filter(Boolean),
      ]),
    );
    // Nobody but who was given its address comes to a shared report.
    expect(unreached(linksOf)).toEqual(["/bericht", "/404"]);
  });
});

function isInternal(href: string): boolean {
  return href.startsWith("#") || (href.startsWith("/") && !href.startsWith("//"));
}

function resolves(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, owner.siteUrl + from);
  const page = pages.get(pathname);
  if (!page) return !hash && existsSync(CLIENT + pathname) && /\.\w+$/.test(pathname);
  // What a link fills into the form is no anchor.
  if (pathname === "/kontakt" && hash.startsWith(`#${MESSAGE_PARAMETER}=`)) return true;
  return hash === "" || page.ids.has(decodeURIComponent(hash.slice(1)));
}
