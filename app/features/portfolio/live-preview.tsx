// Runs a project's website in the laptop, for display only: no script, pointer, key or focus reaches it. If it fails
// the still remains.
import { type RefCallback, useCallback, useEffect, useState } from "react";
import { projectWords } from "#content/portfolio/portfolio.ts";
import { prefersReducedData } from "../../hooks/reduced-data.ts";
import { previewStart } from "./preview-start.ts";

/** Viewport of the website in CSS pixels, scaled down to the laptop. */
const WINDOW = { width: 1280, height: 800 } as const;

interface LivePreviewProps {
  url: string;
  title: string;
}

export function LivePreview({ url, title }: LivePreviewProps) {
  const [clicked, setClicked] = useState(false);
  const start = previewStart(url, location.origin, prefersReducedData());
  // Its downloads must not compete with our own first paint.
  const visitorThere = useVisitorThere();
  const answers = useAnswers(start === "itself" && visitorThere ? url : null);

  if (start === "click" && !clicked) {
    return (
      <button type="button" className="laptop-ask btn-brick" onClick={() => setClicked(true)}>
        {projectWords.load}
        <span className="visually-hidden"> {title}</span>
      </button>
    );
  }
  return answers || clicked ? <Frame url={url} title={title} /> : null;
}

function Frame({ url, title }: LivePreviewProps) {
  const [loaded, setLoaded] = useState(false);
  const scaled: RefCallback<HTMLIFrameElement> = useCallback((frame: HTMLIFrameElement) => {
    const screen = frame.parentElement as HTMLElement;
    const observer = new ResizeObserver(() => {
      frame.style.scale = `${screen.clientWidth / WINDOW.width}`;
    });
    observer.observe(screen);
    return () => observer.disconnect();
  }, []);

  return (
    <iframe
      ref={scaled}
      sandbox=""
      src={url}
      title={`${projectWords.preview} ${title}`}
      {...WINDOW}
      loading="lazy"
      inert
      tabIndex={-1}
      aria-hidden="true"
      data-loaded={loaded || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}

/** An iframe fires `load` for error pages, too, so the site is asked first. */
function useAnswers(url: string | null): boolean {
  const [answering, setAnswering] = useState<string | null>(null);

  useEffect(() => {
    if (url === null) return;
    const left = new AbortController();
    fetch(url, { method: "HEAD", signal: left.signal }).then(
      (response) => response.ok && setAnswering(url),
      () => undefined,
    );
    return () => left.abort();
  }, [url]);

  return url !== null && answering === url;
}

const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Whether the visitor has moved, pressed or scrolled since the page loaded. */
function useVisitorThere(): boolean {
  const [there, setThere] = useState(() => scrollY > 0 || navigator.userActivation?.hasBeenActive === true);

  useEffect(() => {
    if (there) return;
    const done = new AbortController();
    for (const type of ACTIVITY_EVENTS) {
      addEventListener(type, () => setThere(true), { once: true, passive: true, signal: done.signal });
    }
    return () => done.abort();
  }, [there]);

  return there;
}
