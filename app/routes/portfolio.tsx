import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/portfolio",
    title: "Portfolio: fünf Musterprojekte – Pättken",
    description:
      "Fünf Websites für fünf Gewerbe im Münsterland: Gartenbau, Dachdeckerei, Restaurant, Fitness und Physiotherapie.",
  });
}

export default function Portfolio() {
  return (
    <section className="wrap section">
      <h1>Portfolio: fünf Musterprojekte</h1>
    </section>
  );
}
