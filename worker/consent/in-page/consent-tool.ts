// autoconsent knows some hundred consent tools and their buttons. It speaks with its browser by messages: they wait here until they are fetched.

import { autoconsent as rules } from "virtual:autoconsent-rules";
import type { BackgroundMessage, ContentScriptMessage } from "@duckduckgo/autoconsent";
import AutoConsent from "@duckduckgo/autoconsent";

const MAX_WAITING = 200;
/** Every half second. */
const DETECT_RETRIES = 5;

let tool: AutoConsent | null = null;
let waiting: ContentScriptMessage[] = [];

/** Looks for a tool, and does nothing until it is asked to. */
export function startTool(): void {
  if (tool) return;
  const send = async (message: ContentScriptMessage) => {
    if (message.type !== "report" && waiting.length < MAX_WAITING) waiting.push(message);
  };
  const nothing = false;
  tool = new AutoConsent(
    send,
    {
      enabled: true,
      autoAction: null,
      disabledCmps: [],
      enablePrehide: false,
      // They only hide the banner, which answers nothing.
      enableCosmeticRules: false,
      enableGeneratedRules: false,
      enableHeuristicDetection: false,
      heuristicMode: "off",
      detectRetries: DETECT_RETRIES,
      isMainWorld: false,
      logs: {
        lifecycle: nothing,
        rulesteps: nothing,
        detectionsteps: nothing,
        evals: nothing,
        errors: nothing,
        messages: nothing,
        waits: nothing,
      },
    },
    { autoconsent: rules },
  );
}

export function takeMessages(): ContentScriptMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function askTool(type: "optIn" | "optOut"): void {
  void tool?.receiveMessageCallback({ type });
}

/** What a piece of code came to that the tool let run in the page's own world. */
export function answerTool(id: string, result: boolean): void {
  const answer: BackgroundMessage = { type: "evalResp", id, result };
  void tool?.receiveMessageCallback(answer);
}
