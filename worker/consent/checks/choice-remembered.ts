import { law } from "../../law/law-sources.ts";
import { askBanner, type ConsentCheck, passed, unchecked } from "../consent-check.ts";

const TOPIC = "ob sich die Seite ein Nein merkt";

export const choiceRemembered: ConsentCheck = {
  id: "choice-remembered",
  source: law.withdrawal,
  judge: askBanner(TOPIC, ({ rejected }) => {
    const cameAgain = rejected?.seen.bannerCameAgain ?? null;
    if (cameAgain === null) return unchecked(TOPIC, "Das Ablehnen konnte ich nicht bedienen.");
    if (!cameAgain) return passed("Wer ablehnt, wird beim nächsten Aufruf nicht noch einmal gefragt");
    return {
      status: "warning",
      title: "Der Banner verschwindet nur: Beim nächsten Aufruf fragt er wieder",
      advice:
        "Das Nein wird nicht gespeichert. Wer immer wieder gefragt wird, stimmt irgendwann zu, damit es aufhört. Merken Sie sich auch die Ablehnung; das ist ohne Einwilligung erlaubt.",
      evidence: [
        {
          where: "Zweiter Aufruf nach dem Ablehnen",
          value: "Banner steht wieder da",
          expected: "kein Banner",
        },
      ],
    };
  }),
};
