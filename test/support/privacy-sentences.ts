// The privacy policy sentence by sentence, and what the threat model says of each.
import type { DefaultTreeAdapterTypes } from "parse5";
import { attributes, elements, wordsOf } from "./seo/html-tree.ts";
import { legalPages } from "./seo/legal-pages.ts";

type Element = DefaultTreeAdapterTypes.Element;

const BLOCKS = ["p", "li", "dd"];
/** A sentence ends at a full stop before a capital letter, "23. November" excepted; before a figure where a word stands, not "Art." */
const BETWEEN = /(?<=[^\d][.!?][“)]?) (?=[„“A-ZÄÖÜ])|(?<=[a-zß]{4}\.) (?=\d)/;

/** In the order of the page, headings and addresses left out. */
export function policySentences(): string[] {
  const text = legalPages.datenschutz.all.find((element) => attributes(element).class === "legal-text");
  if (!text) throw new Error("The policy has no text.");
  return [...elements(text)]
    .filter((element) => BLOCKS.includes(element.tagName) && !hasBlocks(element))
    .flatMap((block) => wordsOf(block).split(BETWEEN));
}

function hasBlocks(element: Element): boolean {
  return [...elements(element)].some(({ tagName }) => BLOCKS.includes(tagName));
}

/** Whether a quotation is taken from this sentence; "…" stands for words left out. */
export function isFrom(quotation: string, sentence: string): boolean {
  const parts = quotation.split("…").map((part) => part.trim());
  let from = 0;
  for (const part of parts) {
    const at = sentence.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

export interface ProvenStatement {
  quotations: string[];
  /** Files that do what is stated. */
  doing: string[];
  /** Files of tests, below `test/`. */
  proofs: string[];
}

const HEADING = "## What the privacy policy says, and what proves it";

/** The rows of the table under the threat model's heading. */
export function provenStatements(threatModel: string): ProvenStatement[] {
  const [, section = ""] = threatModel.split(HEADING);
  const [own = ""] = section.split("\n## ");
  return own
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| what it says"))
    .map((line) => {
      const [, quoted = "", doing = "", proofs = ""] = line.split("|").map((cell) => cell.trim());
      return { quotations: quoted.split(" · "), doing: inCode(doing), proofs: inCode(proofs) };
    });
}

function inCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
}
