import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/select.css";
import "./styles/large-text.css";
import "./styles/first-screen.css";
import "./styles/print.css";
import "./styles/icons.css";
// After base.css: layers named first yield to later ones, and utilities override elements.
import "virtual:uno.css";
import { type ReactNode, useEffect } from "react";
import { Meta, Outlet, Scripts } from "react-router";
import { FEED_PATH, feedTexts } from "#content/blog/feed.ts";
import { brokenPage } from "#content/report/broken.ts";
import { Frame } from "./shell/frame.tsx";
import headingFont from "./styles/fonts/heading.woff2?url";
import textFont from "./styles/fonts/text.woff2?url";
import { markFirstPageHydrated } from "./ui/late-part.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <meta name="theme-color" content="#f6f1e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121a15" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href={FEED_PATH} title={feedTexts.title} />
        <Meta />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    markFirstPageHydrated();
    // Replays clicks from before hydration.
    window.pageReady?.();
  }, []);

  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Shown when rendering a page throws. */
export function ErrorBoundary() {
  const { heading, text, phone, reload } = brokenPage;
  return (
    <main id="inhalt" className="wrap section">
      <div role="alert">
        <h1>{heading}</h1>
        <p className="my-8 text-lead">
          {text} <a href={phone.href}>{phone.value}</a>
        </p>
        <button type="button" className="btn-brick" onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    </main>
  );
}
