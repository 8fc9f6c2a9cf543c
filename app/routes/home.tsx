import { pageHead } from "#app/seo-head.ts";

export function meta() {
  return pageHead({
    path: "/",
    title: "Webdesign und SEO im Münsterland – Pättken",
    description: "Websites, die im Münsterland gefunden werden.",
  });
}

export default function Home() {
  return (
    <main className="wrap section">
      <h1 className="text-h1">
        Websites, die im Münsterland <span className="text-brick">gefunden</span> werden.
      </h1>
    </main>
  );
}
