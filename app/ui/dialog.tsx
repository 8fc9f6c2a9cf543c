// A modal on the native dialog element: focus trap, Escape and focus return come from the browser.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  open: boolean;
  /** By Escape, the icon or a click on the backdrop. */
  onClose: () => void;
  title: string;
  /** Classes of the panel, e.g. its width. */
  className?: string;
  children: ReactNode;
}

export function Dialog({ open, onClose, title, className = "w-160", children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // Only the backdrop has the dialog itself as target. So has a press inside released outside, such as a text
    // selection, which must not close it.
    if (event.target === element.current && pressed.current === element.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser brings it as cancel.
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      className={`frame m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-min(2rem,8vw))] overflow-y-auto overscroll-contain ${className}`}
    >
      <div className="p-[min(1.25rem,6.25vw)] md:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Dialog schließen"
            className="-m-2 grid h-11 w-11 flex-none place-items-center rounded-control hover:text-brick"
          >
            <span aria-hidden="true" className="i-tabler-x text-1.5rem" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
