// Pages take no text for HTML or script but what React needs (app/trusted-html.ts). Production build only. That no built page
// breaks this by itself when it is opened: first-load.e2e.ts.
import { builtPaths } from "#app/paths.ts";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

interface RoutedWindow {
  /** React Router's own. */
  __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
}

test("from page to page without a reload through every built path, no text is taken for HTML or script [SAFE-37]", {
  tag: "@deep",
}, async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
      console.error(`${violatedDirective}: ${sample}`),
    );
  });
  await visit(page, "/impressum");
  for (const path of builtPaths) {
    await test.step(path, async () => {
      const title = await page.title();
      await page.evaluate((to) => {
        const { __reactRouterDataRouter: router } = window as unknown as RoutedWindow;
        return router.navigate(to);
      }, path);
      if (path !== "/impressum") await expect(page).not.toHaveTitle(title);
      await expect(page.locator("main h1")).toBeVisible();
      await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
    });
  }
  // No reload on the way.
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/impressum$/,
  );
});

test.describe("against intruders", () => {
  // The refusals themselves are what the console reports.
  test.use({ expectedErrors: /Trusted|Content Security Policy|Minified React error/ });

  test("whatever would make HTML or script of a text is refused, also with a file of ours [SAFE-37]", async ({
    page,
  }) => {
    await visit(page, "/agb");
    const outcomes = await page.evaluate(() => {
      const markup = "<img src=x onerror='window.intruder = true'>";
      const code = "window.intruder = true";
      const make = <K extends keyof HTMLElementTagNameMap>(tag: K) => document.createElement(tag);
      const policies = (
        window as unknown as { trustedTypes: { createPolicy: (n: string, r: object) => void } }
      ).trustedTypes;
      const allow = { createHTML: String, createScript: String, createScriptURL: String };
      const ways: Record<string, () => unknown> = {
        innerHTML: () => {
          make("p").innerHTML = markup;
        },
        outerHTML: () => {
          const inside = make("p");
          make("div").appendChild(inside);
          inside.outerHTML = markup;
        },
        insertAdjacentHTML: () => make("p").insertAdjacentHTML("beforeend", markup),
        "shadow root": () => {
          make("div").attachShadow({ mode: "open" }).innerHTML = markup;
        },
        "document.write": () => document.write(markup),
        "document of text": () => new DOMParser().parseFromString(markup, "text/html"),
        "contextual fragment": () => document.createRange().createContextualFragment(markup),
        srcdoc: () => {
          make("iframe").srcdoc = markup;
        },
        handler: () => make("p").setAttribute("onclick", code),
        "script text": () => {
          make("script").text = code;
        },
        "script words": () => {
          make("script").textContent = code;
        },
        "script address": () => {
          make("script").src = "/assets/own.js";
        },
        "script attribute": () => make("script").setAttribute("src", "https://elsewhere.example/x.js"),
        timer: () => setTimeout(code as unknown as () => void),
        "policy of his own": () => policies.createPolicy("intruder", allow),
        "second policy of that name": () => policies.createPolicy("default", allow),
      };
      return Object.entries(ways).flatMap(([name, tryIt]) => {
        try {
          tryIt();
          return [`${name} passed`];
        } catch (error) {
          return error instanceof TypeError ? [] : [`${name}: ${error}`];
        }
      });
    });
    expect(outcomes).toEqual([]);
    // Text that is no HTML is harmless, and so is React's empty script element: filled later, it does not run.
    const passed = await page.evaluate(() => {
      const box = document.createElement("div");
      box.innerHTML = "nur Text";
      const words = box.textContent;
      box.innerHTML = "<script></script>";
      const script = box.firstChild as HTMLScriptElement;
      script.append("window.intruder = true");
      document.body.appendChild(script);
      return { words, script: script.localName };
    });
    expect(passed).toEqual({ words: "nur Text", script: "script" });
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.append("window.intruder = true");
      document.body.appendChild(script);
      const link = document.createElement("a");
      link.href = "javascript:void (window.intruder = true)";
      document.body.appendChild(link);
      link.click();
    });
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => "intruder" in window)).toBe(false);
  });

  test.describe("without its script", () => {
    // On a busy machine the starter asks for it before the test is over.
    test.use({ expectedErrors: /TrustedHTML|TrustedScript|net::ERR_FAILED/ });

    test("before the page's script is there, nothing passes at all [SAFE-37]", async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("/agb");
      const outcomes = await page.evaluate(() =>
        ["<script></script>", "nur Text"].map((text) => {
          try {
            document.createElement("div").innerHTML = text;
            return "passed";
          } catch (error) {
            return (error as Error).name;
          }
        }),
      );
      expect(outcomes).toEqual(["TypeError", "TypeError"]);
    });
  });

  test("a page whose words something in the browser changed before its script came is drawn anew and lives [SAFE-37]", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        // Outside of every part that React could draw anew by itself.
        document.querySelector("header nav a")?.replaceChildren("Translated");
      });
    });
    await visit(page, "/agb");
    await expect(page.locator("header nav a").first()).not.toHaveText("Translated");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator('nav script[type="application/ld+json"]')).not.toHaveCount(0);
  });
});
