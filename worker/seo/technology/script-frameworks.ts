// Frameworks that render pages with scripts. Beside a content system they are listed as libraries.
import type { SystemFingerprint } from "./fingerprint.ts";

/** Ordered: a framework comes before the one it is built on. */
export const scriptFrameworks: readonly SystemFingerprint[] = [
  {
    name: "Next.js",
    generator: ["next.js"],
    header: ["x-powered-by: next.js", "x-nextjs-"],
    marker: ["id:__next"],
    script: ["self.__next_f", "__next_data__"],
    path: ["/_next/static/"],
    react: true,
  },
  { name: "Gatsby", generator: ["gatsby"], marker: ["id:___gatsby"], react: true },
  { name: "Remix", script: ["window.__remixcontext"], react: true },
  {
    name: "React Router",
    script: ["window.__reactroutercontext", "window.__staticrouterhydrationdata"],
    react: true,
  },
  {
    name: "Nuxt",
    generator: ["nuxt"],
    marker: ["id:__nuxt", "attribute:data-n-head"],
    script: ["window.__nuxt__"],
    path: ["/_nuxt/"],
  },
  {
    name: "SvelteKit",
    generator: ["sveltekit"],
    marker: ["attribute:data-sveltekit-*"],
    script: ["__sveltekit_"],
    path: ["/_app/immutable/"],
  },
  {
    name: "Astro",
    generator: ["astro"],
    marker: ["element:astro-island", "attribute:data-astro-cid-*", "attribute:data-astro-*"],
    path: ["/_astro/"],
  },
  { name: "Qwik", marker: ["attribute:q:container"] },
  { name: "Angular", marker: ["attribute:ng-version", "attribute:_nghost-*", "attribute:_ngcontent-*"] },
  {
    name: "AngularJS",
    marker: ["attribute:ng-app", "attribute:ng-controller", "attribute:data-ng-app"],
    file: ["angular"],
    package: ["angularjs", "angular.js"],
  },
  {
    name: "React",
    marker: [
      "attribute:data-reactroot",
      "attribute:data-reactid",
      "attribute:data-react-helmet",
      // The end of a Suspense boundary; its beginning looks like Solid's.
      "comment:/$",
    ],
    file: ["react", "react-dom"],
    package: ["react", "react-dom"],
    react: true,
  },
  { name: "Preact", file: ["preact"], package: ["preact"] },
  {
    name: "Vue",
    marker: ["attribute:data-v-app", "attribute:data-server-rendered"],
    markerShape: /^attribute:data-v-[0-9a-f]{8}$/,
    file: ["vue", "vue.runtime"],
    package: ["vue"],
  },
  { name: "Svelte", markerShape: /^class:svelte-[a-z0-9]{5,7}$/ },
  { name: "Solid", script: ["_$hy"] },
  { name: "Lit", marker: ["comment:lit-part*"], file: ["lit-core", "lit-all"], package: ["lit"] },
  { name: "Ember", file: ["ember"], package: ["ember.js"] },
  {
    name: "Livewire",
    marker: ["attribute:wire:id", "attribute:wire:snapshot"],
    path: ["/livewire/livewire."],
  },
];
