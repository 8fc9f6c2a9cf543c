// One verdict for services of others that load with the page: none, held back by a consent tool perhaps, or a complaint.

import { shortened } from "../german/sentences.ts";
import type { Verdict } from "./audit.ts";
import type { PageFacts } from "./page-facts.ts";
import { consentToolOf, type ServiceSign, servicesIn } from "./third-parties.ts";
import { type Complaint, evidenceOf, passed, unchecked } from "./verdicts.ts";

export interface ServiceComplaint {
  /** What the consent tool may hold back, German accusative: "den Inhalt". */
  held: string;
  expected: string;
  /** @param names of what was found, as a German list */
  complain: (names: string, evidence: Complaint["evidence"]) => Verdict;
}

export function judgeServices(
  facts: PageFacts,
  signs: readonly ServiceSign[],
  { held, expected, complain }: ServiceComplaint,
): Verdict {
  const found = servicesIn(facts, signs);
  if (found.length === 0) {
    return facts.fetched.truncated ? unchecked("Die Seite wurde nicht bis zum Ende gelesen.") : passed();
  }
  const names = found.map(({ name }) => name).join(", ");
  const tool = consentToolOf(facts);
  if (tool !== null) {
    return unchecked(
      `Im HTML steht ${names}. Das Einwilligungswerkzeug ${tool} kann ${held} zurückhalten; ob es das tut, zeigt erst der Browser.`,
    );
  }
  const evidence = found.map(({ name, at }) => ({ where: name, value: shortened(at, 120), expected }));
  return complain(names, evidenceOf(evidence, { where: "HTML", value: names, expected }));
}
