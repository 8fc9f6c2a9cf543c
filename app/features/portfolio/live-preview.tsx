// The website of a project, running in its laptop above the still. To look at, not to use: no script, pointer, key or
// focus reaches it. What does not arrive leaves the still as it is.
import { type RefCallback, useCallback, useEffect, useState } from "react";
import { projectWords } from "#content/portfolio.ts";
import { savesData } from "../../hooks/saves-data.ts";
import { previewStart } from "./preview-start.ts";
import { useVisitorThere } from "./use-visitor-there.ts";

/** The window the website is shown in, in CSS pixels; scaled down to the laptop. */
const WINDOW = { width: 1280, height: 800 } as const;

interface LivePreviewProps {
  url: string;
  title: string;
}

/** Rendered in the browser only, for the one project in view. */
export function LivePreview({ url, title }: LivePreviewProps) {
  const [clicked, setClicked] = useState(false);
  const start = previewStart(url, location.origin, savesData());
  // Its page, typefaces and drawings must not compete with the first picture of ours.
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

/** A frame reports an error page as loaded; so the site is asked first. */
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
