// The part that shows a report comes in its own file: few visits need it, and then only after some seconds.
import { lazy } from "react";

export const loadReport = () => import("./report/report.tsx");

export const LazyExample = lazy(async () => ({ default: (await import("./example.tsx")).Example }));
