import { createApp } from "./app.ts";

export { SeoQuota } from "./quota/seo-quota.ts";

export default {
  fetch(request: Request, env: { ASSETS: Fetcher }, context: ExecutionContext) {
    return createApp(env.ASSETS).fetch(request, env, context);
  },
};
