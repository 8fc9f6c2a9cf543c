// Scripts that must run before everything else: what they hold back or change would otherwise be loaded or seen already.
import { consentTools } from "../../third-parties/consent-tools.ts";

interface FirstScript {
  name: string;
  /** Host, subdomains included, with the beginning of a path where the host serves other things, too. */
  from?: readonly string[];
  /** Part of the path, on any host. */
  path?: RegExp;
}

/** Consent tools of which only some files must be first, or that lie on the site itself; experiments that hide the page until their variant is chosen. */
const some: readonly FirstScript[] = [
  { name: "CCM19", from: ["ccm19.de"], path: /\/ccm19\/public\/(?:ccm19|app)\.js$|\/ccm19\.js$/i },
  {
    name: "Borlabs Cookie",
    path: /\/(?:plugins|cache)\/borlabs-cookie\/.{0,200}(?:prioriti[sz]e|blocker|config|stub)/i,
  },
  {
    name: "Real Cookie Banner",
    path: /\/plugins\/real-cookie-banner(?:-pro)?\/public\/.{0,100}(?:banner|blocker)/i,
  },
  { name: "tarteaucitron", from: ["tarteaucitron.io"], path: /\/tarteaucitron(?:\.min)?\.js$/i },
  { name: "mindshape Cookie Consent", path: /\/ext\/mindshape_cookie_consent\// },
  { name: "om_cookie_manager", path: /\/om_cookie_main(?:\.min)?\.js$/ },
  { name: "Contao Cookiebar", path: /\/bundles\/contaocookiebar\// },
  { name: "GDPR für Joomla", path: /\/plugins\/system\/gdpr\// },
  { name: "SG Cookie Optin", path: /\/sg_cookie_optin\// },
  { name: "Cookie-Banner von Jimdo", path: /^assets\.jimstatic\.com\/(?:ckies|cookieControl)/ },
  { name: "iubenda", from: ["cs.iubenda.com", "cdn.iubenda.com/cs", "embeds.iubenda.com"] },
  { name: "CookieYes (früher Cookie Law Info)", from: ["cdn-cookieyes.com"] },
  { name: "VWO", from: ["visualwebsiteoptimizer.com"] },
  { name: "Optimizely", from: ["cdn.optimizely.com"] },
  { name: "AB Tasty", from: ["try.abtasty.com"] },
  { name: "Kameleoon", from: ["kameleoon.eu", "kameleoon.com", "kameleoon.io"] },
  { name: "Convert", from: ["convertexperiments.com"] },
  { name: "Varify", from: ["app.varify.io"] },
  { name: "Dynamic Yield", from: ["dynamicyield.com"] },
];

/** All other consent tools that come from a host of their own: until they run, nothing is held back. */
const hosted: readonly FirstScript[] = consentTools.flatMap(({ name, at }) =>
  at === undefined || some.some((one) => one.name === name)
    ? []
    : [{ name, from: at.map((place) => place.replace(/\/$/, "")) }],
);
const firstScripts = [...some, ...hosted];

/** Name of the tool, or null. @param address absolute */
export function nameFirstScript(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const place = url.hostname + url.pathname.slice(0, 500);
  const isFrom = (one: string) => {
    const [host = "", ...path] = one.split("/");
    const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`);
    return isHost && (path.length === 0 || url.pathname.startsWith(`/${path.join("/")}/`));
  };
  return firstScripts.find(({ from = [], path }) => from.some(isFrom) || path?.test(place))?.name ?? null;
}
