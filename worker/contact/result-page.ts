// The answer to a form without script: the contact page, rewritten by field names and data-contact attributes while it streams.
import { contactError, contactOutcome } from "#content/contact-errors.ts";
import { afterTry, directContact, inquiryTexts } from "#content/pages/kontakt/kontakt.ts";
import { type ContactField, contactFields, type FieldFaults } from "#contract/contact.ts";
import { attributeValue, pageHeaders, withoutScript } from "../http/page-without-script.ts";
import { escapeHtml } from "../mail/compose/escape-html.ts";

/** As typed. */
export type FormValues = Partial<Record<ContactField, string>>;

export type ContactResult =
  | { kind: "sent"; email: string }
  | { kind: "faulty"; values: FormValues; faults: FieldFaults }
  | { kind: "failed"; values: FormValues; detail: string };

const FORM = "form[data-contact-form]";
const SUMMARY = `${FORM} [data-contact-summary]`;

/** The page with the result in it, and the headers it may be shown with. Its status is the caller's. */
export function resultPage(page: Response, result: ContactResult): Response {
  const rewriter = withoutScript(new HTMLRewriter(), titleOf(result));
  if (result.kind === "sent") showThanks(rewriter, result.email);
  else {
    keepValues(rewriter, result.values);
    if (result.kind === "faulty") showFaults(rewriter, result.faults);
    else showSummary(rewriter, failureHtml(result.detail));
  }
  return new Response(rewriter.transform(page).body, { headers: pageHeaders(page.headers) });
}

function titleOf(result: ContactResult): string {
  if (result.kind === "faulty") return contactOutcome.faulty.title;
  return contactOutcome[result.kind].title;
}

function keepValues(rewriter: HTMLRewriter, values: FormValues): void {
  for (const field of contactFields) {
    const value = values[field] ?? "";
    rewriter.on(`${FORM} [name="${field}"]`, {
      element(control) {
        // The parser drops the first line break of a text area.
        if (control.tagName === "textarea") control.setInnerContent(`\n${value}`);
        else if (control.tagName === "input") control.setAttribute("value", attributeValue(value));
      },
    });
    rewriter.on(`${FORM} [name="${field}"] option`, {
      element(option) {
        if (option.getAttribute("value") === value) option.setAttribute("selected", "");
        else option.removeAttribute("selected");
      },
    });
  }
}

function showFaults(rewriter: HTMLRewriter, faults: FieldFaults): void {
  const faulty = contactFields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, sentence: contactError(field, fault) }] : [];
  });
  for (const { field, sentence } of faulty) {
    rewriter
      .on(`${FORM} [name="${field}"]`, {
        element: (control) => void control.setAttribute("aria-invalid", "true"),
      })
      .on(`${FORM} [data-contact-error="${field}"]`, {
        element(place) {
          place.removeAttribute("hidden");
          place.setInnerContent(sentence);
        },
      });
  }
  const links = faulty.map(
    ({ field }) => `<li><a href="#contact-${field}">${inquiryTexts.labels[field]}</a></li>`,
  );
  showSummary(rewriter, `<p>${inquiryTexts.toMend(faulty.length)}</p><ul>${links.join("")}</ul>`);
}

/** Takes the focus: the page opens with it, and a screen reader begins with it. */
function showSummary(rewriter: HTMLRewriter, html: string): void {
  rewriter.on(SUMMARY, {
    element(summary) {
      summary.setAttribute("role", "group");
      summary.setAttribute("tabindex", "-1");
      summary.setAttribute("autofocus", "");
      summary.setInnerContent(html, { html: true });
    },
  });
}

function failureHtml(detail: string): string {
  const { title, text } = contactOutcome.failed;
  return `<p><strong>${title}</strong></p><p>${detail}</p><p>${text}</p>`;
}

function showThanks(rewriter: HTMLRewriter, email: string): void {
  const { title, text } = contactOutcome.sent;
  const { phone } = directContact.ways;
  rewriter.on(FORM, {
    element(form) {
      form.tagName = "section";
      for (const name of ["method", "action", "data-contact-form"]) form.removeAttribute(name);
      form.setInnerContent(
        `<h2 id="inquiry-title" tabindex="-1" autofocus>${title}</h2><div class="inquiry-after"><p>${text}</p>` +
          `<p>${escapeHtml(afterTry.sent.text(email))}</p>` +
          `<p>${afterTry.sent.wrong} <a href="${phone.href}">${phone.value}</a></p></div>`,
        { html: true },
      );
    },
  });
}
