// Every line of an estimate, as it stood when the inquiry came.
import { html } from "hono/html";
import { inquiryView } from "#content/desk/desk.ts";
import type { EstimateAmount, PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { lineAmount, shownEuros } from "../../pricing/shown-amount.ts";
import { dayText, type Markup } from "./layout.ts";

const words = inquiryView.estimateParts;

export function estimatePart(estimate: PriceEstimate): Markup {
  const { breakdown, recurring, firstYear, paymentPlan, assumptions, notes } = estimate;
  return html`<p>${estimate.projectType} · ${words.timeline}: ${estimate.timeline} · ${words.validUntil} ${dayText(estimate.validUntil)}</p>
<table class="prices"><thead><tr><th scope="col">${words.item}</th><th scope="col">${words.price}</th></tr></thead>
<tbody>${breakdown.map(line)}</tbody>
<tfoot><tr><th scope="row">${words.total}</th><td>${shownEuros(estimate.totalPrice)}</td></tr></tfoot></table>
${amounts(
  words.recurring,
  recurring.map((one) => (one.chosen ? { ...one, item: `${one.item} (${words.chosen})` } : one)),
)}
${amounts(words.firstYear, firstYear)}
${amounts(words.paymentPlan, paymentPlan)}
${list(words.assumptions, assumptions)}
${list(words.notes, notes)}`;
}

function line({ item, description = "", ...priced }: EstimateAmount): Markup {
  return html`<tr><td>${item}${description === "" ? "" : html`<span>${description}</span>`}</td><td>${lineAmount(priced)}</td></tr>`;
}

function amounts(heading: string, rows: readonly EstimateAmount[]): Markup | "" {
  if (rows.length === 0) return "";
  return html`<h3>${heading}</h3><table class="prices"><tbody>${rows.map(line)}</tbody></table>`;
}

function list(heading: string, items: readonly string[]): Markup | "" {
  return items.length === 0
    ? ""
    : html`<h3>${heading}</h3><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
