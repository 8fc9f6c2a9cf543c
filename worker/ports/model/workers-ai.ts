// Language models of Cloudflare Workers AI, as the AI SDK knows them. That type is the port; nothing is wrapped around it.
import type { LanguageModel } from "ai";
import { createWorkersAI } from "workers-ai-provider";

// The SDK would write its remarks on calls to the log, which holds our own lines only.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** @param binding `env.AI`, production only @param id such as "@cf/zai-org/glm-4.7-flash" */
export function createWorkersAiModel(binding: Ai, id: string): LanguageModel {
  // Thinking aloud takes the time and the tokens that the answer needs.
  return createWorkersAI({ binding })(id, {
    reasoning_effort: null,
    chat_template_kwargs: { enable_thinking: false },
  });
}
