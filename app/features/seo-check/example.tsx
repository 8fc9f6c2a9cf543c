import exampleReport from "#content/example-report.json";
import { Report } from "./report/report.tsx";

export function Example() {
  return <Report report={exampleReport} isReadOnly />;
}
