// Every service that is known, once. What counts, advertises or embeds comes first, then what it is asked for.
import { advertisingServices } from "./advertising.ts";
import { analyticsServices } from "./analytics.ts";
import { consentPlugins } from "./consent-plugins.ts";
import { consentTools } from "./consent-tools.ts";
import { bookingServices, captchaServices, chatServices } from "./contact.ts";
import { countingServices } from "./counting.ts";
import { embedServices } from "./embeds.ts";
import { fontServices } from "./fonts.ts";
import { googleServices } from "./google.ts";
import { marketingServices } from "./marketing.ts";
import { isTracker, type Service, textsOf } from "./service.ts";
import { unknownToolTexts } from "./unknown-tool-signs.ts";
import { widgetServices } from "./widgets.ts";

export const allServices: readonly Service[] = [
  ...googleServices,
  ...analyticsServices,
  ...countingServices,
  ...advertisingServices,
  ...marketingServices,
  // What belongs to one system may be made of a tool that others use as well.
  ...consentPlugins,
  ...consentTools,
  ...chatServices,
  ...bookingServices,
  ...captchaServices,
  ...fontServices,
  ...embedServices,
  ...widgetServices,
];

const unique = (texts: readonly string[]) => [...new Set(texts)];

const textsIn = (services: readonly Service[]) =>
  services
    .flatMap(({ script = [], scriptBeside }) => [...script, ...(scriptBeside?.script ?? [])])
    .flatMap((sign) => Object.values(textsOf(sign)).flat());

/** As text from elsewhere writes them, the analytics code in a theme's settings for example. */
const escapeSlashes = (text: string) => text.replaceAll("/", "\\/");

/** A text that was found, without escapes. */
export const unescapeSlashes = (text: string) => text.replaceAll("\\/", "/");

/** What the reader of pages has to look for. */
export const serviceTexts = {
  inScripts: unique([
    ...textsIn(allServices),
    ...textsIn(allServices.filter(isTracker)).map(escapeSlashes),
    ...allServices.flatMap(({ quietBy }) => quietBy?.script ?? []),
    ...unknownToolTexts.inScripts,
  ]),
  inStyles: unique(allServices.flatMap(({ style = [] }) => style)),
  inNames: rootsOf([
    ...allServices
      .flatMap(({ box = [] }) => box)
      .flatMap((sign) => textsOf(sign).all)
      .map((name) => name.replace("*", "")),
    ...unknownToolTexts.inNames,
  ]),
};

/** Those that hold none of the others. */
function rootsOf(texts: readonly string[]): string[] {
  return unique(texts).filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}
