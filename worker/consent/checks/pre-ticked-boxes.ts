import { law } from "../../law/law-sources.ts";
import { type ConsentCheck, notApplicable, passed } from "../consent-check.ts";
import { necessaryBox } from "../in-page/button-words.ts";

export const preTickedBoxes: ConsentCheck = {
  id: "pre-ticked-boxes",
  source: law.cookies,
  judge({ untouched }) {
    const boxes = [...(untouched?.seen.banner?.boxes ?? []), ...(untouched?.seen.innerBoxes ?? [])];
    if (boxes.length === 0) return notApplicable("Im Banner sind keine Kästchen zu sehen");
    // What stands for something necessary, or for nothing that is named, is no consent.
    const ticked = boxes.filter(
      ({ isChecked, isDisabled, label }) =>
        isChecked && !isDisabled && label !== "" && !necessaryBox.test(label),
    );
    if (ticked.length === 0) return passed("Im Banner ist nichts vorangekreuzt");
    const labels = [...new Set(ticked.map(({ label }) => `„${label}“`))];
    return {
      status: "failed",
      title: "Im Banner sind Kästchen schon angekreuzt",
      advice:
        "Eine Einwilligung muss der Besucher selbst geben. Lassen Sie alle Kästchen leer, die nicht notwendig sind.",
      evidence: labels.slice(0, 6).map((value) => ({ where: "Banner", value, expected: "nicht angekreuzt" })),
    };
  },
};
