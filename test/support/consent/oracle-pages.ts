// Pages with real consent tools, each set up correctly and in three leaky ways. What they load of others has real addresses, which no
// test resolves: the guard refuses them, and thereby everybody knows that they were asked for.

export const tools = ["klaro", "vanilla", "tarteaucitron", "orejime", "leiste", "dialog"] as const;
export type ToolName = (typeof tools)[number];

/** Correct; a tracker before the choice; one after the refusal; a cookie before the choice. */
export const setups = ["correct", "early-tracker", "late-tracker", "early-cookie"] as const;
export type Setup = (typeof setups)[number];

interface Tool {
  /** Its script, and how it is set up. */
  html: string;
  /** Expression: true, false, or null before the choice. */
  choice: string;
  /** What the link in the footer calls. */
  reopen: string;
}

const cookie = (name: string) => `(document.cookie.match(/(?:^|; )${name}=([^;]*)/) || [])[1]`;
const fromJson = (name: string, pick: string) =>
  `(() => { const text = ${cookie(name)}; if (!text) return null; const value = JSON.parse(decodeURIComponent(text)); return ${pick}; })()`;

const toolPages: Record<ToolName, Tool> = {
  klaro: {
    html: `<script>var klaroConfig = { version: 1, lang: "de", acceptAll: true, hideDeclineAll: false,
        translations: { de: { privacyPolicyUrl: "/datenschutz", purposes: { analytics: "Statistik" } } },
        services: [{ name: "statistik", title: "Statistik", purposes: ["analytics"] }] };</script>
      <script defer src="/klaro/dist/klaro.js" data-config="klaroConfig"></script>`,
    choice: fromJson("klaro", "value.statistik"),
    reopen: "klaro.show()",
  },
  vanilla: {
    html: `<link rel="stylesheet" href="/vanilla-cookieconsent/dist/cookieconsent.css">
      <script src="/vanilla-cookieconsent/dist/cookieconsent.umd.js"></script>
      <script>CookieConsent.run({ categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
        language: { default: "de", translations: { de: {
          consentModal: { title: "Wir verwenden Cookies", description: "Für die Statistik bitten wir um Ihre Einwilligung.",
            acceptAllBtn: "Alle akzeptieren", acceptNecessaryBtn: "Alle ablehnen", showPreferencesBtn: "Einstellungen" },
          preferencesModal: { title: "Einstellungen", acceptAllBtn: "Alle akzeptieren", acceptNecessaryBtn: "Alle ablehnen",
            savePreferencesBtn: "Auswahl speichern", sections: [
              { title: "Notwendig", linkedCategory: "necessary" }, { title: "Statistik", linkedCategory: "analytics" }] } } } } });</script>`,
    choice: fromJson("cc_cookie", 'value.categories.includes("analytics")'),
    reopen: "CookieConsent.showPreferences()",
  },
  tarteaucitron: {
    html: `<script>var tarteaucitronForceLanguage = "de";</script>
      <script src="/tarteaucitronjs/tarteaucitron.js"></script>
      <script>tarteaucitron.init({ privacyUrl: "", hashtag: "#tarteaucitron", cookieName: "tarteaucitron", orientation: "middle",
          showAlertSmall: false, cookieslist: false, showIcon: true, adblocker: false, DenyAllCta: true, AcceptAllCta: true,
          highPrivacy: true, handleBrowserDNTRequest: false, removeCredit: true, moreInfoLink: false, useExternalCss: false });
        tarteaucitron.services.statistik = { key: "statistik", type: "analytic", name: "Statistik", needConsent: true,
          cookies: [], js() {}, fallback() {} };
        (tarteaucitron.job = tarteaucitron.job || []).push("statistik");</script>`,
    choice: `(() => { const text = ${cookie("tarteaucitron")} || ""; return /statistik=true/.test(text) ? true : /statistik=false/.test(text) ? false : null; })()`,
    reopen: "tarteaucitron.userInterface.openPanel()",
  },
  orejime: {
    html: `<link rel="stylesheet" href="/orejime/dist/orejime-standard.css">
      <script>window.orejimeConfig = { privacyPolicyUrl: "/datenschutz",
        purposes: [{ id: "statistik", title: "Statistik", cookies: [] }] };</script>
      <script src="/orejime/dist/orejime-standard-de.js"></script>`,
    choice: fromJson("eu-consent", "value.statistik"),
    reopen: "orejime.prompt()",
  },
  leiste: {
    html: `<style>.hinweis { position: fixed; bottom: 0; left: 0; right: 0; background: #fff; border-top: 1px solid #999; padding: 1rem }
        .hinweis button { font: inherit; padding: .6rem 1rem; border: 0; background: #234; color: #fff }</style>
      <div class="hinweis" hidden><p>Diese Website verwendet Cookies, um Besuche zu zählen.</p>
        <button onclick="answer('ja')">Alle akzeptieren</button> <button onclick="answer('nein')">Nur notwendige Cookies</button></div>
      <script>const bar = document.querySelector(".hinweis");
        function answer(choice) { document.cookie = "zustimmung=" + choice + "; path=/; max-age=15552000"; bar.hidden = true; }
        function ask() { bar.hidden = false; }
        if (!/zustimmung=/.test(document.cookie)) ask();</script>`,
    choice: `(() => { const text = ${cookie("zustimmung")}; return text ? text === "ja" : null; })()`,
    reopen: "ask()",
  },
  dialog: {
    html: `<dialog id="frage"><h2>Dürfen wir zählen?</h2><p>Mit Ihrer Einwilligung setzen wir Cookies für die Statistik.</p>
        <a href="#" role="button" class="antwort" data-antwort="ja">Ja, einverstanden</a>
        <a href="#" role="button" class="antwort" data-antwort="nein">Nein, danke</a></dialog>
      <style>.antwort { display: inline-block; padding: .5rem 1rem; background: #063; color: #fff }</style>
      <script>const dialog = document.getElementById("frage");
        for (const link of document.querySelectorAll(".antwort")) link.onclick = () => {
          localStorage.setItem("antwort", link.dataset.antwort); location.reload(); return false; };
        function ask() { dialog.showModal(); }
        if (!localStorage.getItem("antwort")) setTimeout(ask, 600);</script>`,
    choice: `(() => { const text = localStorage.getItem("antwort"); return text ? text === "ja" : null; })()`,
    reopen: "ask()",
  },
};

