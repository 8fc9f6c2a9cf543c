import { articleTexts } from "#content/blog/texts.ts";
import { showToast } from "../../ui/toast-store.ts";
import { type Shared, share } from "./share.ts";

export function ShareButton(page: Shared) {
  async function handOn() {
    const outcome = await share(page, navigator);
    if (outcome === "copied") showToast({ kind: "normal", ...articleTexts.copied });
    if (outcome === "failed") showToast({ kind: "destructive", ...articleTexts.notCopied });
  }

  return (
    <button type="button" onClick={handOn} className="btn-line share no-print">
      <span aria-hidden="true" className="i-tabler-share-2" />
      {articleTexts.share}
    </button>
  );
}
