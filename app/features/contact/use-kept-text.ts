// Keeps typed text in memory while the visitor looks at another page. Prefilled text is not kept, since the next link
// brings its own.
import { type RefObject, useEffect } from "react";
import { type ContactField, contactFields } from "#contract/contact.ts";
import { control } from "./inquiry.ts";

let kept = new Map<ContactField, string>();

/** Call before anything else fills in the form. */
export function useKeptText(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const [name, words] of kept) {
      const field = control(element, name);
      if (field.value !== "" || words === "") continue;
      field.value = words;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // Includes what was typed before hydration.
    const typed = new Set(contactFields.filter((name) => control(element, name).value !== ""));
    const note = ({ target }: Event) => {
      const name = contactFields.find((known) => known === (target as HTMLInputElement).name);
      if (name) typed.add(name);
    };
    element.addEventListener("input", note);
    return () => {
      element.removeEventListener("input", note);
      kept = new Map([...typed].map((name) => [name, control(element, name).value]));
    };
  }, [form]);
}

/** Sent text is not restored, even if the visitor left before the answer. */
export function discardKeptText(): void {
  kept.clear();
}
