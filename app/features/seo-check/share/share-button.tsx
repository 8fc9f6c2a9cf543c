import { use } from "react";
import { shareTexts } from "#content/pages/bericht.ts";
import { ShareOffer, type ShareWish } from "./share-offer.ts";

export function ShareButton({ kind }: ShareWish) {
  const offer = use(ShareOffer);
  if (offer === null) return null;
  return (
    <button type="button" onClick={() => offer.share({ kind })} className="btn-line">
      <span aria-hidden="true" className="i-tabler-share" />
      {shareTexts.button}
    </button>
  );
}
