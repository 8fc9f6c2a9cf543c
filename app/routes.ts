// Every path of the table is a folder: `/preise` is `pages/preise/route.tsx`.
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleSlugs } from "#content/blog/slugs.ts";
import { pageLabels, SHARED_REPORT_PATH } from "./paths.ts";

const names = Object.keys(pageLabels)
  .filter((path) => path !== "/")
  .map((path) => path.slice(1));

export default [
  index("pages/home/route.tsx"),
  ...names.map((name) => route(name, `pages/${name}/route.tsx`)),
  // One route per article, so that unknown articles are unknown paths.
  ...articleSlugs.map((slug) => route(`blog/${slug}`, "pages/article/route.tsx", { id: `article-${slug}` })),
  route(`${SHARED_REPORT_PATH.slice(1)}/:id?`, "pages/bericht/route.tsx"),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
