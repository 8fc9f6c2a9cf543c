// Opens an estimate by its button, and once automatically after it arrived. The dialog is prefetched during the first
// answers.
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { ESTIMATE_OPEN_DELAY_MS } from "#content/constants.ts";
import { chatFailure } from "#content/pages/preisrechner.ts";
import { showToast } from "../../ui/toast-store.ts";
import { hasBegun, talkOf } from "./conversation/conversation.ts";
import type { ShownMessage } from "./conversation/read-answers.ts";
import type { ConversationHandle } from "./conversation/use-conversation.ts";
import type { EstimateDialogProps } from "./estimate/estimate-dialog.tsx";
import type { ShownEstimate } from "./shown-estimate.ts";

const load = () => import("./estimate/estimate-dialog.tsx");

interface EstimateHandle {
  open: (message: ShownMessage) => void;
  dialog: ReactNode;
}

export function useEstimate({ conversation, opened }: ConversationHandle): EstimateHandle {
  const [Dialog, setDialog] = useState<ComponentType<EstimateDialogProps> | null>(null);
  /** Kept after closing, so that the dialog can return the focus. */
  const [estimate, setEstimate] = useState<ShownEstimate | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { messages, opensNext } = conversation;
  const begun = hasBegun(conversation);

  const open = useCallback(async (message: ShownMessage) => {
    try {
      const { EstimateDialog } = await load();
      setDialog(() => EstimateDialog);
      setEstimate(message.estimate);
      setOpen(true);
    } catch {
      showToast({ kind: "destructive", ...chatFailure.toast });
    }
  }, []);

  useEffect(() => {
    if (begun) load().catch(() => {});
  }, [begun]);

  const next = messages.find(({ id }) => id === opensNext);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      opened();
      if (!document.querySelector("dialog:modal")) open(next);
    }, ESTIMATE_OPEN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, open, opened]);

  return {
    open,
    dialog: Dialog && estimate && (
      <Dialog estimate={estimate} said={talkOf(conversation)} open={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
