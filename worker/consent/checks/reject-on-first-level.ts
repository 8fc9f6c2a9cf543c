import { law } from "../../law/law-sources.ts";
import { askBanner, type ConsentCheck, notApplicable, passed, unchecked } from "../consent-check.ts";

const TOPIC = "ob sich auf der ersten Ebene ablehnen lässt";

export const rejectOnFirstLevel: ConsentCheck = {
  id: "reject-on-first-level",
  source: law.equalChoice,
  judge: askBanner(TOPIC, (view) => {
    const { untouched } = view;
    const banner = untouched.seen.banner;
    if (banner === null) return unchecked(TOPIC, "Die Knöpfe des Banners konnte ich nicht lesen.");
    const of = (kind: string) => banner.buttons.filter((one) => one.kind === kind);
    const [reject] = of("reject");
    if (reject) return passed(`Ablehnen lässt sich gleich auf der ersten Ebene: „${reject.text}“`);
    const [puzzling] = [...of("other"), ...of("save")];
    if (puzzling)
      return unchecked(TOPIC, `Was der Knopf „${puzzling.text}“ tut, sehen Sie bitte selbst nach.`);
    const [accept] = of("accept");
    if (accept === undefined) return unchecked(TOPIC, "Einen Knopf zum Zustimmen habe ich nicht gefunden.");
    const asks = of("settings").length > 0 || banner.boxes.length > 0 || usesAnything(view);
    if (!asks)
      return notApplicable(
        "Der Hinweis fragt nicht um Einwilligung, und gesehen habe ich nichts, was eine braucht",
      );
    return {
      status: "failed",
      title: "Auf der ersten Ebene des Banners lässt sich nicht ablehnen",
      advice:
        "Stellen Sie neben „Akzeptieren“ einen gleich großen Knopf „Ablehnen“. Wer erst in die Einstellungen muss, hat nach dem Urteil keine freie Wahl.",
      evidence: [
        {
          where: "Banner",
          value: banner.buttons
            .map(({ text }) => `„${text}“`)
            .slice(0, 6)
            .join(", "),
          expected: "ein Knopf zum Ablehnen",
        },
      ],
    };
  }),
};

function usesAnything(view: Parameters<ConsentCheck["judge"]>[0]): boolean {
  return Object.values(view).some(
    (state) =>
      state?.hosts.some((one) => one.needsConsent) ||
      state?.cookies.some((one) => one.needsConsent) ||
      state?.entries.some((one) => one.needsConsent),
  );
}
