import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/performance-optimierung",
    title: "Performance-Optimierung – Pättken",
    description:
      "Warum eine Sekunde Ladezeit Anfragen kostet und wie Ihre Website unter drei Sekunden kommt.",
  });
}

export default function PerformanceOptimierung() {
  return (
    <section className="wrap section">
      <h1>Performance-Optimierung</h1>
    </section>
  );
}
