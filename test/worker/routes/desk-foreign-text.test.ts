// What visitors wrote, in the owner's desk: text on every page, whatever field it came by.
import { describe, expect, it } from "vitest";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { deskServices, look, stored } from "../support/desk.ts";

describe("what visitors wrote", () => {
  it.each(["name", "phone", "company", "subject", "message"] as const)(
    "in the field %s stays text on every page [DESK-09]",
    async (field) => {
      const services = deskServices();
      for (const payload of xssPayloads) {
        const id = await stored(services, { [field]: payload.slice(0, 100) });
        await services.outbox.handle(id, { note: payload.slice(0, 4_000) });
        const pages = [
          await look(services),
          await look(services, `/anfrage/${id}`),
          await look(services, `?q=${encodeURIComponent(payload.slice(0, 100))}`),
        ];
        for (const { body } of pages) {
          const { tags, attributes } = await elementsOf(body);
          expect(tags.filter((tag) => !KNOWN_TAGS.has(tag))).toEqual([]);
          expect(tags.filter((tag) => tag === "script")).toHaveLength(1);
          expect(attributes.filter(([name]) => name.startsWith("on") || name === "style")).toEqual([]);
          const targets = attributes.filter(([name]) => ["href", "src", "action"].includes(name));
          expect(targets.filter(([, value]) => !/^(?:\/(?!\/)|#|mailto:|tel:)/.test(value))).toEqual([]);
        }
      }
    },
  );
});

const KNOWN_TAGS = new Set(
  `html head meta title link script body a header div p span nav ul li main form input button label select option
   table caption thead tbody tfoot tr th td time dl dt dd h1 h2 h3 blockquote section textarea strong br`.split(
    /\s+/,
  ),
);

/** As a parser sees them, not as text. */
async function elementsOf(body: string) {
  const tags: string[] = [];
  const attributes: [name: string, value: string][] = [];
  const reader = new HTMLRewriter().on("*", {
    element(element) {
      tags.push(element.tagName);
      attributes.push(...([...element.attributes] as [string, string][]));
    },
  });
  await reader.transform(new Response(body)).text();
  return { tags, attributes };
}
