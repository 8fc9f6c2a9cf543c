import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/preise",
    title: "Preise für Websites und Pflege – Pättken",
    description:
      "Was eine Website kostet und was ihre Pflege kostet: Pakete mit festen Preisen für Betriebe im Münsterland.",
  });
}

export default function Preise() {
  return (
    <section className="wrap section">
      <h1>Preise für Websites und Pflege</h1>
    </section>
  );
}
