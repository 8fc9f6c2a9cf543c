// The part that shows a report comes in its own file: few visits need it, and then only after some seconds.
export const loadReport = () => import("./report/report.tsx");

export const loadExample = () => import("./example.tsx");
