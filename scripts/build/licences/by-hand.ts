// What no package.json tells: whose the typefaces are, what packages hold of others, copyright that a package leaves out.
// A test compares all of it with what is served and bundled.

interface Typeface {
  name: string;
  /** As in the typeface's own name table, and in its OFL.txt. None reserves its name. */
  copyright: string;
  /** Served files, without hash and ending. */
  files: readonly string[];
}

/** All under the SIL Open Font License 1.1. */
export const typefaces: readonly Typeface[] = [
  {
    name: "Alegreya Sans",
    copyright:
      "Copyright 2013 The Alegreya Sans Project Authors (https://github.com/huertatipografica/Alegreya-Sans)",
    files: ["demos/osteria-del-borgo/alegreya-sans"],
  },
  {
    name: "Anybody",
    copyright: "Copyright 2020 The Anybody Project Authors (https://github.com/Etcetera-Type-Co/Anybody)",
    files: ["demos/fitness-studio-vital/anybody"],
  },
  {
    name: "Barlow",
    copyright: "Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)",
    files: ["demos/prodach/bold", "demos/prodach/text"],
  },
  {
    name: "Big Shoulders",
    copyright: "Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)",
    files: ["demos/prodach/display"],
  },
  {
    name: "Bodoni Moda",
    copyright:
      "Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)",
    files: ["demos/osteria-del-borgo/bodoni", "demos/osteria-del-borgo/bodoni-italic"],
  },
  {
    name: "Bricolage Grotesque",
    copyright:
      "Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)",
    files: ["assets/heading", "paper-fonts/heading"],
  },
  {
    name: "Figtree",
    copyright: "Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)",
    files: ["assets/text", "paper-fonts/text"],
  },
  {
    name: "Hanken Grotesk",
    copyright:
      "Copyright 2021 The Hanken Grotesk Project Authors (https://github.com/marcologous/hanken-grotesk)",
    files: ["demos/galabau-pro/text"],
  },
  {
    name: "Instrument Sans",
    copyright:
      "Copyright 2022 The Instrument Sans Project Authors (https://github.com/Instrument/instrument-sans)",
    files: ["demos/fitness-studio-vital/instrument-sans"],
  },
  {
    name: "Newsreader",
    copyright: "Copyright 2020 The Newsreader Project Authors (http://github.com/productiontype/Newsreader)",
    files: ["demos/galabau-pro/display", "demos/galabau-pro/italic"],
  },
  {
    name: "Zen Maru Gothic",
    copyright: "Copyright 2021 The Zen Maru Gothic Authors (https://github.com/googlefonts/zen-marugothic)",
    files: ["demos/vitalweg/zen-maru-500", "demos/vitalweg/zen-maru-700"],
  },
];

/** Drawings that UnoCSS writes into the stylesheets: no module of them is bundled. */
export const iconPackages: readonly string[] = ["@iconify-json/tabler"];

/** What runs in analysed pages is bundled apart from browser and Worker (check-scripts.ts). */
export const checkPackages: readonly string[] = ["@duckduckgo/autoconsent"];

interface DataSet {
  name: string;
  licence: string;
  copyright: string;
}

/** Tables made of other people's collections. */
export const dataSets: readonly DataSet[] = [
  {
    name: "Open Cookie Database",
    licence: "Apache-2.0",
    copyright:
      "Copyright Open Cookie Database contributors (https://github.com/jkwakman/Open-Cookie-Database); shortened to name, category, service and domain",
  },
];

/** Of packages without a licence file, or with one that only refers to another. */
export const missingCopyright: Readonly<Record<string, string>> = {
  "@ai-sdk/provider-utils": "Copyright 2023 Vercel, Inc.",
  "@duckduckgo/autoconsent":
    "Copyright Sam Macbeth, Duck Duck Go, Inc. and contributors (https://github.com/duckduckgo/autoconsent)",
  "@cloudflare/puppeteer": "Copyright 2017-2025 Google Inc., Copyright 2025 Cloudflare, Inc.",
  "@iconify-json/tabler":
    "Copyright (c) 2020-2025 Paweł Kuna (Tabler Icons, https://github.com/tabler/tabler-icons)",
};

interface InnerPart {
  name: string;
  licence: string;
  /** Copyright, or whatever its own file says instead. */
  notice: string;
}

/** By package. Found by its folders `third_party` and `vendor`, and by comments such as "adapted from". */
export const innerParts: Readonly<Record<string, readonly InnerPart[]>> = {
  "@cloudflare/puppeteer": [
    { name: "mitt 3.0.1", licence: "MIT", notice: "Copyright (c) 2021 Jason Miller" },
    { name: "parsel-js 1.1.2", licence: "MIT", notice: "Copyright (c) 2020 Lea Verou" },
    {
      name: "rxjs 7.8.1",
      licence: "Apache-2.0",
      notice: "Copyright (c) 2015-2018 Google, Inc., Netflix, Inc., Microsoft Corp. and contributors",
    },
  ],
  entities: [
    {
      name: "he (decodeCodePoint)",
      licence: "MIT",
      notice: "Copyright Mathias Bynens <https://mathiasbynens.be/>",
    },
  ],
  "react-dom": [
    { name: "MurmurHash3 (Version r136)", licence: "MIT", notice: "Copyright (c) 2011 Gary Court" },
  ],
  "react-router": [
    {
      name: "turbo-stream-v2",
      licence: "MIT",
      notice:
        "Copyright (c) 2018-19 these people (https://github.com/rich-harris/devalue/graphs/contributors)",
    },
  ],
  tldts: [
    {
      name: "Public Suffix List",
      licence: "MPL-2.0",
      notice:
        "Subject to the terms of the Mozilla Public License, v. 2.0. Source: https://publicsuffix.org/list/public_suffix_list.dat",
    },
  ],
};
