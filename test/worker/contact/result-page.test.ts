import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactError, contactOutcome } from "#content/contact-errors.ts";
import { contactFields } from "#contract/contact.ts";
import { type ContactResult, type FormValues, resultPage } from "#worker/contact/result-page.ts";
import { contactPage } from "../support/contact-page.ts";
import { readPage } from "../support/read-page.ts";

const values = {
  name: "Erika Muster",
  email: "erika@example.de",
  phone: "+49 2591 12345",
  company: "Muster & Söhne",
  companySize: "startup",
  subject: "Neue Website",
  message: "\nGuten Tag,\n\nich brauche eine neue Website.",
};
const faulty: ContactResult = { kind: "faulty", values, faults: { name: "missing", message: "too-long" } };
const failed: ContactResult = { kind: "failed", values, detail: "Bitte warten Sie eine Minute." };
const sent: ContactResult = { kind: "sent", email: "erika@example.de" };

async function read(result: ContactResult) {
  return readPage(await resultPage(contactPage(), result).text());
}

/** What stands in the fields for the visitor, and is sent when he sends again. */
async function shownValues(typed: FormValues): Promise<FormValues> {
  const page = await read({ kind: "faulty", values: typed, faults: { name: "missing" } });
  const shown = contactFields.map((field) => {
    const control = page.one("id", `contact-${field}`);
    if (control.tag === "textarea") return [field, control.text];
    if (control.tag === "select")
      return [
        field,
        page.tags("option").find(({ attributes }) => "selected" in attributes)?.attributes.value ?? "",
      ];
    return [field, control.attributes.value];
  });
  return Object.fromEntries(shown);
}

describe("the page of a form with faults", () => {
  it("keeps every value, the chosen option included [CONT-34] [CONT-24]", async () => {
    expect(await shownValues(values)).toEqual(values);
  });

  it("ties each sentence to its field [CONT-34] [CONT-19]", async () => {
    const page = await read(faulty);
    for (const [field, fault] of [
      ["name", "missing"],
      ["message", "too-long"],
    ] as const) {
      const place = page.one("data-contact-error", field);
      expect(place.words).toBe(contactError(field, fault));
      expect(place.attributes.hidden).toBeUndefined();
      const control = page.one("id", `contact-${field}`).attributes;
      expect(control["aria-invalid"]).toBe("true");
      expect(control["aria-describedby"]).toContain(place.attributes.id);
    }
    expect(page.one("data-contact-error", "email").attributes.hidden).toBe("");
    expect(page.one("id", "contact-email").attributes["aria-invalid"]).toBe("false");
  });

  it("begins with a summary that takes the focus and leads to the fields [CONT-34]", async () => {
    const page = await read(faulty);
    const summary = page.one("data-contact-summary");
    expect(summary.attributes).toMatchObject({ tabindex: "-1", autofocus: "" });
    expect(summary.words).toContain("2 Angaben");
    const links = page.tags("a").map(({ attributes }) => attributes.href);
    expect(links).toEqual(["#contact-name", "#contact-message"]);
    for (const link of links) page.one("id", link?.slice(1));
    expect(page.tags("title")[0]?.words).toContain(contactOutcome.faulty.title);
  });
});

describe("the page of a form that could not be taken", () => {
  it("says so, says why, and keeps every value [CONT-34] [CONT-23] [CONT-24]", async () => {
    const page = await read(failed);
    const { words, attributes } = page.one("data-contact-summary");
    for (const text of [contactOutcome.failed.title, contactOutcome.failed.text, failed.detail])
      expect(words).toContain(text);
    expect(attributes.autofocus).toBe("");
    expect(page.one("id", "contact-name").attributes.value).toBe(values.name);
    expect(page.count("aria-invalid", "true")).toBe(0);
  });
});

describe("the page of an inquiry that has arrived", () => {
  it("thanks in the place of the form [CONT-34] [CONT-21]", async () => {
    const page = await read(sent);
    const heading = page.one("autofocus");
    expect(heading).toMatchObject({
      tag: "h2",
      words: contactOutcome.sent.title,
      attributes: { tabindex: "-1" },
    });
    expect(page.one("class", "inquiry")).toMatchObject({ tag: "section" });
    expect(page.one("class", "inquiry").words).toContain(contactOutcome.sent.text);
    expect(page.one("class", "inquiry").words).toContain(sent.email);
    expect(page.count("name", "message")).toBe(0);
    expect(page.tags("button")).toEqual([]);
    expect(page.tags("title")[0]?.words).toContain(contactOutcome.sent.title);
  });
});

