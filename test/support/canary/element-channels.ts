// Ways to the network that stand in markup: elements, styles, drawings, rules.
import { type Channel, element, inScript } from "./channel.ts";

export const elementChannels: readonly Channel[] = [
  element("img", (a) => `<img src="${a}">`),
  element("img-priority", (a) => `<img src="${a}" fetchpriority="high">`),
  element("srcset", (a) => `<img srcset="${a} 1x">`),
  element("picture", (a) => `<picture><source srcset="${a}"><img></picture>`),
  element("input-image", (a) => `<input type="image" src="${a}">`),
  element("background-attribute", (a) => `<table background="${a}"><tr><td>x</td></tr></table>`),
  element("iframe", (a) => `<iframe src="${a}"></iframe>`),
  element("fencedframe", (a) => `<fencedframe src="${a}"></fencedframe>`),
  element("object", (a) => `<object data="${a}"></object>`),
  element("embed", (a) => `<embed src="${a}">`),
  element("video", (a) => `<video src="${a}" preload="auto" autoplay muted></video>`),
  element("poster", (a) => `<video poster="${a}"></video>`),
  element("audio", (a) => `<audio src="${a}" preload="auto"></audio>`),
  element("track", (a) => `<video preload="auto"><track src="${a}" default kind="subtitles"></video>`),
  element("script", (a) => `<script src="${a}"></script>`),
  element("module", (a) => `<script type="module" src="${a}"></script>`),
  element("stylesheet", (a) => `<link rel="stylesheet" href="${a}">`),
  element("alternate-stylesheet", (a) => `<link rel="alternate stylesheet" title="x" href="${a}">`),
  element("icon", (a) => `<link rel="icon" href="${a}">`),
  element("touch-icon", (a) => `<link rel="apple-touch-icon" href="${a}">`),
  element("manifest", (a) => `<link rel="manifest" href="${a}">`),
  element("preload", (a) => `<link rel="preload" as="fetch" crossorigin href="${a}">`),
  element("modulepreload", (a) => `<link rel="modulepreload" href="${a}">`),
  element("prefetch", (a) => `<link rel="prefetch" href="${a}">`),
  element("prefetch-document", (a) => `<link rel="prefetch" as="document" href="${a}">`),
  element("prerender-link", (a) => `<link rel="prerender" href="${a}">`),
  element("next", (a) => `<link rel="next" href="${a}">`),
  element("preconnect", (a) => `<link rel="preconnect" href="${a}">`),
  element("dns-prefetch", (a) => `<link rel="dns-prefetch" href="${a}">`),
  element("compression-dictionary", (a) => `<link rel="compression-dictionary" href="${a}">`),
  element("payment-link", (a) => `<link rel="payment" href="${a}">`),
  element("search", (a) => `<link rel="search" type="application/opensearchdescription+xml" href="${a}">`),
  element(
    "web-bundle",
    (a) => `<script type="webbundle">{"source":"${a}","resources":["${a}/in"]}</script><img src="${a}/in">`,
  ),
  element(
    "import-map",
    (a) =>
      `<script type="importmap">{"imports":{"x":"${a}"}}</script><script type="module">import "x"</script>`,
  ),
  element("attribution-img", (a) => `<img attributionsrc="${a}">`),
  element("attribution-script", (a) => `<script attributionsrc="${a}"></script>`),
  element("shared-storage-img", (a) => `<img src="${a}" sharedstoragewritable>`),
  element("topics-iframe", (a) => `<iframe src="${a}" browsingtopics adauctionheaders></iframe>`),
  element("svg-image", (a) => `<svg><image href="${a}" width="9" height="9"/></svg>`),
  element("svg-use", (a) => `<svg><use href="${a}#x"/></svg>`),
  element("svg-script", (a) => `<svg><script href="${a}"></script></svg>`),
  element(
    "svg-fe-image",
    (a) =>
      `<svg><filter id="f"><feImage href="${a}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  ),
  element(
    "svg-xslt",
    (a) =>
      `<iframe src="data:text/xml,${encodeURIComponent(`<?xml-stylesheet type="text/xsl" href="${a}"?><a/>`)}"></iframe>`,
  ),
  element(
    "xml-entity",
    (a) => `<iframe src="data:text/xml,${encodeURIComponent(`<!DOCTYPE a SYSTEM "${a}"><a/>`)}"></iframe>`,
  ),
  element("style-url", (a) => `<style>.c1{background:url(${a})}</style><p class="c1">x</p>`),
  element("style-import", (a) => `<style>@import url(${a});</style>`),
  element(
    "style-font",
    (a) => `<style>@font-face{font-family:cf;src:url(${a})}.c2{font-family:cf}</style><p class="c2">x</p>`,
  ),
  element(
    "style-image-set",
    (a) => `<style>.c3{background:image-set(url(${a}) 1x)}</style><p class="c3">x</p>`,
  ),
  element("style-mask", (a) => `<style>.c4{mask:url(${a}#m)}</style><p class="c4">x</p>`),
  element("style-filter", (a) => `<style>.c5{filter:url(${a}#f)}</style><p class="c5">x</p>`),
  element("style-clip-path", (a) => `<style>.c6{clip-path:url(${a}#c)}</style><p class="c6">x</p>`),
  element("style-cursor", (a) => `<style>.c7{cursor:url(${a}),auto}</style><p class="c7">x</p>`),
  element("style-content", (a) => `<style>.c8::before{content:url(${a})}</style><p class="c8">x</p>`),
  element("style-list", (a) => `<ul style="list-style-image:url(${a})"><li>x</ul>`),
  element("style-border", (a) => `<p style="border:9px solid;border-image:url(${a}) 9">x</p>`),
  element("style-shape", (a) => `<p style="float:left;shape-outside:url(${a})">x</p>`),
  element(
    "view-transition",
    (a) =>
      `<style>@view-transition{navigation:auto}::view-transition-old(root){background:url(${a})}</style>${inScript("quiet(() => document.startViewTransition(() => {}).finished)")}`,
  ),
  element(
    "source-map",
    (a) => `<script>1\n//# sourceMappingURL=${a}</script><style>a{}\n/*# sourceMappingURL=${a} */</style>`,
  ),
  element(
    "speculation-rules",
    (a) =>
      `<script type="speculationrules">{"prefetch":[{"urls":["${a}"],"eagerness":"immediate"}],"prerender":[{"urls":["${a}/prerender"],"eagerness":"immediate"}]}</script>`,
  ),
  element(
    "speculation-document-rules",
    (a) =>
      `<a href="${a}">x</a><script type="speculationrules">{"prefetch":[{"source":"document","where":{"href_matches":"/*"},"eagerness":"immediate"}],"prefetch_with_subresources":[{"urls":["${a}"]}]}</script>`,
  ),
  element(
    "speculation-closed-root",
    (a) =>
      `<div><template shadowrootmode="closed"><script type="speculationrules">{"prefetch":[{"urls":["${a}"],"eagerness":"immediate"}],"prerender":[{"urls":["${a}/prerender"],"eagerness":"immediate"}]}</script></template></div>`,
  ),
  element(
    "speculation-open-root",
    (a) =>
      `<div><template shadowrootmode="open"><script type="speculationrules">{"prefetch":[{"urls":["${a}"],"eagerness":"immediate"}]}</script></template></div>`,
  ),
  element(
    "speculation-svg",
    (a) =>
      `<svg><script type="speculationrules">{"prefetch":[{"urls":["${a}"],"eagerness":"immediate"}]}</script></svg>`,
  ),
];
