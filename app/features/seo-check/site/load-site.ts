/** What shows a crawl comes with the first report that needs it. */
export const loadSite = () => import("./site-section.tsx");
