// The price calculator's page with the estimate of its form in it, for browsers without script.
import { formTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { estimateTexts } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import type { EstimateAmount, PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { lineAmount, shownEuros } from "#worker/pricing/shown-amount.ts";
import type { FormResult } from "../../chat/form-estimate.ts";
import { attributeValue, pageHeaders, withoutScript } from "../../http/page-without-script.ts";
import { escapeHtml } from "../../mail/compose/escape-html.ts";

const FORM = "form.calc-form";
const PLACE = "[data-form-result]";

/** `page`: as it is served. `form`: what was sent, so that it stands in the fields again. */
export function estimatePage(
  page: Response,
  form: ReadonlyMap<string, string>,
  result: FormResult,
): Response {
  const { title } = result.kind === "faulty" ? formTexts.faulty : estimateTexts;
  const rewriter = withoutScript(new HTMLRewriter(), title);
  keepChoices(rewriter, form);
  const html = result.kind === "faulty" ? faultHtml() : estimateHtml(result.estimate);
  rewriter
    .on(PLACE, {
      element(place) {
        place.removeAttribute("hidden");
        // „1.290 €“ stays in one line.
        const unbroken = html.replace(/(\d) €/g, "$1\u00a0€");
        place.setInnerContent(`<section class="calc-result frame">${unbroken}</section>`, { html: true });
      },
    })
    .on("details.calc-details", { element: (details) => void details.setAttribute("open", "") });
  return new Response(rewriter.transform(page).body, { headers: pageHeaders(page.headers) });
}

function keepChoices(rewriter: HTMLRewriter, form: ReadonlyMap<string, string>): void {
  let chosen = "";
  rewriter
    .on(`${FORM} input`, {
      element(input) {
        const name = input.getAttribute("name") ?? "";
        if (input.getAttribute("type") !== "checkbox")
          input.setAttribute("value", attributeValue(form.get(name) ?? ""));
        else if (form.has(name)) input.setAttribute("checked", "");
        else input.removeAttribute("checked");
      },
    })
    .on(`${FORM} select`, {
      element(select) {
        chosen = form.get(select.getAttribute("name") ?? "") ?? "";
      },
    })
    .on(`${FORM} select option`, {
      element(option) {
        if (option.getAttribute("value") === chosen) option.setAttribute("selected", "");
        else option.removeAttribute("selected");
      },
    });
}

const heading = (text: string) => `<h2 tabindex="-1" autofocus>${escapeHtml(text)}</h2>`;

function faultHtml(): string {
  return `${heading(formTexts.faulty.title)}<p>${escapeHtml(formTexts.faulty.text)}</p>`;
}

function estimateHtml(estimate: PriceEstimate): string {
  const { projectType, timeline, totalPrice, breakdown, firstYear, assumptions, notes } = estimate;
  return [
    heading(`${estimateTexts.total}: ${shownEuros(totalPrice)}`),
    `<p>${escapeHtml(`${projectType} · ${timeline}`)}</p>`,
    amountsHtml(estimateTexts.breakdown, breakdown),
    amountsHtml(estimateTexts.firstYear, firstYear),
    list(estimateTexts.assumptions, assumptions),
    list(estimateTexts.notes, notes),
    `<p><a class="btn-brick" href="${escapeHtml(estimateTexts.contact.href({ words: [] }).replace(/#.*$/, ""))}">${escapeHtml(estimateTexts.contact.name)}</a></p>`,
  ].join("");
}

function amountsHtml(title: string, amounts: readonly EstimateAmount[]): string {
  return list(
    title,
    amounts.map(({ item, description, ...price }) =>
      [`${item}: ${lineAmount(price)}`, description].filter(Boolean).join(" · "),
    ),
  );
}

function list(title: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<h3>${escapeHtml(title)}</h3><ul>${items.join("")}</ul>`;
}
