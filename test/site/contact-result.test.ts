// The Worker rewrites the built contact page for visitors without script (worker/contact/result-page.ts): what it looks for
// is there, once. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { contactFields } from "#contract/contact.ts";
import { builtPage } from "#test/support/built-page.ts";
import { attributes, elements } from "#test/support/seo/html-tree.ts";

const page = builtPage("/kontakt");
const having = (name: string, value = "") =>
  page.all.filter((element) => attributes(element)[name] === value);

describe("the built contact page", () => {
  const [form, ...others] = having("data-contact-form");
  const inForm = form ? [...elements(form)] : [];

  it("has one form, with a title and an empty place for what is to be mended [CONT-34]", () => {
    expect(others).toEqual([]);
    expect(form?.tagName).toBe("form");
    expect(having("data-contact-summary")).toHaveLength(1);
    expect(inForm).toContain(having("data-contact-summary")[0]);
    expect(inForm).toContain(having("id", form && attributes(form)["aria-labelledby"])[0]);
    expect(form && attributes(form)["aria-labelledby"]).toBe("inquiry-title");
  });

  it.each(contactFields)(
    "has a field %s under the id that links lead to, and a place for its fault [CONT-34]",
    (field) => {
      const [control] = having("name", field).filter((element) => inForm.includes(element));
      expect(control && attributes(control).id).toBe(`contact-${field}`);
      expect(["input", "select", "textarea"]).toContain(control?.tagName);
      expect(inForm).toContain(having("data-contact-error", field)[0]);
    },
  );

  it("names its files by whole paths: the answer stands under another one [CONT-34]", () => {
    const addresses = page.all.flatMap((element) => {
      const { src, href, action } = attributes(element);
      return [src, href, action].filter((address) => address !== undefined);
    });
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(\/|#|[a-z]+:)/.test(address))).toEqual([]);
  });
});
