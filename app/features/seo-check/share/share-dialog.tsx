// The dialog that shares a report; its form is loaded when it opens.
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { shareTexts } from "#content/pages/bericht.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import type { ShareSource } from "./share-offer.ts";

interface ShareDialogProps {
  /** Null: closed. */
  source: ShareSource | null;
  onClose: () => void;
}

export function ShareDialog({ source, onClose }: ShareDialogProps) {
  const [Form, setForm] = useState<ComponentType<{ source: ShareSource }> | null>(null);
  const isOpen = source !== null;
  const fail = useEffectEvent(() => {
    onClose();
    showToast({ kind: "destructive", title: shareTexts.failed, text: "" });
  });

  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    import("./share-form.tsx").then(
      (loaded) => setForm(() => loaded.ShareForm),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);

  return (
    <Dialog open={isOpen} onClose={onClose} title={shareTexts.heading}>
      {source && Form && <Form source={source} />}
    </Dialog>
  );
}
