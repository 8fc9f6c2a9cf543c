import "virtual:uno.css";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import type { ReactNode } from "react";
import { Meta, Outlet, Scripts } from "react-router";
import headingFont from "./styles/fonts/heading.woff2?url";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
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
  return <Outlet />;
}
