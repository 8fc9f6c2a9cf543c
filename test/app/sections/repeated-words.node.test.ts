// An owner may say a word twice in a list, or call two entries alike: React still has to tell them apart.
import { createElement, type FunctionComponent, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StepBoard } from "#app/pages/home/process/step-board.tsx";
import { WaySigns } from "#app/pages/home/way-signs.tsx";
import { Areas } from "#app/pages/performance-optimierung/areas.tsx";
import { ActionRow } from "#app/sections/action-row.tsx";
import { BenefitList } from "#app/sections/benefit-list.tsx";
import { Checklists } from "#app/sections/checklists.tsx";
import { Explain } from "#app/sections/explain.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Comparison } from "#app/sections/figures/comparison.tsx";
import { Ledger } from "#app/sections/figures/ledger.tsx";
import { StatRow } from "#app/sections/figures/stat-row.tsx";
import { SumSteps } from "#app/sections/figures/sum-steps.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { Stations } from "#app/sections/stations.tsx";
import { Tiles } from "#app/sections/tiles.tsx";
import { Trades } from "#app/sections/trades.tsx";

const [name, text, title, icon, id] = ["Name", "Text", "Titel", "i-tabler-check", "id"];
const words = ["Logo", "Logo"];
const link = { name, href: "/preise" };
const sentence = [link, " und ", link];
const twice = <T>(entry: T): [T, T] => [entry, entry];

const draw = <P extends object>(section: FunctionComponent<P>, props: P) => createElement(section, props);

const sections: [name: string, section: ReactNode][] = [
  ["actions", draw(ActionRow, { actions: twice(link) })],
  ["areas", draw(Areas, { areas: twice({ name, text, result: text, points: words }) })],
  ["benefits", draw(BenefitList, { benefits: twice({ name, text }) })],
  ["checklists", draw(Checklists, { lists: twice({ name, items: words }) })],
  [
    "a comparison",
    draw(Comparison, {
      caption: text,
      first: name,
      second: name,
      rows: twice({ topic: name, first: text, second: text }),
    }),
  ],
  ["an explanation", draw(Explain, { title, text: twice(sentence) })],
  [
    "questions",
    draw(Faq, { id, title, lead: sentence, questions: twice({ question: text, answer: sentence }) }),
  ],
  ["a ledger", draw(Ledger, { rows: twice({ name, text }) })],
  ["a sentence with the same link twice", draw(LinkedText, { children: sentence })],
  [
    "figures",
    draw(StatRow, {
      figures: twice({ target: 1, durationMs: 1, after: "", spoken: "1", label: name, basis: text }),
      threshold: 0.5,
    }),
  ],
  ["stations", draw(Stations, { stations: twice({ name, text, result: text }) })],
  [
    "the board of a step",
    draw(StepBoard, {
      step: { number: 1, icon, title, subtitle: text, description: text, details: words, benefits: words },
      details: name,
      benefits: name,
    }),
  ],
  ["a sum", draw(SumSteps, { steps: twice({ name, sum: "1 + 1", result: "2" }) })],
  ["tiles", draw(Tiles, { tiles: twice({ icon, name, text }) })],
  ["trades", draw(Trades, { trades: twice({ icon, name, text, points: words }) })],
  ["signs of the way", draw(WaySigns, { children: words })],
];

it.each(sections)("%s may say a word twice", (_, section) => {
  const lists: string[][] = [];
  renderToStaticMarkup(createElement(() => collectKeys(section, lists)));
  expect(lists.some((keys) => keys.length > 1)).toBe(true);
  for (const keys of lists) expect(new Set(keys).size, keys.join(", ")).toBe(keys.length);
});

/** The keys of every list below `node`. Has to run while something renders: components may use hooks. */
function collectKeys(node: ReactNode, lists: string[][]): null {
  if (Array.isArray(node)) {
    const keys = node
      .map((entry) => (isValidElement(entry) ? entry.key : null))
      .filter((key) => key !== null);
    lists.push(keys);
    for (const entry of node) collectKeys(entry, lists);
  } else if (isValidElement<{ children?: ReactNode }>(node)) {
    const { type, props } = node;
    const drawn =
      typeof type === "function" ? (type as FunctionComponent<typeof props>)(props) : props.children;
    collectKeys(drawn as ReactNode, lists);
  }
  return null;
}
