import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/datenschutz",
    title: "Datenschutzerklärung – Pättken",
    description: "Welche Daten diese Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.",
  });
}

export default function Datenschutz() {
  return (
    <section className="wrap section">
      <h1>Datenschutzerklärung</h1>
    </section>
  );
}
