// Words of the form beside the price calculator. The message of a change is written with them and read by them.
import type { FormWords } from "#contract/price-calculator/price-form.ts";
import { carePlans } from "../prices.ts";
import { industryNames, slotLabels, understoodWords } from "./price-chat.ts";
import { featureNames, projectTypeNames, timelineWords } from "./price-estimate.ts";

const [basic, professional, premium] = carePlans;

export const formWords: FormWords = {
  title: "Meine Angaben",
  labels: { ...slotLabels, languages: "Weitere Sprachen" },
  open: "offen",
  none: "keine",
  andMore: "und mehr",
  rest: "Alles andere: offen",
  undo: "Zurücknehmen",
  names: {
    industry: industryNames,
    projectType: projectTypeNames,
    timeline: {
      asap: timelineWords.asap,
      week: "Etwa 1 Woche",
      weeks: "2–3 Wochen",
      month: "1 Monat oder mehr",
      flexible: timelineWords.flexible,
    },
    feature: { ...featureNames, languages: "weitere Sprachen" },
    care: {
      basic: basic.name,
      professional: professional.name,
      premium: premium.name,
      any: understoodWords.careAny,
      none: understoodWords.careNone,
    },
  },
};
