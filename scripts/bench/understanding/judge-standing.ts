// Messages typed while a question stands: whether it stays where nothing answers it, and is through where something does. Pure.
import type { Share } from "#content/truth-types.ts";
import type { Half } from "#test/fixtures/conversations/labelled/labelled.ts";
import { standingMessages } from "#test/fixtures/conversations/standing/standing.ts";
import { stations } from "#test/worker/chat/in-other-words/stations.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";

export interface StandingFigures {
  /** Questions asked again, of those that nothing answers. */
  kept: Share;
  /** Answers taken as such; what is asked for before it counts is. */
  answered: Share;
}

export function standingFigures(half: Half): StandingFigures {
  const judged = standingMessages(half).map(({ asked, says, answers }) => {
    const standing = pendingQuestion(foldAnswers(stations[asked]));
    const after = foldAnswers([...stations[asked], says]);
    const isKept = pendingQuestion(after) === standing;
    const { company, industry } = after.answers;
    const isNamed = asked === "who" && (company ?? industry) !== null;
    return { answers, isRight: answers ? !isKept || after.doubt !== null || isNamed : isKept };
  });
  const share = (those: typeof judged): Share => [
    those.filter(({ isRight }) => isRight).length,
    those.length,
  ];
  return {
    kept: share(judged.filter(({ answers }) => !answers)),
    answered: share(judged.filter(({ answers }) => answers)),
  };
}
