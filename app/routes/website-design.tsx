import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/website-design",
    title: "Webdesign für Betriebe – Pättken",
    description:
      "Websites für Handwerk, Praxen und Gastronomie im Münsterland: Ablauf, Kosten und eine Rechnung zum Nachrechnen.",
  });
}

export default function WebsiteDesign() {
  return (
    <section className="wrap section">
      <h1>Webdesign für Betriebe</h1>
    </section>
  );
}
