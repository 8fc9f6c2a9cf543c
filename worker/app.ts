import { Hono } from "hono";
import { servePage } from "./pages.ts";

export function createApp(assets: Fetcher): Hono {
  const app = new Hono();
  app.all("/functions/*", (c) => c.notFound());
  app.get("*", (c) => servePage(c.req.raw, assets));
  return app;
}