describe("every result", () => {
  it.each([faulty, failed, sent])(
    "($kind) carries no script and what is meant for browsers without [CONT-34]",
    async (result) => {
      const page = await read(result);
      expect(page.tags("script")).toEqual([]);
      expect(page.tags("noscript")).toEqual([]);
      expect(page.tags("link")).toEqual([
        { attributes: { rel: "stylesheet", href: "/assets/all.css" }, words: "" },
      ]);
    },
  );

  it.each([faulty, failed, sent])(
    "($kind) has the page's policy without leave for scripts [CONT-34] [QUAL-13]",
    (result) => {
      const { headers } = resultPage(contactPage(), result);
      expect(headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; style-src 'self' 'sha256-def='; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect([headers.get("ETag"), headers.get("Cache-Control")]).toEqual([null, null]);
    },
  );

  it("can be sent again where the page came without headers, as in development [CONT-34] [EDGE-18]", () => {
    const bare = new Response(contactPage().body, { headers: { "Content-Type": "text/html" } });
    const { headers } = resultPage(bare, failed);
    const policy = headers.get("Content-Security-Policy") ?? "";
    for (const part of ["default-src 'self'", "script-src 'none'", "form-action 'self'"])
      expect(policy.split("; ")).toContain(part);
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  it.each([faulty, failed, sent])(
    "($kind) leaves the names of drawings alone [CONT-34] [QUAL-01]",
    async (result) => {
      const [title, drawing] = (await read(result)).tags("title");
      expect(title?.words).not.toBe("Kontakt");
      expect(drawing?.words).toBe("Karte");
    },
  );

  it("leaves other forms alone [CONT-34]", async () => {
    expect(await resultPage(contactPage(), faulty).text()).toContain('<input name="name" value="other"/>');
  });
});

describe("what a stranger wrote into the form", () => {
  const attacks = [
    `"><script>alert(1)</script>`,
    `' onfocus=alert(1) autofocus='`,
    `</textarea><script>alert(1)</script>`,
    `</option></select><img src=x onerror=alert(1)>`,
    `&quot;&gt;&lt;b&gt; &amp;amp; &#34; &copy`,
    `<!-- --><![CDATA[ ]]>`,
    `\u2028\u0000\u001b"\ufeff`,
  ];

  it.each(attacks)("%j stands in every field as text [CONT-34] [API-17]", async (attack) => {
    const typed = Object.fromEntries(contactFields.map((field) => [field, attack]));
    // The parser of HTML replaces the null character; a size that does not exist is no option.
    const shown = attack.replaceAll("\u0000", "\ufffd");
    const expected = { ...Object.fromEntries(contactFields.map((field) => [field, shown])), companySize: "" };
    expect(await shownValues(typed)).toEqual(expected);
    const page = await read({ kind: "failed", values: typed, detail: "Nein." });
    expect([...page.tags("script"), ...page.tags("img"), ...page.tags("b")]).toEqual([]);
  });

  it("is text in the address of a thank-you, too [CONT-34] [API-17]", async () => {
    const page = await read({ kind: "sent", email: `"<script>'&amp;@example.de` });
    expect(page.tags("script")).toEqual([]);
    expect(page.one("class", "inquiry").words).toContain(`"<script>'&amp;@example.de`);
  });

  it("comes back as it was, whatever it was [CONT-34] [CONT-24]", async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(..."<>\"'&;#/=\n &lt;&quot;"),
        fc.string({ unit: "grapheme", maxLength: 1 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(text, text, async (name, message) => {
        // Parsers fold CR to LF, and forms send CRLF for both.
        const typed = { ...values, name, message: message.replaceAll("\r", "") };
        fc.pre(!name.includes("\r"));
        expect(await shownValues(typed)).toEqual(typed);
      }),
    );
  });
});
