// What was typed and not sent stays while the visitor looks at another page: the form itself leads to one. In memory and for
// the visit alone, nothing of it is stored. What a link filled in is not typed: the next link fills in its own.
import { type RefObject, useEffect } from "react";
import { type ContactField, contactFields } from "#contract/contact.ts";
import { control } from "./check-inquiry.ts";

let kept = new Map<ContactField, string>();

/** To be called before anything else fills in the form. */
export function useKeptWords(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const [name, words] of kept) {
      const field = control(element, name);
      if (field.value !== "" || words === "") continue;
      field.value = words;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // Also what came before the script did.
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

/** What has arrived is not shown again, also where the visitor did not wait for it. */
export function forgetWords(): void {
  kept.clear();
}
