// GET /functions/v1/kept-report/{id}: what an analysis came to, answered as the analysis itself would. DELETE: cancels or deletes it.
import { Hono } from "hono";
import * as v from "valibot";
import { keptReportGone } from "#content/messages.ts";
import { keptReportIdSchema, type StillRunning } from "#contract/kept-report.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import type { Services } from "../services/services.ts";

export function keptReportRoute({ publicKey, keptReports }: Services) {
  const withKey = keyCheck(publicKey);
  return new Hono<ApiContext>()
    .get("/:id", withKey, async (c) => {
      const id = idOf(c);
      const kept = id === null ? null : await keptReports.read(id);
      if (kept === null) return problem(c, "not-found", { detail: keptReportGone });
      if (kept.state === "failed") return problem(c, kept.code);
      if (kept.state === "running") return c.json({ running: true } satisfies StillRunning, 202);
      return c.body(kept.report, 200, { "Content-Type": "application/json; charset=utf-8" });
    })
    .delete("/:id", withKey, async (c) => {
      const id = idOf(c);
      // Deleting what is already gone succeeds, too.
      if (id !== null) await keptReports.forget(id);
      return c.body(null, 204);
    })
    .all("/:id", onlyMethods("GET", "HEAD", "DELETE"));
}

function idOf(c: ApiCall): string | null {
  const id = c.req.param("id");
  return v.is(keptReportIdSchema, id) ? id : null;
}
