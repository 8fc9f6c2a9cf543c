import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { viewport } from "#worker/seo/audits/technology/viewport.ts";

const viewportMeta = (content: string) => ({ html: { metas: [aMeta("Viewport", content)] } });

auditCases(viewport, [
  { when: "the device's width", status: "passed" },
  { when: "none", page: { html: { metas: [] } }, status: "failed", value: "fehlt" },
  { when: "a fixed width", page: viewportMeta("width=1024"), status: "failed", value: "width=1024" },
  { when: "zoom forbidden", page: viewportMeta("width=device-width, user-scalable=no"), status: "warning" },
  {
    when: "zoom hardly allowed",
    page: viewportMeta("width = device-width; maximum-scale=1.0"),
    status: "warning",
  },
  { when: "zoom up to 5", page: viewportMeta("width=device-width, maximum-scale=5"), status: "passed" },
]);

describe("a viewport set by script [TRUE-29]", () => {
  it.each([
    `document.write('<meta name="viewport" content="width=device-width">')`,
    `document.write("<meta name=\\"viewport\\" content=\\"width=device-width\\">")`,
    `var m = document.createElement("meta"); m.name = "viewport"; m.content = "width=device-width"; document.head.appendChild(m)`,
    `m.setAttribute('name', 'viewport')`,
    `$("head").append("<meta name='viewport' content='width=640'>")`,
    `document.head.append(Object.assign(document.createElement("meta"), { name: "viewport", content: "width=1" }))`,
  ])("is not called missing: %s", async (script) => {
    const finding = await findingOf(viewport, `<head><script>${script}</script></head><p>Text</p>`);
    expect(finding).toMatchObject({ status: "unchecked", advice: expect.stringContaining("Skript") });
  });

  it.each([
    "var viewport = window.innerWidth;",
    "// the viewport is small",
    `document.querySelector('meta[name="description"]'); track("viewport")`,
  ])("is missing beside a script that only speaks of one: %s", async (script) => {
    expect((await findingOf(viewport, `<script>${script}</script><p>Text</p>`)).status).toBe("failed");
  });

  it("does not excuse a fixed one in the HTML", async () => {
    const html = `<meta name="viewport" content="width=1024"><script>m.name="viewport"</script>`;
    expect((await findingOf(viewport, html)).status).toBe("failed");
  });
});
