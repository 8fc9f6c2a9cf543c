import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/e-commerce",
    title: "Onlineshops für Läden – Pättken",
    description:
      "Ein Onlineshop neben dem Laden: was er kostet, was er bringt und wie er in fünf Schritten entsteht.",
  });
}

export default function ECommerce() {
  return (
    <section className="wrap section">
      <h1>Onlineshops für Läden</h1>
    </section>
  );
}
