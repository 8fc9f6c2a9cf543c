// What an analysis and a crawl are given to read sites with.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { checkAddress } from "#worker/address-guard/check-address.ts";
import { readConfig } from "#worker/config.ts";
import { siteReading } from "#worker/services/site-reading.ts";

function readingAt(siteOrigin: string) {
  const read = readConfig({ ...env, SITE_ORIGIN: siteOrigin, CRAWL_ALLOW_LOOPBACK: "on" });
  return read.ok ? siteReading(read.config, env) : expect.fail(JSON.stringify(read.refusals));
}

describe("the site's own hosts", () => {
  it.each([
    ["http://localhost:8787", ["localhost:8787", "127.0.0.1:8787", "[::1]:8787"]],
    ["http://127.0.0.1", ["localhost", "127.0.0.1", "[::1]"]],
    ["https://www.example.org", ["www.example.org"]],
  ])("are all names of %s", (origin, hosts) => {
    expect(readingAt(origin).ownHosts).toEqual(hosts);
  });

  it.each(["http://localhost/", "http://127.0.0.1:80/", "http://[::1]/"])(
    "are not read on port 80 either: %s",
    async (address) => {
      const check = await checkAddress(address, readingAt("http://localhost"), new AbortController().signal);
      expect(check).toMatchObject({ ok: false, fault: "own-host" });
    },
  );
});
