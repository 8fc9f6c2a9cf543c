import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/seo-analysis",
    title: "SEO-Analyse in Lüdinghausen – Pättken",
    description:
      "Wo steht Ihr Betrieb bei Google? Eine Analyse für Lüdinghausen und Umgebung, mit klaren nächsten Schritten.",
  });
}

export default function SeoAnalysis() {
  return (
    <section className="wrap section">
      <h1>SEO-Analyse in Lüdinghausen</h1>
    </section>
  );
}
