// Banner and dialog together: loaded only when there is something to ask or to change.
import { ConsentBanner } from "./consent-banner.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";

export function ConsentLayer({ path }: { path: string }) {
  return (
    <>
      <ConsentBanner path={path} />
      <ConsentDialog />
    </>
  );
}
