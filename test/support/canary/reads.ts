// Ways to show a refused address in the tab: first the browser is made to fetch it past the interception, then to go there.

const rulesFor = (secret: string) =>
  JSON.stringify({
    prefetch: [{ urls: [secret], eagerness: "immediate" }],
    prerender: [{ urls: [secret], eagerness: "immediate" }],
  });
const inClosedRoot = (secret: string) =>
  `<div><template shadowrootmode="closed"><script type="speculationrules">${rulesFor(secret)}</script></template></div>`;
const filledLater = (secret: string) => `<script>
setTimeout(() => { const s = document.createElement("script"); document.head.append(s);
  setTimeout(() => { s.type = "speculationrules"; setTimeout(() => { s.textContent = ${JSON.stringify(rulesFor(secret))}; }, 20); }, 20); }, 20);
</script>`;
const goes = (code: string, ms = 700) => `<script>setTimeout(() => { ${code} }, ${ms})</script>`;

/** Markup of a page that tries it; `secret` is the refused address. */
export const READS: Record<string, (secret: string) => string> = {
  "closed root, then location": (secret) => inClosedRoot(secret) + goes(`location = "${secret}"`),
  "closed root, then replace": (secret) => inClosedRoot(secret) + goes(`location.replace("${secret}")`, 300),
  "closed root, then a link": (secret) =>
    `${inClosedRoot(secret)}<a id="a" href="${secret}">x</a>${goes('document.querySelector("#a").click()')}`,
  "closed root, then a form": (secret) =>
    `${inClosedRoot(secret)}<form action="${secret}"></form>${goes('document.querySelector("form").submit()')}`,
  "closed root, then refresh": (secret) =>
    `${inClosedRoot(secret)}<meta http-equiv="refresh" content="1;url=${secret}">`,
  "closed root, then a frame steers": (secret) =>
    `${inClosedRoot(secret)}<iframe srcdoc="<script>setTimeout(() => { top.location = '${secret}' }, 700)</script>"></iframe>`,
  "closed root, then again and again": (secret) =>
    `${inClosedRoot(secret)}<script>setInterval(() => { location = "${secret}" }, 40)</script>`,
  "closed root, then a frame": (secret) =>
    `${inClosedRoot(secret)}${goes(`document.body.insertAdjacentHTML("beforeend", '<iframe src="${secret}" width="400" height="300"></iframe>')`)}`,
  "closed root, then navigation API": (secret) =>
    inClosedRoot(secret) + goes(`navigation.navigate("${secret}")`),
  "filled later, then location": (secret) => filledLater(secret) + goes(`location = "${secret}"`),
  "a frame's closed root, then the frame's timers": (secret) =>
    `<iframe srcdoc="${`${inClosedRoot(secret)}<script>setInterval(() => { top.location = '${secret}' }, 30)</script>`.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`,
  "prefetch link, then location": (secret) =>
    `<link rel="prefetch" as="document" href="${secret}">${goes(`location = "${secret}"`)}`,
  "history, then back": (secret) =>
    `${inClosedRoot(secret)}<script>history.pushState(0, "", "#x"); setTimeout(() => { location = "${secret}" }, 400); setInterval(() => history.back(), 300)</script>`,
};
