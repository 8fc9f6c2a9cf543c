// The key of a call: the site's public one, no secret, keeps stray programs out; the owner's opens the stored inquiries.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";
import { problem } from "./problem.ts";

export function keyCheck(key: string) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    if (token === undefined || !(await sameText(token, key))) return problem(c, "unauthorized");
    await next();
  });
}

/** Compares digests, so that the time taken tells neither length nor first difference. */
async function sameText(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(digest));
  return a !== undefined && b !== undefined && crypto.subtle.timingSafeEqual(a, b);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}
