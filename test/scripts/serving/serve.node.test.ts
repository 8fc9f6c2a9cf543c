import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { localRules } from "#scripts/browser/confined-browser.ts";
import { isPortTaken, runtimeArguments } from "#scripts/serving/serve.ts";

describe("serving the build locally", () => {
  it("hands the local settings to the Worker, and no other variable of the environment [EDGE-18]", () => {
    const env = {
      ...{ SEO_DAILY_LIMIT: "500", CRAWL_ALLOW_LOOPBACK: "on", RATE_LIMITS: "", QUOTA_SECRET: "x" },
      ...{ MAIL: "mailchannels", MAILCHANNELS_BASE_URL: "http://127.0.0.1:8025" },
    };
    const vars = runtimeArguments(8787, ".state", env, "127.0.0.1:8899").filter((argument) =>
      argument.startsWith("--var="),
    );
    expect(vars).toEqual([
      "--var=SEO_DAILY_LIMIT:500",
      "--var=CRAWL_ALLOW_LOOPBACK:on",
      "--var=MAIL:mailchannels",
      "--var=MAILCHANNELS_BASE_URL:http://127.0.0.1:8025",
      "--var=BROWSER_PROXY:127.0.0.1:8899",
      "--var=SITE_ORIGIN:http://localhost:8787",
    ]);
  });

  it("keeps its state in a folder [EDGE-18] [QUAL-23]", () => {
    expect(runtimeArguments(8787, "/somewhere/.state", {}, null)).toContain("--state=/somewhere/.state");
  });

  it("shuts the browser out of the site under all its names, and of loopback unless it is allowed [SAFE-06]", () => {
    const { allowLoopback, ownHosts } = localRules(8787, {});
    expect(allowLoopback).toBe(false);
    expect(ownHosts).toEqual(["localhost:8787", "127.0.0.1:8787", "[::1]:8787"]);
    expect(localRules(8787, { CRAWL_ALLOW_LOOPBACK: "on" }).allowLoopback).toBe(true);
    expect(localRules(8787, { CRAWL_ALLOW_LOOPBACK: "off" }).allowLoopback).toBe(false);
  });

  it("notices a port that is taken", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    expect(await isPortTaken(port)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortTaken(port)).toBe(false);
  });
});
