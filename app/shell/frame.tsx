// Everything around a page. The routes render their sections; this is where they stand.
import type { ReactNode } from "react";
import { REVEAL_THRESHOLD } from "#content/constants.ts";
import { frameTexts } from "#content/frame.ts";
import "../styles/reveal.css";
import "./frame.css";
import { useReveal } from "../hooks/use-reveal.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Consent, Toasts, useCursorRing } from "./late-parts.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import { usePageSheet } from "./page-sheet.ts";
import { Trail } from "./trail.tsx";
import { useFetchAhead } from "./use-fetch-ahead.ts";
import { useLinks } from "./use-links.ts";
import { useOneTransition } from "./use-one-transition.ts";
import { usePage } from "./use-page.ts";
import { useScrolling } from "./use-scrolling.ts";

export function Frame({ children }: { children: ReactNode }) {
  const page = usePage();
  usePageSheet();
  useScrolling();
  useReveal("#inhalt", REVEAL_THRESHOLD, page.path);
  useCursorRing();
  useFetchAhead();
  useLinks();
  useOneTransition();

  return (
    <>
      <a href="#inhalt" className="skip btn-brick">
        {frameTexts.skip}
      </a>
      <Consent path={page.path} />
      {import.meta.env.VITE_PREVIEW && <p className="preview-notice">{frameTexts.preview}</p>}
      <Header path={page.path} />
      <div className="frame-body">
        <Trail {...page} />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <PageAnnouncer />
      <Toasts />
    </>
  );
}
