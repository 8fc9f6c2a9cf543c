// What built pages tell search engines and social networks. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { builtPaths } from "#app/paths.ts";
import { seoServices, websiteServices } from "#content/navigation.ts";
import { owner, serviceArea } from "#content/owner.ts";

const CLIENT = "build/client";
// The check is a tool of its own, not a service that is sold.
const servicePages: readonly string[] = [...websiteServices, ...seoServices]
  .map(({ href }) => href)
  .filter((href) => href !== "/seo-check");

const htmlOf = (path: string) => readFileSync(`${CLIENT}${path === "/" ? "" : path}/index.html`, "utf8");

interface Thing {
  "@type": string;
  [key: string]: unknown;
}

function thingsIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = ""]) => {
    const thing = JSON.parse(json) as Thing & { "@context": string };
    expect(thing["@context"]).toBe("https://schema.org");
    return thing;
  });
}

describe.each(builtPaths)("the head of %s", (path) => {
  const html = htmlOf(path);
  const head = html.slice(0, html.indexOf("</head>"));
  const content = (name: string) =>
    head.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1] ?? "";
  const things = thingsIn(html);
  const thing = (type: string) => things.find((found) => found["@type"] === type);

  it("has Open Graph and Twitter tags with a picture of its own, 1200 × 630 [QUAL-08]", () => {
    const title = head.match(/<title>([^<]+)/)?.[1];
    expect(content("og:title")).toBe(title);
    expect(content("og:description")).toBe(content("description"));
    expect(content("og:url")).toBe(head.match(/rel="canonical" href="([^"]+)/)?.[1]);
    expect(content("twitter:card")).toBe("summary_large_image");
    expect(content("twitter:image")).toBe(content("og:image"));
    const picture = readFileSync(CLIENT + content("og:image").slice(owner.siteUrl.length));
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("names the business with its service area, once [QUAL-09]", () => {
    expect(things.filter((found) => found["@type"] === "ProfessionalService")).toHaveLength(1);
    expect(thing("ProfessionalService")).toMatchObject({
      name: owner.brand,
      areaServed: serviceArea.map((name) => ({ "@type": "City", name })),
    });
  });

  it("describes a service on service pages and nowhere else [QUAL-09]", () => {
    expect(thing("Service") !== undefined).toBe(servicePages.includes(path));
    if (thing("Service")) expect(thing("Service")).toHaveProperty("url", owner.siteUrl + path);
  });

  it("holds the questions on prices [QUAL-09]", () => {
    expect(thing("FAQPage") !== undefined).toBe(path === "/preise");
  });

  it("holds a BlogPosting on articles [QUAL-09]", () => {
    expect(thing("BlogPosting") !== undefined).toBe(path.startsWith("/blog/"));
  });

  it("has a trail on every page but home [QUAL-09]", () => {
    const items = thing("BreadcrumbList")?.itemListElement as unknown[] | undefined;
    expect(items?.length).toBe(path === "/" ? undefined : path.split("/").length);
  });
});

it("draws another picture for every page [QUAL-08]", () => {
  const pictures = builtPaths.map((path) => htmlOf(path).match(/property="og:image" content="([^"]+)/)?.[1]);
  const bytes = pictures.map((url) =>
    readFileSync(CLIENT + url?.slice(owner.siteUrl.length)).toString("base64"),
  );
  expect(new Set(bytes).size).toBe(builtPaths.length);
});
