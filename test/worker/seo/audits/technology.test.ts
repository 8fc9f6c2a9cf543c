import { auditCases } from "#test/support/audit-cases.ts";
import { aControl, aLinkElement, aMeta, anImage, aPage } from "#test/support/page-facts.ts";
import { compression } from "#worker/seo/audits/compression.ts";
import { doctype } from "#worker/seo/audits/doctype.ts";
import { favicon } from "#worker/seo/audits/favicon.ts";
import { formLabels } from "#worker/seo/audits/form-labels.ts";
import { hsts } from "#worker/seo/audits/hsts.ts";
import { htmlSize } from "#worker/seo/audits/html-size.ts";
import { mixedContent } from "#worker/seo/audits/mixed-content.ts";
import { nosniff } from "#worker/seo/audits/nosniff.ts";
import { viewport } from "#worker/seo/audits/viewport.ts";
import type { ControlFact } from "#worker/seo/page-facts.ts";

const { headers } = aPage().fetched;
const header = (name: string, value: string) => ({ fetched: { headers: { ...headers, [name]: value } } });
const noHeaders = { fetched: { headers: {} } };
const unencrypted = { fetched: { url: "http://a.de/" } };
const viewportMeta = (content: string) => ({ html: { metas: [aMeta("Viewport", content)] } });
const controls = (...list: ControlFact[]) => ({ html: { controls: list, labelFor: ["mail"] } });

auditCases(viewport, [
  { when: "the device's width", status: "passed" },
  { when: "none", page: { html: { metas: [] } }, status: "failed", value: "fehlt" },
  { when: "a fixed width", page: viewportMeta("width=1024"), status: "failed", value: "width=1024" },
  { when: "zoom forbidden", page: viewportMeta("width=device-width, user-scalable=no"), status: "warning" },
  {
    when: "zoom hardly allowed",
    page: viewportMeta("width = device-width; maximum-scale=1.0"),
    status: "warning",
  },
  { when: "zoom up to 5", page: viewportMeta("width=device-width, maximum-scale=5"), status: "passed" },
]);

auditCases(doctype, [
  { when: "the short one", status: "passed" },
  { when: "the short one in small letters", page: { html: { doctype: "doctype  HTML" } }, status: "passed" },
  {
    when: "the one for old tools",
    page: { html: { doctype: 'DOCTYPE html SYSTEM "about:legacy-compat"' } },
    status: "passed",
  },
  {
    when: "an old one",
    page: { html: { doctype: 'DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"' } },
    status: "warning",
    value: "HTML 4.01",
  },
  { when: "none", page: { html: { doctype: null } }, status: "failed" },
]);

auditCases(compression, [
  { when: "brotli", status: "passed", title: "(br)" },
  { when: "no header reached us, which proves nothing", page: noHeaders, status: "unchecked" },
]);

auditCases(htmlSize, [
  { when: "200 KB", page: { fetched: { bytes: 200 * 1024 } }, status: "passed" },
  { when: "300 KB", page: { fetched: { bytes: 300 * 1024 } }, status: "warning", title: "300 KB" },
  { when: "2 MB", page: { fetched: { bytes: 2 * 1024 * 1024 } }, status: "warning", title: "2,0 MB" },
  {
    when: "more than Google reads",
    page: { fetched: { bytes: 2 * 1024 * 1024 + 1 } },
    status: "failed",
    title: "2,0 MB",
  },
  {
    when: "more than we read",
    page: { fetched: { bytes: 5 * 1024 * 1024, truncated: true } },
    status: "failed",
    title: "mehr als 5,0 MB",
  },
  {
    when: "a connection that broke off after 30 KB",
    page: { fetched: { bytes: 30 * 1024, truncated: true } },
    status: "unchecked",
  },
  {
    when: "a connection that broke off after 300 KB",
    page: { fetched: { bytes: 300 * 1024, truncated: true } },
    status: "warning",
    title: "mehr als 300 KB",
  },
]);

auditCases(hsts, [
  { when: "a year", status: "passed" },
  { when: "none", page: noHeaders, status: "failed", value: "fehlt" },
  {
    when: "an hour",
    page: header("strict-transport-security", "max-age=3600"),
    status: "warning",
    title: "merken sich die verschlüsselte Verbindung weniger als einen Tag",
  },
  {
    when: "switched off",
    page: header("strict-transport-security", "max-age=0"),
    status: "failed",
    value: "max-age=0",
  },
  {
    when: "30 days",
    page: header("strict-transport-security", "max-age=2592000"),
    status: "warning",
    title: "nur 30 Tage",
  },
  { when: "no https", page: unencrypted, status: "notApplicable" },
]);

auditCases(nosniff, [
  { when: "nosniff", status: "passed" },
  { when: "sent twice", page: header("x-content-type-options", "NOSNIFF, nosniff"), status: "passed" },
  { when: "missing", page: noHeaders, status: "failed" },
  {
    when: "another value",
    page: header("x-content-type-options", "sniff"),
    status: "failed",
    value: "sniff",
  },
]);

auditCases(mixedContent, [
  { when: "all encrypted", status: "passed" },
  {
    when: "a picture by http",
    page: { html: { images: [anImage({ src: "http://a.de/bild.jpg" })] } },
    status: "failed",
    title: "1 Bestandteil wird",
    value: "http://a.de/bild.jpg",
  },
  { when: "the page itself is not encrypted", page: unencrypted, status: "notApplicable" },
]);

auditCases(favicon, [
  { when: "named", status: "passed" },
  {
    when: "named the old way",
    page: { html: { links: [aLinkElement("shortcut icon", "/favicon.ico")] } },
    status: "passed",
  },
  { when: "not named: it may lie at /favicon.ico", page: { html: { links: [] } }, status: "unchecked" },
]);

auditCases(formLabels, [
  {
    when: "label by id, around the field, by attribute",
    page: controls(
      aControl({ id: "mail" }),
      aControl({ wrapped: true }),
      aControl({ tag: "select", type: null, named: true }),
    ),
    status: "passed",
  },
  {
    when: "inputs that need no label",
    page: controls(aControl({ type: "hidden" }), aControl({ type: "SUBMIT" })),
    status: "notApplicable",
  },
  {
    when: "one of two lacks a label",
    page: controls(aControl({ id: "mail" }), aControl({ tag: "textarea", type: null, id: "text" })),
    status: "failed",
    title: /^1 von 2 Formularfeldern hat keine Beschriftung$/,
    value: '<textarea id="text">',
    points: 5,
  },
  { when: "no fields", page: controls(), status: "notApplicable" },
]);
