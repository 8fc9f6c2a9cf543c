export default function NotFound() {
  return (
    <main className="wrap section">
      <h1>404</h1>
    </main>
  );
}
