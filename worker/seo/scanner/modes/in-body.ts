// "In body", the mode in which nearly everything happens.
import type { ModeRules } from "../tree.ts";
import { endInBody } from "./in-body-end.ts";
import { startInBody } from "./in-body-start.ts";

export const inBody: ModeRules = {
  start: startInBody,
  end: endInBody,
  text: (tree, isBlank) => {
    tree.reopenFormatting();
    if (!isBlank) tree.framesetOk = false;
    return true;
  },
};
