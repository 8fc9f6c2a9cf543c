import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/keyword-optimization",
    title: "Keyword-Optimierung – Pättken",
    description:
      "Welche Wörter tippen Ihre Kunden bei Google ein? So finden wir die Suchbegriffe, die zu Ihrem Betrieb passen.",
  });
}

export default function KeywordOptimization() {
  return (
    <section className="wrap section">
      <h1>Keyword-Optimierung</h1>
    </section>
  );
}
