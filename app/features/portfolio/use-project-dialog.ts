// Prefetches the dialog when projects come into view.
import { type ComponentType, type RefCallback, useCallback, useState } from "react";
import { type Project, projectWords } from "#content/portfolio/portfolio.ts";
import { observeVisibility } from "../../hooks/observe-visibility.ts";
import { showToast } from "../../ui/toast-store.ts";
import type { ProjectDialogProps } from "./project-dialog.tsx";

const fetchDialog = () => import("./project-dialog.tsx");

/** @returns ref of the element near which the dialog is fetched; the selected project; the dialog once loaded */
export function useProjectDialog<T extends Element>() {
  const [project, setProject] = useState<Project | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ProjectDialogProps>>();

  const ref: RefCallback<T> = useCallback((element: T) => {
    // A failed prefetch is reported only when the dialog is opened.
    return observeVisibility(element, 0, (inView) => inView && void fetchDialog().catch(() => undefined));
  }, []);

  async function open(chosen: Project) {
    try {
      const { ProjectDialog } = await fetchDialog();
      setDialog(() => ProjectDialog);
      setProject(chosen);
    } catch {
      showToast({ kind: "destructive", ...projectWords.failed });
    }
  }

  return { ref, project, Dialog, open, close: () => setProject(null) };
}
