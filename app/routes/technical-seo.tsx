import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/technical-seo",
    title: "Technisches SEO – Pättken",
    description: "Ladezeit, Handy, Crawler und Sicherheit: die Technik, auf der Ihr Platz bei Google steht.",
  });
}

export default function TechnicalSeo() {
  return (
    <section className="wrap section">
      <h1>Technisches SEO</h1>
    </section>
  );
}
