// `npm run bench -- understanding`: how well the price calculator's rules understand conversations labelled before them.
import { type Half, halves, labelled, sets } from "#test/fixtures/conversations/labelled/labelled.ts";
import { messageStations } from "#test/fixtures/conversations/messages/messages.ts";
import { figuresOf, type Judged, judge, type UnderstandingFigures } from "./figures.ts";
import { answersFigures } from "./judge-answers.ts";
import { messageFigures } from "./judge-messages.ts";
import { standingFigures } from "./judge-standing.ts";
import { strangersFigures } from "./judge-strangers.ts";

/** `list`: what went wrong, by conversation; of the open halves only. `open`: whoever changes rules does not count the locked ones. */
export function benchUnderstanding({ list, open }: { list: boolean; open: boolean }): void {
  for (const set of sets)
    for (const half of halves) {
      if (open && half === "locked") continue;
      const judged = labelled[set][half].map(judge);
      printHalf(`${set} set, ${half}`, figuresOf(judged));
      if (list && half === "open") for (const one of judged) printDifferences(one);
    }
  printMessages();
  for (const half of halves) {
    if (half === "locked" && open) continue;
    printAnswers(half);
    printStanding(half);
    printStrangers(half);
  }
}

const of = ([part, all]: readonly [number, number]) =>
  `${part} of ${all}${all === 0 ? "" : ` (${Math.floor((part * 100) / all)} %)`}`;

function printHalf(name: string, figures: UnderstandingFigures): void {
  const { tooLow, tooHigh, tooWide } = figures;
  console.log(`\n${name}
  understood in full                ${of(figures.full)}
  all that the price depends on     ${of(figures.priced)}
  price right                       ${of(figures.right)}; ${tooLow} too low, ${tooHigh} too high, ${tooWide} too wide
  an estimate given                 ${of(figures.estimated)}
  questions answered or handed over ${of(figures.answered)}
  open question asked again         ${of(figures.kept)}
  wishes outside the list kept      ${of(figures.wishes)}`);
}

function printDifferences({
  conversation,
  played,
  wrong,
  price,
  unanswered,
  lost,
  wishesLost,
}: Judged): void {
  const said = [
    ...wrong.map(
      (slot) =>
        `${slot}: meant ${JSON.stringify(conversation.means[slot])}, understood ${JSON.stringify(played.meaning[slot])}`,
    ),
    ...(price === "right" ? [] : [`price ${price}`]),
    ...(played.estimated ? [] : ["no estimate"]),
    ...unanswered.map((about) => `not answered: ${about}`),
    ...lost.map((about) => `open question lost after: ${about}`),
    ...wishesLost.map((wish) => `wish lost: ${wish}`),
  ];
  if (said.length > 0) console.log([`\n${conversation.id}`, ...said].join("\n  "));
}

function printMessages(): void {
  console.log("\nsingle messages, all open");
  for (const station of messageStations) {
    const figures = Object.entries(messageFigures(station));
    const shares = figures.map(([slot, { right, all }]) => `${slot} ${right} of ${all}`);
    console.log(`  ${station.padEnd(9)} ${shares.join(", ")}`);
  }
}

function printAnswers(half: Half): void {
  const { pages, heard, needless, madeUp, wishes, needlessWishes } = answersFigures(half);
  console.log(`\nsingle answers about pages, functions and wishes, ${half}
  pages counted right               ${of(pages)}
  functions read or asked for       ${of(heard)}
  asked for or reckoned needlessly  ${of(needless)}
  of these reckoned unasked         ${of(madeUp)}
  wishes kept                       ${of(wishes)}
  kept where there is none          ${of(needlessWishes)}`);
}

function printStanding(half: Half): void {
  const { kept, answered } = standingFigures(half);
  console.log(`\nmessages while a question stands, ${half}
  asked again where none answers it ${of(kept)}
  answers taken as such             ${of(answered)}`);
}

function printStrangers(half: Half): void {
  const { names, industries, trades, dates, asked, kept } = strangersFigures(half);
  console.log(`\nstrangers' single messages, ${half}
  names                             ${of(names)}
  industries beside them            ${of(industries)}
  industries of trades alone        ${of(trades)}
  dates                             ${of(dates)}
  questions answered or handed over ${of(asked)}
  open question asked again         ${of(kept)}`);
}