const TRACKER = "https://connect.facebook.net/de_DE/fbevents.js";

const deeds: Record<Setup, { atOnce: string; onChoice: string }> = {
  correct: { atOnce: "", onChoice: "if (choice) { track(); keep(); }" },
  "early-tracker": { atOnce: "track();", onChoice: "if (choice) keep();" },
  "late-tracker": { atOnce: "", onChoice: "track(); if (choice) keep();" },
  "early-cookie": { atOnce: "keep();", onChoice: "if (choice) track();" },
};

const page = (content: string, footer = "") => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Dachdecker Muster</title></head>
<body><main><h1>Dächer aus Münster</h1><p>Wir decken, flicken und dämmen seit 1962. Rufen Sie uns an.</p></main>
<footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutzerklärung</a> ${footer}</footer>${content}</body></html>`;

export function oraclePage(tool: ToolName, setup: Setup): string {
  const { html, choice, reopen } = toolPages[tool];
  const { atOnce, onChoice } = deeds[setup];
  return page(
    `${html}<script>
      const track = () => { const script = document.createElement("script"); script.src = "${TRACKER}"; document.head.append(script); };
      const keep = () => { document.cookie = "_ga=GA1.1.1234.5678; path=/; max-age=63072000"; };
      ${atOnce}
      const timer = setInterval(() => { const choice = ${choice}; if (choice === null) return; clearInterval(timer); ${onChoice} }, 50);
    </script>`,
    `<a href="#" onclick="${reopen.replaceAll('"', "&quot;")}; return false">Cookie-Einstellungen</a>`,
  );
}

const box = (content: string) =>
  `<div id="banner" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:1rem">${content}</div>`;
const button = (
  label: string,
  deed: string,
  style = "background:#234;color:#fff;padding:.6rem 1rem;border:0;font:16px sans-serif",
) => `<button style="${style}" onclick="${deed}">${label}</button>`;
const gone = "document.getElementById('banner').remove()";

/** Pages that are asked about one thing each. */
export const specialPages: Record<string, string> = {
  nothing: page(""),
  "no-banner-tracker": page(`<script async src="${TRACKER}"></script>`),
  "tag-manager": page(`<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>`),
  /** It says it asks, and only hides itself. */
  hides:
    page(`${box(`<p>Wir verwenden Cookies.</p>${button("Akzeptieren", gone)} ${button("Ablehnen", gone)}`)}
    <script async src="${TRACKER}"></script>`),
  "hides-nothing": page(
    box(`<p>Wir verwenden Cookies.</p>${button("Akzeptieren", gone)} ${button("Ablehnen", gone)}`),
  ),
  "accept-only": page(
    `${box(`<p>Wir verwenden Cookies für Statistik.</p>${button("Alle akzeptieren", gone)} ${button("Einstellungen", "")}`)}`,
  ),
  "puzzling-button": page(
    box(
      `<p>Wir verwenden Cookies für Statistik.</p>${button("Alle akzeptieren", gone)} ${button("Weiter mit Werbefreiheit", "")}`,
    ),
  ),
  unequal: page(
    box(`<p>Wir verwenden Cookies für Statistik.</p>${button("Alle akzeptieren", gone, "background:#0a5;color:#fff;padding:1rem 3rem;border:0;font:20px sans-serif")}
      ${button("Ablehnen", gone, "background:none;color:#bbb;padding:0;border:0;font:11px sans-serif")}`),
  ),
  ticked: page(
    box(`<p>Wir verwenden Cookies.</p><label><input type="checkbox" checked disabled> Notwendig</label>
      <label><input type="checkbox" checked> Marketing</label>${button("Auswahl speichern", gone)} ${button("Alle akzeptieren", gone)} ${button("Alle ablehnen", gone)}`),
  ),
  stuck: page(box(`<p>Wir verwenden Cookies.</p>${button("Akzeptieren", "")} ${button("Ablehnen", "")}`)),
  hostile:
    page(`${box(`<p>Wir verwenden Cookies &lt;img src=x onerror=alert(1)&gt;.</p>${button("Akzeptieren &lt;b&gt;fett&lt;/b&gt;", gone)} ${button("Ablehnen", gone)}`)}
    <form name="querySelectorAll"><input name="parentNode"></form>
    <script>document.cookie = "<script>alert(1)</scr" + "ipt>=geheim"; localStorage.setItem("<b>schluessel</b>", "geheim");
      for (let i = 0; i < 400; i++) localStorage.setItem("key" + i, "geheim");
      Element.prototype.getBoundingClientRect = () => { throw new Error("no"); };
      for (let i = 0; i < 900; i++) new Image().src = "https://host" + i + ".example.com/" + "x".repeat(3000);</script>`),
  busy: page(
    `${box(`<p>Wir verwenden Cookies.</p>${button("Akzeptieren", "for (;;);")} ${button("Ablehnen", "for (;;);")}`)}`,
  ),
};
