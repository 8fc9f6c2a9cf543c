import { absent } from "#content/pages/seo-report.ts";
import "./missing.css";

/** A title or description that is not there. */
export function Missing() {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="missing-badge">{absent.badge}</span>
      <span>{absent.notFound}</span>
    </span>
  );
}
