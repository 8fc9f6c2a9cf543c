import { auditCases } from "#test/support/seo/audit-cases.ts";
import { htmlSize } from "#worker/seo/audits/technology/html-size.ts";

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
