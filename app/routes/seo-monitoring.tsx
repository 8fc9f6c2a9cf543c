import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/seo-monitoring",
    title: "SEO-Monitoring – Pättken",
    description:
      "Plätze, Besucher und Fehler im Blick: ein Bericht im Monat, den man versteht, und Warnungen, die zählen.",
  });
}

export default function SeoMonitoring() {
  return (
    <section className="wrap section">
      <h1>SEO-Monitoring</h1>
    </section>
  );
}
