// Chromium's own ways to the network. The list follows what Chromium itself counts as a source of requests: elements, styles, functions
// of scripts, worklets, and what the browser fetches by itself.
import type { Channel } from "./channel.ts";
import { elementChannels } from "./element-channels.ts";
import { ruleChannels } from "./rule-channels.ts";
import { scriptChannels } from "./script-channels.ts";

export const CHANNELS: readonly Channel[] = [...elementChannels, ...scriptChannels, ...ruleChannels];
