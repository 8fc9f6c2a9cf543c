// Leaves out of the Worker what libraries carry along and nobody here asks for.
import path from "node:path";
import type { Plugin } from "vite";

export const unasked: Plugin = {
  name: "unasked",
  enforce: "pre",
  load: {
    filter: {
      id: /\/@cloudflare\/puppeteer\/.*\/(?:Accessibility|Coverage|Device|DeviceRequestPrompt|FirefoxTargetManager|PSelectorParser|Tracing|USKeyboardLayout|injected|locators)\.js$|\/@ai-sdk\/gateway\/dist\/index\.js$/,
    },
    handler: (id) => NOT_ASKED_FOR[path.basename(id)],
  },
};

/** puppeteer's list of telephones. */
const NO_DEVICES = "export const KnownDevices = Object.freeze({});";
/** Where the AI SDK looks for models that are given by name: ours are bound. None of its errors can arise. */
const NO_GATEWAY = `
export class GatewayError extends Error { static isInstance() { return false; } }
export class GatewayAuthenticationError extends GatewayError {}
export const createGateway = () => { throw new Error("Models are bound, not asked for by name."); };
export const gateway = {};`;

/** Keys are sent by the protocol (worker/ports/browser/readers/keys.ts), and nothing is looked for by locators. */
const NO_LAYOUT = "export const _keyDefinitions = Object.freeze({});";
const NO_LOCATORS = `
export class Locator { static race() { throw new Error("No locators."); } }
export class NodeLocator { static create() { throw new Error("No locators."); } }
export const FunctionLocator = NodeLocator;`;

/** The check of accessibility is axe. */
const NO_TREE = "export class Accessibility { updateClient() {} }";

/** Nothing is recorded, no device is asked for, and no browser is Firefox; parts of pages are found by scripts, not by selectors. */
const NO_COVERAGE = "export class Coverage { updateClient() {} }";
const NO_TRACING = "export class Tracing { updateClient() {} }";
const NO_PROMPTS = "export class DeviceRequestPromptManager {}";
const NO_FIREFOX = "export class FirefoxTargetManager {}";
const NO_SELECTORS = 'export const parsePSelectors = () => { throw new Error("No selectors."); };';

/** What puppeteer puts into pages to find and to wait for elements. */
const NO_HELPERS = 'export const source = "";';

const NOT_ASKED_FOR: Readonly<Record<string, string>> = {
  "Accessibility.js": NO_TREE,
  "Coverage.js": NO_COVERAGE,
  "Device.js": NO_DEVICES,
  "DeviceRequestPrompt.js": NO_PROMPTS,
  "FirefoxTargetManager.js": NO_FIREFOX,
  "PSelectorParser.js": NO_SELECTORS,
  "Tracing.js": NO_TRACING,
  "USKeyboardLayout.js": NO_LAYOUT,
  "injected.js": NO_HELPERS,
  "locators.js": NO_LOCATORS,
  "index.js": NO_GATEWAY,
};
