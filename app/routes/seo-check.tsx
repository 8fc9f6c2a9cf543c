export default function SeoCheck() {
  return (
    <main className="wrap section">
      <h1>SEO-Analyse Tool</h1>
    </main>
  );
}
