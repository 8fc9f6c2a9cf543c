import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("seo-check", "routes/seo-check.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
