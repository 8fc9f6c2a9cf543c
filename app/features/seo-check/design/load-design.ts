/** What shows a rating comes with the first rating that was asked for. */
export const loadDesign = () => import("./design-section.tsx");
