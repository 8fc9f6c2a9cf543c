import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { REVEAL_THRESHOLD } from "#content/constants.ts";
import { frameTexts } from "#content/frame.ts";
import "../styles/reveal.css";
import "./frame.css";
import { useLocation } from "react-router";
import { useReveal } from "../hooks/use-reveal.ts";
import { clearToasts } from "../ui/toast-store.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Consent, Toasts, useCursorRing } from "./late-parts.tsx";
import { usePageSheet } from "./page-sheet.ts";
import { useFetchAhead } from "./use-fetch-ahead.ts";
import { useLinks } from "./use-links.ts";
import { usePage } from "./use-page.ts";
import { useScrolling } from "./use-scrolling.ts";
import { useSingleTransition } from "./use-single-transition.ts";

export function Frame({ children }: { children: ReactNode }) {
  const page = usePage();
  usePageSheet();
  useScrolling();
  useReveal("#inhalt", REVEAL_THRESHOLD, page.path);
  useCursorRing();
  useFetchAhead();
  useLinks();
  useSingleTransition();
  // Before the effects of the next page, which may have something to say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says that the page is another one.
  useLayoutEffect(clearToasts, [page.path]);

  return (
    <>
      <a href="#inhalt" className="skip btn-brick">
        {frameTexts.skip}
      </a>
      <Consent path={page.path} />
      {import.meta.env.VITE_PREVIEW && <p className="preview-notice">{frameTexts.preview}</p>}
      <Header path={page.path} />
      <div className="frame-body">
        <Breadcrumb {...page} />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <PageAnnouncer />
      <Toasts path={page.path} />
    </>
  );
}

/** Announces pages reached inside the site; the browser announces the first one. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
