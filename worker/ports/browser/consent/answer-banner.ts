// Operates a banner: autoconsent where it knows the tool, else our own words for buttons. It counts when the banner has gone.
import type { ConsentState } from "#contract/consent-check.ts";
import type { Banner, BannerBox, ButtonKind, SeenState } from "../../../consent/consent-facts.ts";
import { pause } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";
import type { ConsentTool } from "./consent-tool.ts";
import type { ConsentWorld } from "./consent-world.ts";

interface AnswerDeps {
  tab: Tab;
  world: ConsentWorld;
  tool: ConsentTool;
  times: { operateMs: number };
}

const POLL_MS = 250;
/** Banners fade away. */
const GONE_POLLS = 8;

export async function answerBanner(
  state: Exclude<ConsentState, "untouched">,
  deps: AnswerDeps,
): Promise<Pick<SeenState, "operator" | "isOperated" | "isClicked">> {
  const { world, tool, times } = deps;
  const wanted: ButtonKind = state === "accepted" ? "accept" : "reject";
  if (await tool.operate(state === "accepted" ? "optIn" : "optOut", times.operateMs)) {
    if (await isGone(deps)) return { operator: "autoconsent", isOperated: true, isClicked: true };
  }
  const isClicked = await press(wanted, deps);
  if (isClicked && (await isGone(deps))) return { operator: "words", isOperated: true, isClicked: true };
  if (state === "rejected" && (await refuseInside(deps)))
    return { operator: "words", isOperated: true, isClicked: true };
  return {
    operator: "nobody",
    isOperated: false,
    isClicked: isClicked || tool.name() !== null || !world.isSame(),
  };
}

/** Behind the button for settings: a refusal there, or saving a choice in which nothing is ticked. */
async function refuseInside(deps: AnswerDeps): Promise<boolean> {
  const { world } = deps;
  if (!(await press("settings", deps))) return false;
  await wait(deps, POLL_MS * 2);
  if (await press("reject", deps)) return isGone(deps);
  const boxes = await world.ask<BannerBox[] | null>("consent.boxes()");
  const isEmpty =
    boxes !== null && boxes.length > 0 && boxes.every((box) => !box.isChecked || box.isDisabled);
  return isEmpty && (await press("save", deps)) && isGone(deps);
}

function press(kind: ButtonKind, { world }: AnswerDeps): Promise<boolean> {
  return world.ask<boolean>(`consent.press("${kind}")`);
}

async function isGone(deps: AnswerDeps): Promise<boolean> {
  for (let poll = 0; poll < GONE_POLLS; poll++) {
    if ((await deps.world.ask<Banner | null>("consent.look()")) === null) return true;
    await wait(deps, POLL_MS);
  }
  return false;
}

async function wait({ tab }: AnswerDeps, ms: number): Promise<void> {
  await tab.during(pause(ms, AbortSignal.timeout(ms)));
}
