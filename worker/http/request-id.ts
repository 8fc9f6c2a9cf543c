// Names every call, so that a visitor's report and our log can be brought together.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";

/** Always our own: an id from outside could carry anything into the log. */
export const requestId = createMiddleware<ApiContext>(async (c, next) => {
  const id = crypto.randomUUID();
  c.set("requestId", id);
  await next();
  c.res.headers.set("X-Request-Id", id);
});
