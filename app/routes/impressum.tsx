import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/impressum",
    title: "Impressum – Pättken",
    description:
      "Anbieter, Kontakt und rechtliche Angaben zu dieser Website, mit der Erklärung zur Barrierefreiheit.",
  });
}

export default function Impressum() {
  return (
    <section className="wrap section">
      <h1>Impressum</h1>
    </section>
  );
}
