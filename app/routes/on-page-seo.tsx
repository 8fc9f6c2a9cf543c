import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/on-page-seo",
    title: "On-Page-SEO – Pättken",
    description:
      "Titel, Überschriften, Texte und Links: was auf Ihrer Seite stehen muss, damit Google sie versteht.",
  });
}

export default function OnPageSeo() {
  return (
    <section className="wrap section">
      <h1>On-Page-SEO</h1>
    </section>
  );
}
