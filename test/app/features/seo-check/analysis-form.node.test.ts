import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AnalysisForm } from "#app/features/seo-check/analysis-form.tsx";
import { contactEntries } from "#content/footer.ts";
import { formTexts } from "#content/pages/seo-check.ts";

const ignore = () => {};

describe("the form of the SEO check", () => {
  it("says without script that it needs one, and whom to call instead", () => {
    const markup = renderToStaticMarkup(
      createElement(AnalysisForm, {
        busy: false,
        used: 0,
        usedUp: false,
        onStart: ignore,
        onRefused: ignore,
        onExample: ignore,
      }),
    );
    const [, note = ""] = markup.match(/<noscript>(.+)<\/noscript>/s) ?? [];
    expect(note).toContain(formTexts.noScript);
    expect(note).toContain(`href="${contactEntries.phone.href}"`);
  });

  it.each([true, false])(
    "has ways to call and to write beside the alert of a used-up day: %s [WISH-03]",
    (usedUp) => {
      const markup = renderToStaticMarkup(
        createElement(AnalysisForm, {
          busy: false,
          used: usedUp ? 3 : 2,
          usedUp,
          onStart: ignore,
          onRefused: ignore,
          onExample: ignore,
        }),
      );
      const [, beside = ""] = markup.replace(/<noscript>.+<\/noscript>/s, "").split('role="alert"');
      expect(beside.includes(`<a href="${contactEntries.phone.href}"`)).toBe(usedUp);
      expect(beside.includes('<a href="/kontakt?subject=SEO-Check')).toBe(usedUp);
    },
  );
});
