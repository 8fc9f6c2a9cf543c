// What need not be read first: further evidence, long snippets, rules that are kept, what could not be checked.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import type { Finding } from "#contract/seo-report.ts";
import type { SharedContent } from "../compose-shared.ts";
import { evidenceList, foreign, type Markup } from "./markup.ts";
import { evidenceOfSheet, isLong, snippetPart } from "./tasks.ts";

export function annex({ report, notes }: SharedContent, tasks: readonly Finding[]): Markup {
  return html`${restOfTasks(tasks)}
${titles(
  words.passed,
  report.findings.filter(({ status }) => status === "passed"),
)}
${reasons(
  words.unchecked,
  report.findings.filter(({ status }) => status === "unchecked"),
)}
${titles(
  words.notApplicable,
  report.findings.filter(({ status }) => status === "notApplicable"),
)}
${report.notes.length + notes.length === 0 ? "" : html`<section><h3>${words.notes}</h3><ul>${[...notes, ...report.notes].map((note) => html`<li>${foreign(note)}</li>`)}</ul></section>`}`;
}

function restOfTasks(tasks: readonly Finding[]): Markup | "" {
  const rest = tasks.flatMap(({ title, evidence, snippet }, index) => {
    const more = evidenceOfSheet({ evidence }).rest;
    const long = snippet !== undefined && isLong(snippet) ? snippet : null;
    return more.length === 0 && long === null
      ? []
      : [
          html`<section><h4>${words.task(index + 1)}: ${foreign(title)}</h4>${evidenceList(more)}${long === null ? "" : snippetPart(long)}</section>`,
        ];
  });
  return rest.length === 0 ? "" : html`<section><h3>${words.moreEvidence}</h3>${rest}</section>`;
}

/** With evidence: also what is in order says where it was seen. */
function titles(heading: string, findings: readonly Finding[]): Markup | "" {
  if (findings.length === 0) return "";
  return html`<section><h3>${heading}</h3><ul>${findings.map(
    ({ title, evidence }) => html`<li>${foreign(title)}${evidenceList(evidence)}</li>`,
  )}</ul></section>`;
}

function reasons(heading: string, findings: readonly Finding[]): Markup | "" {
  if (findings.length === 0) return "";
  return html`<section><h3>${heading}</h3><ul>${findings.map(
    ({ title, advice, evidence }) =>
      html`<li>${foreign(title)}${advice === "" ? "" : html`: ${foreign(advice)}`}${evidenceList(evidence)}</li>`,
  )}</ul></section>`;
}
