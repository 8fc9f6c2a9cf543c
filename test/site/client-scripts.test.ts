// What browsers get to run. Needs `npm run build` before.
import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
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

  it("wait for nothing while they load: Safari hands out such a module before it is ready", () => {
    expect(waits(parseAst("await import('./part.js'); export default 1;"))).toBe(true);
    expect(waits(parseAst("for await (const part of parts) draw(part); export {};"))).toBe(true);
    expect(waits(parseAst("export const part = async () => { await 0; };"))).toBe(false);
    const waiting = globSync("build/client/assets/*.js").filter((file) =>
      waits(parseAst(readFileSync(file, "utf8"))),
    );
    expect(waiting).toEqual([]);
  });
});

/** Whether `await` stands outside of every function. */
function waits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(waits);
  if (node === null || typeof node !== "object") return false;
  const { type = "", await: isAwaited } = node as { type?: string; await?: boolean };
  if (/Function|MethodDefinition/.test(type)) return false;
  return type === "AwaitExpression" || isAwaited === true || Object.values(node).some(waits);
}
