// Reads requirement ids: from the ledger's lines, and from the titles of tests.
import { parseSync } from "vite";

const LEDGER_LINE = /^- \[.\] ([A-Z]+-\d+)\b/gm;
const ID_IN_TITLE = /\[([A-Z]+-\d+)\]/g;
const TEST_FUNCTIONS = new Set(["it", "test", "describe"]);

type Node = { type: string; [key: string]: unknown };

/** Ids of the ledger in its order. */
export function parseLedgerIds(markdown: string): string[] {
  return [...markdown.matchAll(LEDGER_LINE)].map((match) => match[1] as string);
}

/** Ids in brackets in the titles of `it`, `test` and `describe`, also with `.each`; comments and data do not count. */
export function parseTitleIds(source: string, fileName: string): string[] {
  const ids: string[] = [];
  visit(parseSync(fileName, source).program as unknown as Node, (node) => {
    if (node.type !== "CallExpression" || !TEST_FUNCTIONS.has(rootName(node.callee as Node))) return;
    const [title] = node.arguments as Node[];
    if (title) ids.push(...[...literalText(title).matchAll(ID_IN_TITLE)].map((match) => match[1] as string));
  });
  return [...new Set(ids)];
}

/** Ids without a test, and ids in titles that the ledger does not know. */
export function compareLedger(ids: readonly string[], named: Iterable<string>) {
  const namedIds = new Set(named);
  const known = new Set(ids);
  return {
    untested: ids.filter((id) => !namedIds.has(id)),
    unknown: [...namedIds].filter((id) => !known.has(id)),
  };
}

function visit(node: Node, action: (node: Node) => void): void {
  action(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child === "object" && child !== null && "type" in child) visit(child as Node, action);
  }
}

/** `it`, `it.each(table)` and `test.describe.serial` all start with the name of their function. */
function rootName(callee: Node): string {
  if (callee.type === "Identifier") return String(callee.name);
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner ? rootName(inner as Node) : "";
}

function literalText(node: Node): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "BinaryExpression")
    return `${literalText(node.left as Node)} ${literalText(node.right as Node)}`;
  if (node.type !== "TemplateLiteral") return "";
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(" ");
}
