import { auditCases } from "#test/support/seo/audit-cases.ts";
import { charset } from "#worker/seo/audits/technology/charset.ts";

const aCharset = (label: string) => ({
  name: null,
  property: null,
  httpEquiv: null,
  charset: label,
  content: null,
});

const plainType = { headers: { "content-type": "text/html" } };

auditCases(charset, [
  { when: "utf-8 declared", status: "passed" },
  {
    when: "none declared",
    page: { html: { charsetSource: "default", metas: [] }, fetched: plainType },
    status: "warning",
    value: "keine Angabe",
  },
  {
    when: "one in the HTML that does not exist",
    page: { html: { charsetSource: "default", metas: [aCharset("foo-8")] }, fetched: plainType },
    status: "warning",
    title: "Den Zeichensatz „foo-8“ gibt es nicht",
    value: "foo-8",
  },
  {
    when: "one in the header that does not exist",
    page: {
      html: { charsetSource: "default", metas: [] },
      fetched: { headers: { "content-type": "text/html; charset=utf-9" } },
    },
    status: "warning",
    title: "Den Zeichensatz „utf-9“ gibt es nicht",
  },
  {
    when: "declared where browsers no longer look",
    page: { html: { charsetSource: "default", metas: [aCharset("UTF-8")] }, fetched: plainType },
    status: "warning",
    title: "Die Angabe des Zeichensatzes steht zu weit hinten",
    value: "UTF-8, erst nach den ersten 1.024 Bytes",
  },
  {
    when: "an old name",
    page: {
      html: { charset: "windows-1252", charsetSource: "meta", metas: [aCharset("iso-8859-1")] },
      fetched: plainType,
    },
    status: "warning",
    title: "windows-1252",
    value: "iso-8859-1, von Browsern als windows-1252 gelesen",
  },
  {
    when: "windows-1252",
    page: { html: { charset: "windows-1252", charsetSource: "meta" } },
    status: "warning",
    title: "windows-1252",
  },
]);

const namedCharset = (label: string) => ({
  html: { metas: [aCharset(label)] },
});

const olderCharset = (content: string) => ({
  html: { metas: [{ name: null, property: null, httpEquiv: "Content-Type", charset: null, content }] },
});

auditCases(charset, [
  {
    when: "another one in the HTML than in the header",
    page: namedCharset("ISO-8859-1"),
    status: "warning",
    title: "(utf-8 und ISO-8859-1)",
    value: "ISO-8859-1",
  },
  {
    when: "another one in the older form",
    page: olderCharset("text/html; charset=iso-8859-15"),
    status: "warning",
    value: "iso-8859-15",
  },
  { when: "the same under another name", page: namedCharset("UTF8"), status: "passed" },
  { when: "the same in the older form", page: olderCharset("text/html; Charset=UTF-8"), status: "passed" },
  { when: "an unknown one in the HTML", page: namedCharset("unicode-8"), status: "passed" },
  { when: "the older form without charset", page: olderCharset("text/html"), status: "passed" },
]);
