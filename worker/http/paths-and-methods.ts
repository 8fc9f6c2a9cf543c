// Answers for calls that meet no endpoint: always JSON, never a page.
import type { Handler } from "hono";
import type { ApiContext } from "./context.ts";
import { problem } from "./problem.ts";

/** 405 naming the methods the endpoint knows. */
export function onlyMethods(...allow: string[]): Handler<ApiContext> {
  return (c) => problem(c, "method-not-allowed", { allow });
}

/** 404 for any other path below /functions/. */
export const unknownPath: Handler<ApiContext> = (c) => problem(c, "not-found");
