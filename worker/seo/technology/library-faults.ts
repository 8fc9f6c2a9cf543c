// Made by scripts/make-library-faults.ts: spans of versions with a security hole that has been published. Do not edit.
import type { VersionSpan } from "./version-spans.ts";

export const libraryFaults: Readonly<Record<string, readonly VersionSpan[]>> = {
  jQuery: [{ from: [0], before: [3, 5, 0] }],
  "jQuery UI": [{ from: [0], before: [1, 13, 2] }],
  "jQuery Mobile": [{ from: [0], before: [1, 2, 0] }],
  Bootstrap: [
    { from: [0], before: [3, 4, 1] },
    { from: [4, 0, 0], before: [4, 3, 1] },
  ],
  Lodash: [{ from: [0], before: [4, 17, 21] }],
  Underscore: [{ from: [1, 3, 2], before: [1, 12, 1] }],
  "Moment.js": [{ from: [0], before: [2, 29, 4] }],
  Handlebars: [{ from: [0], before: [4, 7, 7] }],
  AngularJS: [{ from: [0], before: [1, 8, 0] }],
  Backbone: [{ from: [0], before: [0, 5, 0] }],
  Knockout: [{ from: [0], before: [3, 5, 0] }],
  Dojo: [{ from: [0], before: [1, 17, 0] }],
  Foundation: [{ from: [0], before: [6, 0, 0] }],
  GSAP: [{ from: [0], before: [3, 6, 0] }],
  "Three.js": [{ from: [0], before: [0, 125, 0] }],
  DOMPurify: [
    { from: [0], before: [2, 5, 4] },
    { from: [3, 0, 0], before: [3, 1, 3] },
  ],
};
