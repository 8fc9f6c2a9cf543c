// The contact page in small, with what the Worker rewrites; test/site/contact-result.test.ts holds the built one to it.

const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; form-action 'self'; frame-ancestors 'none'";

const html = `<!doctype html><html lang="de" data-now=""><head><title>Kontakt</title>
<noscript><link rel="stylesheet" href="/assets/all.css"/></noscript><script>start()</script>
<script type="application/ld+json">{"a":1}</script></head><body><h1>Kontakt</h1>
<form data-contact-form="" method="post" action="/functions/v1/send-contact-email" class="inquiry">
<h2 id="inquiry-title">Schreiben Sie mir</h2>
<div class="inquiry-faults" data-contact-summary=""></div>
${input("name")}${input("email")}${input("phone")}${input("company")}
<select id="contact-companySize" name="companySize" aria-invalid="false" aria-describedby="companySize-error">
<option value="" selected="">Keine Angabe</option><option value="startup">Startup</option>
<option value="verein-ngo">Verein</option></select>${error("companySize")}
${input("subject")}
<textarea id="contact-message" name="message" aria-invalid="false" aria-describedby="message-error"></textarea>${error("message")}
<input name="website" type="text"/><button type="submit">Senden</button></form>
<svg role="img"><title>Karte</title></svg><form data-other=""><input name="name" value="other"/></form><script async="">run()</script></body></html>`;

/** As the static assets serve it. */
export function contactPage(): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PAGE_POLICY,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cache-Control": "public, max-age=0, must-revalidate",
      ETag: '"abc"',
    },
  });
}

function input(name: string): string {
  return `<input id="contact-${name}" name="${name}" aria-invalid="false" aria-describedby="${name}-error" value=""/>${error(name)}`;
}

function error(name: string): string {
  return `<p id="${name}-error" data-contact-error="${name}" hidden=""></p>`;
}
