// A complete report about a firm that does not exist: no call, no use of the quota.
import { Suspense } from "react";
import { exampleTexts } from "#content/pages/seo-check.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LazyExample } from "./load-report.ts";

interface ExampleDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ExampleDialog({ open, onClose }: ExampleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={exampleTexts.title} className="w-300">
      <p className="mt-2 text-ink-soft">{exampleTexts.text}</p>
      {open && (
        <Suspense fallback={<p className="py-20 text-center">{exampleTexts.loading}</p>}>
          <div className="-mx-5 -mb-5 mt-6 md:-mx-8 md:-mb-8">
            <LazyExample />
          </div>
        </Suspense>
      )}
    </Dialog>
  );
}
