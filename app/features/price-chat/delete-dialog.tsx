import { useState } from "react";
import { deletion } from "#content/pages/preisrechner/preisrechner.ts";
import { ApiError } from "../../api-client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ open, onClose, onDelete }: DeleteDialogProps) {
  const [deleting, setDeleting] = useState(false);

  async function confirm() {
    if (deleting) return;
    setDeleting(true);
    try {
      await onDelete();
      onClose();
      showToast({ kind: "normal", ...deletion.done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ kind: "destructive", ...deletion.failed });
    } finally {
      setDeleting(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={deletion.title}>
      <p className="mt-4">{deletion.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" disabled={deleting} onClick={confirm} className="btn-brick">
          {deleting ? deletion.deleting : deletion.confirm}
        </button>
        <button type="button" onClick={onClose} className="btn-line">
          {deletion.cancel}
        </button>
      </div>
    </Dialog>
  );
}
