import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/agb",
    title: "Allgemeine Geschäftsbedingungen – Pättken",
    description: "Die Bedingungen für Verträge über Websites, Wartung und SEO, in zwölf Abschnitten.",
  });
}

export default function Agb() {
  return (
    <section className="wrap section">
      <h1>Allgemeine Geschäftsbedingungen</h1>
    </section>
  );
}
