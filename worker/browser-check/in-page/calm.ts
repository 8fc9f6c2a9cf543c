// Until what a change has set off is over.

/** A page that starves its frames is not waited for. */
const FRAME_LIMIT_MS = 100;
const MAX_ANIMATIONS = 500;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `ms` for scripts to answer, and a frame; then transitions and animations stand at their end. A picture draws them there. */
export async function calm(ms = 0): Promise<void> {
  if (ms > 0) await wait(ms);
  await frame();
  finishAnimations();
}

function frame(): Promise<void> {
  const drawn = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.race([drawn, wait(FRAME_LIMIT_MS)]);
}

function finishAnimations(): void {
  for (const animation of Document.prototype.getAnimations.call(document).slice(0, MAX_ANIMATIONS)) {
    try {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      else animation.cancel();
    } catch {
      // An animation without an end, or one that the page bends.
    }
  }
}
