// The form beside the price calculator as a browser without script sends it.
import { describe, expect, it } from "vitest";
import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { noteWords } from "#content/price-calculator/price-estimate.ts";
import { call, ORIGIN, testServices } from "../../support/api.ts";
import { expectProblem } from "../../support/problems.ts";

const PATH = "/functions/v1/price-estimate";
/** The parts of the page that an answer is written into; the whole page is asked in Chromium. */
const PAGE = `<!DOCTYPE html><title>Preisrechner</title><script>alert(1)</script><div data-form-result hidden></div>
<details class="calc-details"><form class="calc-form"><input name="company" value=""><input name="pages" value="">
<select name="care"><option value="" selected>offen</option><option value="basic">Basic</option></select>
<input type="checkbox" name="feature-shop" checked><input type="checkbox" name="feature-booking"></form></details>`;

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const services = testServices({
    builtPage: async (path) =>
      new Response(path === "/preisrechner" ? PAGE : "", { headers: { "Content-Type": "text/html" } }),
  });
  const { answer } = await call(services, PATH, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  return answer;
}

const filled = { company: "Kamp & Söhne", pages: "7", care: "basic", "feature-booking": "on", languages: "" };

describe("the form without script", () => {
  it("is answered by its page, with the estimate in it and the fields as they were filled [FORM-07]", async () => {
    const answer = await send(filled);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain("Preisspanne: 2.880\u00a0€ bis 3.180\u00a0€");
    expect(html).toContain(noteWords.notBinding);
    expect(html).toContain('<details class="calc-details" open');
    expect(html).toContain('name="company" value="Kamp &amp; Söhne"');
    expect(html).toContain('name="pages" value="7"');
    expect(html).toMatch(/<option value="basic" selected/);
    expect(html).toMatch(/name="feature-booking" checked/);
    expect(html).not.toMatch(/name="feature-shop" checked|<script|hidden/);
  });

  it("takes a span of pages, and everything else as open that is no choice [FORM-07]", async () => {
    expect(await (await send({ pages: "3 - 10" })).text()).toContain("1.290\u00a0€ bis 2.490\u00a0€");
    const html = await (
      await send({ pages: "", care: "gold", timeline: "x", projectType: "constructor" })
    ).text();
    expect(html).toContain("1.290\u00a0€ bis 2.490\u00a0€");
    expect(html).toContain("Die Art der Website ist offen.");
  });

  it.each(["0", "acht", "9-3", "1000", "-5", "7; 8"])(
    "is refused in German, with nothing lost, where the number of pages is none: %s [FORM-07]",
    async (pages) => {
      const answer = await send({ ...filled, pages });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain(formTexts.faulty.text);
      expect(html).toContain(`name="pages" value="${pages}"`);
      expect(html).toContain('name="company" value="Kamp &amp; Söhne"');
    },
  );

  it("writes what was typed as text, never as markup [FORM-07]", async () => {
    const html = await (await send({ ...filled, company: '"><script>alert(2)</script>' })).text();
    // Within a quoted attribute only a quotation mark could end it.
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('value="&quot;><script>alert(2)</script>"');
  });

  it("is refused from another site, as anything but a form, and beyond its size", async () => {
    await expectProblem(await send(filled, { Origin: "https://boese.example" }), "foreign-origin");
    await expectProblem(await send(filled, { "Content-Type": "application/json" }), "bad-request");
    await expectProblem(await send({ company: "a".repeat(9_000) }), "body-too-large");
  });
});
