import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { isPortTaken, wranglerArguments } from "#scripts/serve.ts";

describe("serving the build locally", () => {
  it("hands the local settings to the Worker, and no other variable of the environment [EDGE-18]", () => {
    const env = {
      ...{ SEO_DAILY_LIMIT: "500", CRAWL_ALLOW_LOOPBACK: "on", RATE_LIMITS: "", QUOTA_SECRET: "x" },
      ...{ MAIL: "mailchannels", MAILCHANNELS_BASE_URL: "http://127.0.0.1:8025" },
    };
    const vars = wranglerArguments(8787, ".state", env).filter((argument) => argument.startsWith("--var="));
    expect(vars).toEqual([
      "--var=SEO_DAILY_LIMIT:500",
      "--var=CRAWL_ALLOW_LOOPBACK:on",
      "--var=MAIL:mailchannels",
      "--var=MAILCHANNELS_BASE_URL:http://127.0.0.1:8025",
      "--var=SITE_ORIGIN:http://localhost:8787",
    ]);
  });

  it("stays on this machine, without an account, and keeps its state in a folder [EDGE-18] [QUAL-23]", () => {
    const given = wranglerArguments(8787, "/somewhere/.state", {});
    expect(given).toContain("--local");
    expect(given).toContain("--ip=127.0.0.1");
    expect(given).toContain("--persist-to=/somewhere/.state");
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
