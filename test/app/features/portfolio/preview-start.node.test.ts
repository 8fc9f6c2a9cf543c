import { describe, expect, it } from "vitest";
import { previewStart } from "#app/features/portfolio/preview-start.ts";
import { projects } from "#content/portfolio/portfolio.ts";

const SITE = "https://www.paettken.example";

describe("the website in a laptop", () => {
  it("starts by itself where our own host serves it, as for all five projects [HOME-50] [PORT-12]", () => {
    for (const { liveUrl } of projects) expect(previewStart(liveUrl, SITE, false)).toBe("itself");
    expect(previewStart(`${SITE}/demos/prodach`, SITE, false)).toBe("itself");
    expect(previewStart("/demos/prodach", "http://localhost:8787", false)).toBe("itself");
  });

  it.each(["https://www.dachdecker.example/", "https://paettken.example/demos/prodach", "//andere.example/"])(
    "waits for a click where another host would learn the visitor's address: %s [HOME-50]",
    (url) => expect(previewStart(url, SITE, false)).toBe("click"),
  );

  it.each(["http://www.dachdecker.example/", "data:text/html,x", "javascript:alert(1)", "https://"])(
    "never starts from an address that is none or not safe: %s [HOME-50]",
    (url) => expect(previewStart(url, SITE, false)).toBe("never"),
  );

  it("stays a still for visitors who save data, and where there is no website yet [HOME-49]", () => {
    expect(previewStart("/demos/prodach", SITE, true)).toBe("never");
    expect(previewStart(null, SITE, false)).toBe("never");
  });
});
