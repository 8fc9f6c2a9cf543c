import { describe, expect, it } from "vitest";
import { leaveDomain } from "#scripts/build/preview-worker.ts";

describe("the Worker of a preview", () => {
  it("leaves the site's domain to the site and gets an address on workers.dev [EDGE-23]", () => {
    const domain = { pattern: "www.ihre-domain.de", custom_domain: true };
    const worker = { name: "paettken", routes: [domain], route: "www.ihre-domain.de/*", workers_dev: false };
    leaveDomain(worker);
    expect(worker).toEqual({ name: "paettken", workers_dev: true });
  });
});
