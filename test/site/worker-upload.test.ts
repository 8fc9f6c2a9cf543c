import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { processSection } from "#content/pages/home/home-sections.ts";
import { startFiles, uploadWeight } from "#scripts/build/uploaded-worker.ts";

const codeOf = (files: Iterable<string>) =>
  [...files].map((file) => readFileSync(`build/server/${file}`, "utf8")).join("\n");

describe("the Worker as it is uploaded", () => {
  it("weighs at most 800 kB, and what every start reads at most 250 kB [EDGE-25]", () => {
    const { upload, start } = uploadWeight();
    expect(upload).toBeLessThanOrEqual(800);
    expect(start).toBeLessThanOrEqual(250);
  });

  it("holds no page: neither their texts nor React's way to render them [EDGE-26]", () => {
    const code = codeOf(globSync("**/*.js", { cwd: "build/server" }));
    for (const ofPages of ["renderToReadableStream", processSection.lead, "className:"])
      expect(code).not.toContain(ofPages);
  });

  it("reads neither the audits nor the price calculator's rules nor the browser before they are asked for [EDGE-25]", () => {
    const all = [...globSync("**/*.js", { cwd: "build/server" })];
    const first = startFiles();
    const later = all.filter((file) => !first.has(file));
    const partsLater = ["registry-", "conversation-", "browser-rendering-", "mailchannels-"];
    for (const part of partsLater)
      expect(
        later.some((file) => file.includes(part)),
        part,
      ).toBe(true);
  });

  it("is minified [EDGE-25]", () => {
    const code = codeOf(["index.js"]);
    expect(code.length / code.split("\n").length).toBeGreaterThan(300);
  });
});
