import { pageHead } from "../seo-head.ts";

export function meta() {
  return pageHead({
    path: "/off-page-seo",
    title: "Off-Page-SEO und Backlinks – Pättken",
    description: "Empfehlungen von anderen Websites: wie Betriebe aus dem Münsterland zu guten Links kommen.",
  });
}

export default function OffPageSeo() {
  return (
    <section className="wrap section">
      <h1>Off-Page-SEO und Backlinks</h1>
    </section>
  );
}
