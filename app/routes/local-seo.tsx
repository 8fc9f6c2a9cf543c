import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/local-seo",
    title: "Lokales SEO im Münsterland – Pättken",
    description:
      "Google-Eintrag, Bewertungen und gleiche Angaben überall: so werden Sie im eigenen Ort gefunden.",
  });
}

export default function LocalSeo() {
  return (
    <section className="wrap section">
      <h1>Lokales SEO im Münsterland</h1>
    </section>
  );
}
