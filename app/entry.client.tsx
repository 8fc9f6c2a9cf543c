import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installTrustedTypesPolicy } from "./trusted-html.ts";

installTrustedTypesPolicy();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
