// What the desk's pages do in the browser beside plain forms: an undo that goes away when its time is over, an opened inquiry noted as
// read, and two tabs in step. Without it everything works by forms and reloads.

export const script = `"use strict";
const UNDO_MS = 10_000;
const ASK_EVERY_MS = 15_000;
const root = document.documentElement;

// The time of an undo is over: its words stay, the button goes.
const notice = document.querySelector("form.notice");
if (notice) setTimeout(() => notice.querySelector("button")?.remove(), UNDO_MS);
// A reload of the page is no new change.
if (notice || document.querySelector("p.notice")) history.replaceState(null, "", location.pathname);

// Whoever opens a new inquiry has read it.
const unread = document.querySelector("form[data-mark-read='read']");
if (unread && !notice) {
  const body = new URLSearchParams({ stand: "read" });
  fetch(unread.action, { method: "POST", body, redirect: "manual" }).then(() => {
    const choice = unread.querySelector("select");
    if (choice && choice.value === "new") choice.value = "read";
    return askRevision().then((revision) => { if (revision) root.dataset.revision = revision; });
  }).catch(() => {});
}

async function askRevision() {
  const answer = await fetch("/intern/stand", { cache: "no-store" });
  return answer.ok ? (await answer.json()).revision : null;
}

// Nobody is interrupted: a page in which something was touched, or that offers to take a change back, is not drawn anew.
let isTouched = false;
document.addEventListener("input", () => { isTouched = true; });
async function keepInStep() {
  if (document.hidden || notice?.querySelector("button")) return;
  try {
    const revision = await askRevision();
    if (revision && revision !== root.dataset.revision && !isTouched) location.reload();
  } catch {}
}
setInterval(keepInStep, ASK_EVERY_MS);
document.addEventListener("visibilitychange", keepInStep);
const channel = new BroadcastChannel("desk");
channel.onmessage = keepInStep;
if (notice) channel.postMessage("changed");
`;
