// What the frame gets after everything else: messages, and the counting of looks at pages.
import { useEffect } from "react";
import { useConsent } from "../../features/consent/consent-store.ts";
import { Toaster } from "./toaster.tsx";

export function LateFrame({ path }: { path: string }) {
  useViewCounting(path);
  return <Toaster />;
}

/** Counts looks at pages while the visitor allows Statistik; without that not even the script for it is loaded. */
function useViewCounting(path: string): void {
  const isAllowed = useConsent().record?.analytics === true;
  useEffect(() => {
    if (isAllowed)
      import("./count-view.ts").then(
        ({ countView }) => countView(path),
        () => {},
      );
  }, [isAllowed, path]);
}
