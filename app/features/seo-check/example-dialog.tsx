// A report about an invented company: no API call, no use of the quota.
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { exampleTexts } from "#content/pages/seo-check.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast-store.ts";

export function ExampleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [Example, setExample] = useState<ComponentType | null>(null);
  const fail = useEffectEvent(() => {
    onClose();
    showToast({ kind: "destructive", ...exampleTexts.failed });
  });

  useEffect(() => {
    if (!open) return;
    let isWanted = true;
    import("./example.tsx").then(
      (loaded) => setExample(() => loaded.Example),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [open]);

  return (
    <Dialog open={open} onClose={onClose} title={exampleTexts.title} className="w-300">
      <p className="mt-2 text-ink-soft">{exampleTexts.text}</p>
      {open && !Example && <p className="py-20 text-center">{exampleTexts.loading}</p>}
      {open && Example && (
        <div className="mx-[max(-1.25rem,-6.25vw)] mb-[max(-1.25rem,-6.25vw)] mt-6 md:-mx-8 md:-mb-8">
          <Example />
        </div>
      )}
    </Dialog>
  );
}
