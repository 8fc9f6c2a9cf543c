// What browsers get to run. Needs `npm run build` before.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("the scripts of the site", () => {
  it("hold valibot, which describes what travels, and nothing of zod or a model's SDK [EDGE-21]", () => {
    const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
    // By the standard schema interface every library names itself.
    const naming = (vendor: string) =>
      scripts.filter((text) => new RegExp(`vendor:\\s*["'\`]${vendor}`).test(text));
    expect(naming("valibot")).not.toHaveLength(0);
    expect(naming("zod")).toHaveLength(0);
    expect(scripts.filter((text) => text.includes("AI_APICallError"))).toHaveLength(0);
  });

  it("hold no client to sign in with: no session is kept, no other service is named [API-22]", () => {
    const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));
    const signsIn = /signInWith|access_token|refresh_token|onAuthStateChange|auth\/v1|supabase/i;
    expect(scripts).not.toHaveLength(0);
    expect(scripts.filter((text) => signsIn.test(text))).toHaveLength(0);
  });
});
