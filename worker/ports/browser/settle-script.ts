// Expressions for the page, in a world its own scripts cannot reach. Text, as bundlers would put their own helpers into functions.

export interface SettleTimes {
  fontsMs: number;
  /** For a page that draws itself late, and for what covers it until then. */
  drawMs: number;
  scrollMs: number;
  picturesMs: number;
}

/** Text of a page that is there, in characters: a shell has less. */
const DRAWN_CHARACTERS = 200;
/** So long without another character counts as drawn. */
const DRAWN_SILENCE_MS = 200;
/** What reveals itself when it is scrolled to is told by handlers that look ten times a second, or less often. */
const SCREEN_MS = 120;
/** A throttled handler of scrolling is called once more when its time is up; at the top of the page it would hide all below. */
const LATE_HANDLER_MS = 250;
/** Of the window, from which a fixed element covers the page. */
const COVER_SHARE = 0.9;
/** Characters of a cover that is waited for: a banner or a gate has more to say. */
const COVER_CHARACTERS = 60;
const MAX_INNER_STEPS = 8;
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

/** What a page looks like before it is there: hardly any text beside scripts, or a cover that says nothing. */
const DRAWING = `
  const textOf = (element) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, "innerText").get.call(element).trim();
  const bodyOf = () => Object.getOwnPropertyDescriptor(Document.prototype, "body").get.call(document);
  const readable = () => { const body = bodyOf(); return body instanceof HTMLElement ? textOf(body).length : 0; };
  const isCovered = () => {
    let top = Document.prototype.elementFromPoint.call(document, innerWidth / 2, innerHeight / 2);
    for (; top instanceof HTMLElement && top !== bodyOf() && top !== root(); top = Object.getOwnPropertyDescriptor(Node.prototype, "parentElement").get.call(top)) {
      const { position } = getComputedStyle(top);
      if (position !== "fixed" && position !== "absolute") continue;
      const box = Element.prototype.getBoundingClientRect.call(top);
      const covers = box.width * box.height >= ${COVER_SHARE} * innerWidth * innerHeight && box.top < 1 && box.height < 2 * innerHeight;
      if (covers && textOf(top).length < ${COVER_CHARACTERS} && all("p, main, article").length > 0) return position === "fixed" || /load|spin|splash|intro/i.test(top.id + " " + top.getAttribute("class"));
    }
    return false;
  };
  const drawn = async (limitMs) => {
    if (all("script").length === 0) return;
    const end = performance.now() + limitMs;
    while (performance.now() < end && (readable() < ${DRAWN_CHARACTERS} || isCovered())) await wait(50);
    let length = readable();
    for (let since = performance.now(); performance.now() - since < ${DRAWN_SILENCE_MS} && performance.now() < end; ) {
      await wait(50);
      const now = readable();
      if (now !== length) [length, since] = [now, performance.now()];
    }
  };`;

/** Parts of the page that scroll by themselves and are most of what one sees. */
const INNER_SCROLLERS = `
  const scrollInside = async (end) => {
    const isScroller = (element) => {
      if (element.scrollHeight < element.clientHeight * 1.5 || element.clientHeight < innerHeight / 2) return false;
      return /auto|scroll/.test(getComputedStyle(element).overflowY);
    };
    for (const element of all("main, div, section").slice(0, 3000).filter(isScroller).slice(0, 3)) {
      const height = element.clientHeight;
      for (let step = 1; step < ${MAX_INNER_STEPS} && step * height < element.scrollHeight && performance.now() < end; step++) {
        element.scrollTop = step * height;
        await wait(${SCREEN_MS});
      }
      element.scrollTop = 0;
    }
  };`;

/** Fonts, what is drawn late, then every part of the page seen once, then the pictures this asked for, then back to the top. */
export const settleScript = ({
  fontsMs,
  drawMs,
  scrollMs,
  picturesMs,
}: SettleTimes) => `(async () => {${HELPERS}${DRAWING}${INNER_SCROLLERS}
  const fonts = Object.getOwnPropertyDescriptor(Document.prototype, "fonts").get.call(document);
  await Promise.race([fonts.ready, wait(${fontsMs})]);
  await drawn(${drawMs});
  const end = performance.now() + ${scrollMs};
  let seen = innerHeight;
  for (let step = 1; step < ${MAX_STEPS} && performance.now() < end; step++) {
    if (seen >= root().scrollHeight) break;
    toTop(step * innerHeight);
    seen = (step + 1) * innerHeight;
    await Promise.all([frame(), wait(${SCREEN_MS})]);
  }
  await scrollInside(end);
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
  // Some pages hide again what has been scrolled past; a visitor has seen it. What they still have to do, they do down here.
  const hush = (event) => event.stopImmediatePropagation();
  globalThis.addEventListener("scroll", hush, true);
  await wait(${LATE_HANDLER_MS});
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
