import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/blog",
    title: "Blog: Websites und SEO für Betriebe – Pättken",
    description:
      "Sechs Artikel über Webdesign, Suchmaschinen und Selbstständigkeit, geschrieben für Betriebe im Münsterland.",
  });
}

export default function Blog() {
  return (
    <section className="wrap section">
      <h1>Blog: Websites und SEO für Betriebe</h1>
    </section>
  );
}
