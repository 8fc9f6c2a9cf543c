import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/website-wartung",
    title: "Website-Wartung – Pättken",
    description: "Updates, Sicherung und Hilfe: was Wartung kostet, und was es kostet, wenn niemand wartet.",
  });
}

export default function WebsiteWartung() {
  return (
    <section className="wrap section">
      <h1>Website-Wartung</h1>
    </section>
  );
}
