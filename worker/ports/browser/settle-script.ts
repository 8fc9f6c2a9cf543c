// Expressions for the page, in a world its own scripts cannot reach. Text, as bundlers would put their own helpers into functions.

export interface SettleTimes {
  fontsMs: number;
  scrollMs: number;
  picturesMs: number;
}

/** More would only bring in what the pictures do not show: 20 first screens are 16,000 px. */
const MAX_STEPS = 20;
/** Waits past a frame's end, where what came into view is noticed. A page that starves its frames is not waited for. */
const FRAME_LIMIT_MS = 100;
const SEEK_LIMIT_MS = 300;
/** A page that is never idle is not waited for. */
const IDLE_LIMIT_MS = 500;

const HELPERS = `
  const all = (selector) => [...Document.prototype.querySelectorAll.call(document, selector)];
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = (resolve) => requestAnimationFrame(() => setTimeout(resolve));
  const frame = () => Promise.race([new Promise(painted), wait(${FRAME_LIMIT_MS})]);
  const root = () => Object.getOwnPropertyDescriptor(Document.prototype, "documentElement").get.call(document);
  const toTop = (top) => globalThis.scrollTo({ top, left: 0, behavior: "instant" });`;

/** Fonts, then every part of the page seen once, then the pictures this asked for, then back to the top. */
export const settleScript = ({ fontsMs, scrollMs, picturesMs }: SettleTimes) => `(async () => {${HELPERS}
  const fonts = Object.getOwnPropertyDescriptor(Document.prototype, "fonts").get.call(document);
  await Promise.race([fonts.ready, wait(${fontsMs})]);
  const end = performance.now() + ${scrollMs};
  let seen = innerHeight;
  for (let step = 1; step < ${MAX_STEPS} && performance.now() < end; step++) {
    if (seen >= root().scrollHeight) break;
    toTop(step * innerHeight);
    seen = (step + 1) * innerHeight;
    await frame();
  }
  const isAwaited = (image) => {
    if (image.complete) return false;
    if (image.loading !== "lazy") return true;
    const box = Element.prototype.getBoundingClientRect.call(image);
    const top = box.top + scrollY;
    return box.width > 0 && top < seen && box.left < innerWidth && box.right > 0;
  };
  const pictures = all("img").filter(isAwaited).map((image) => new Promise((resolve) => {
    image.addEventListener("load", resolve);
    image.addEventListener("error", resolve);
  }));
  await Promise.race([Promise.all(pictures), wait(${picturesMs})]);
  toTop(0);
  await frame();
  await frame();
})()`;

export const IDLE_SCRIPT = `(async () => {${HELPERS}
  await Promise.race([new Promise((resolve) => requestIdleCallback(resolve)), wait(${IDLE_LIMIT_MS})]);
})()`;

/**
 * Stops all motion: timers and frames are cancelled (numbered, shared by all worlds of a document), animations finish,
 * endless and scroll-driven ones are undone, videos show their first frame, no caret blinks.
 */
export const STILL_SCRIPT = `(async () => {${HELPERS}
  const stopTimers = () => {
    for (let id = setTimeout(() => {}, 0), least = Math.max(0, id - 100000); id > least; id--) clearTimeout(id);
    for (let id = requestAnimationFrame(() => {}), least = Math.max(0, id - 100000); id > least; id--) cancelAnimationFrame(id);
  };
  const stopAnimations = () => {
    for (const animation of Document.prototype.getAnimations.call(document)) {
      try {
        const end = animation.effect?.getComputedTiming().endTime;
        if (animation.timeline === document.timeline && Number.isFinite(end)) animation.finish();
        else animation.cancel();
      } catch {}
    }
  };
  stopTimers();
  const videos = all("video, audio").slice(0, 50).map(async (video) => {
    video.pause();
    if (video.readyState === 0 || video.currentTime === 0) return;
    const isThere = new Promise((resolve) => video.addEventListener("seeked", resolve));
    video.currentTime = 0;
    await Promise.race([isThere, wait(${SEEK_LIMIT_MS})]);
  });
  await Promise.all(videos);
  Object.getOwnPropertyDescriptor(Document.prototype, "activeElement").get.call(document)?.blur?.();
  // What has ended may set off something else.
  for (const round of [1, 2]) {
    stopAnimations();
    await frame();
  }
  stopAnimations();
  stopTimers();
  toTop(0);
})()`;
