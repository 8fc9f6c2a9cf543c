import { describe, expect, it } from "vitest";
import { isLaterPart, kindOf, pageKey, resolveOnSite, siteOf } from "#worker/seo/site-crawl/page-address.ts";

const BASE = "https://www.tischlerei.de/leistungen/";
const SITE = "tischlerei.de";

describe("addresses of a site", () => {
  it.each([
    ["https://anderswo.de/", "another site"],
    ["https://shop.tischlerei.de/", "a subdomain"],
    ["https://tischlerei.de:8443/", "another port"],
    ["https://tischlerei.de.anderswo.de/", "a name that only begins alike"],
    ["//anderswo.de/", "another site without scheme"],
    ["mailto:info@tischlerei.de", "no web address"],
    ["javascript:void(0)", "script"],
    ["https://user:secret@tischlerei.de/", "an address with credentials"],
    ["https://", "no address"],
    [`/${"a".repeat(3_000)}`, "an address without end"],
  ])("do not include %s: %s", (written) => {
    expect(resolveOnSite(written, BASE, SITE)).toBeNull();
  });

  it.each([
    ["kueche", "https://www.tischlerei.de/leistungen/kueche"],
    ["/kontakt#karte", "https://www.tischlerei.de/kontakt"],
    ["#oben", BASE],
    ["http://tischlerei.de/a", "http://tischlerei.de/a"],
    ["/a?utm_source=x&id=3&fbclid=y", "https://www.tischlerei.de/a?id=3"],
    ["/a?gclid=1", "https://www.tischlerei.de/a"],
    ["/a?%E0%A4%A=1", "https://www.tischlerei.de/a?%E0%A4%A=1"],
    ["HTTPS://WWW.Tischlerei.de:443/Ä", "https://www.tischlerei.de/%C3%84"],
  ])("include %s as %s", (written, normal) => {
    expect(resolveOnSite(written, BASE, SITE)).toBe(normal);
  });

  it("belong to host and port, with and without www [CRAWL-07]", () => {
    expect(siteOf(new URL("https://www.tischlerei.de/a"))).toBe(SITE);
    expect(siteOf(new URL("http://localhost:8080/"))).toBe("localhost:8080");
  });

  it.each([
    ["https://www.tischlerei.de/a/", "http://tischlerei.de/a"],
    ["https://tischlerei.de/", "https://tischlerei.de/index.html"],
    ["https://tischlerei.de/de/", "https://www.tischlerei.de/de/index.php"],
  ])("%s and %s are one page", (one, other) => {
    expect(pageKey(one)).toBe(pageKey(other));
  });

  it.each([
    ["https://tischlerei.de/a", "https://tischlerei.de/A"],
    ["https://tischlerei.de/?p=1", "https://tischlerei.de/?p=2"],
  ])("%s and %s are two", (one, other) => {
    expect(pageKey(one)).not.toBe(pageKey(other));
  });
});

describe("kinds of addresses", () => {
  it.each<[string, ReturnType<typeof kindOf>]>([
    ["/", "page"],
    ["/kontakt.html", "page"],
    ["/index.php?id=12", "page"],
    ["/2026/11/neue-kueche", "page"],
    ["/ueber-uns-3.0", "page"],
    ["/kueche/vorher.nachher", "page"],
    ["/prospekt.PDF", "file"],
    ["/bilder/tisch.jpg", "file"],
    ["/logout", "trap"],
    ["/shop/warenkorb", "trap"],
    ["/kueche?add-to-cart=4", "trap"],
    ["/wp-login.php", "trap"],
    ["/cdn-cgi/l/email-protection", "trap"],
    ["/2026/11", "trap"],
    ["/termine/2026-11-21", "trap"],
    ["/termine?month=11", "trap"],
    ["/liste?filter%5Bholz%5D=eiche", "trap"],
    ["/liste?a=1&b=2&c=3&d=4", "trap"],
    ["/a/b/a/b/a/b", "trap"],
    ["/1/2/3/4/5/6/7/8/9", "trap"],
    ["/seite;jsessionid=7", "trap"],
  ])("%s is a %s", (path, kind) => {
    expect(kindOf(`https://tischlerei.de${path}`)).toBe(kind);
  });

  it.each([
    ["/blog/page/2", true],
    ["/blog?seite=3", true],
    ["/seite-2-der-familie", false],
    ["/blog", false],
  ])("%s is a later part of a list: %s", (path, isLater) => {
    expect(isLaterPart(`https://tischlerei.de${path}`)).toBe(isLater);
  });
});
