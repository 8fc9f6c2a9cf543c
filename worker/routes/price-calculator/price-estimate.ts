// POST /functions/v1/price-estimate: the form beside the price calculator, sent without script and answered with its page. Nothing is stored.
import { Hono } from "hono";
import type { ApiContext } from "../../http/context.ts";
import { onlyMethods, problem } from "../../http/problem.ts";
import { isForm, readForm } from "../../http/request-body.ts";
import type { Services } from "../../services/services.ts";

const MAX_BODY_BYTES = 8 * 1024;

export function priceEstimateRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", async (c) => {
      const form = isForm(c.req.raw) ? await readForm(c.req.raw, MAX_BODY_BYTES) : undefined;
      if (!form) return problem(c, isForm(c.req.raw) ? "body-too-large" : "bad-request");
      const [{ estimateFromForm }, { estimatePage }] = await Promise.all([
        import("../../chat/form-estimate.ts"),
        import("./price-estimate-page.ts"),
      ]);
      const result = estimateFromForm(form, new Date());
      const { body, headers } = estimatePage(
        await services.builtPage("/preisrechner", c.req.raw),
        form,
        result,
      );
      if (result.kind === "faulty") c.set("failure", "bad-request");
      return new Response(body, { status: result.kind === "faulty" ? 400 : 200, headers });
    })
    .all("/", onlyMethods("POST"));
}
