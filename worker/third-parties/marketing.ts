// Services for sales and mailings that follow visitors.
import type { ScriptSign, Service } from "./service.ts";

const service = (name: string, at: readonly string[], script: readonly ScriptSign[] = []): Service => ({
  name,
  purpose: "analytics",
  at,
  ...(script.length === 0 ? {} : { script }),
});

export const marketingServices: readonly Service[] = [
  service("HubSpot", ["hs-scripts.com/", "hs-analytics.net/", "usemessages.com/"], [".hs-scripts.com/"]),
  service("Salesforce Pardot", ["pi.pardot.com/", "cdn.pardot.com/"], ["pi.pardot.com"]),
  service("Marketo", ["munchkin.marketo.net/"], ["munchkin.init("]),
  service(
    "ActiveCampaign",
    ["trackcmp.net/", "diffuser-cdn.app-us1.com/"],
    ["diffuser-cdn.app-us1.com/", "trackcmp.net/"],
  ),
  service("Klaviyo", ["klaviyo.com/"], ["_learnq."]),
  service(
    "Brevo",
    ["sibautomation.com/", "cdn.brevo.com/js/sdk-loader.js"],
    ["sibautomation.com/", "window.sendinblue"],
  ),
  service("Mailchimp", ["chimpstatic.com/", "list-manage.com/track"], ["chimpstatic.com/"]),
  service("Emarsys", ["scarabresearch.com/"], ["scarabqueue"]),
  service("Leadinfo", ["leadinfo.net/", "leadinfo.com/"], ["globalleadinfonamespace"]),
  service("Leadfeeder", ["lfeeder.com/", "leadfeeder.com/"], ["window.ldfdr", "sc.lfeeder.com"]),
  service(
    "SalesViewer",
    ["salesviewer.com/", "salesviewer.org/", "slsnlytcs.com/"],
    ["slsnlytcs.com", "salesviewer.com", "salesviewer.org"],
  ),
  service("WiredMinds LeadLab", ["wiredminds.de/"], ["wiredminds.push(", "wm_custnum"]),
  service("Albacross", ["albacross.com/"], ["_nqsv.push", "window._nqsv"]),
  service("trbo", ["trbo.com/"], ["window._trbo", "_trbo=_trbo", "_trbo = _trbo"]),
  service("Exponea (Bloomreach)", ["exponea.com/"], ["exponea.start("]),
];
