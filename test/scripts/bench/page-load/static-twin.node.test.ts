import { expect, it } from "vitest";
import { staticTwin } from "#scripts/bench/page-load/static-twin.ts";

it("makes a plain page of a built one: no script, same style, words and structured data", () => {
  const built = `<html lang="de" data-now=""><head><link rel="preload" href="/a.woff2" as="font"/>
<link rel="modulepreload" href="/a.js"/><style>h1{color:red}</style><script>start()</script></head>
<body><h1>Hallo</h1><script type="application/ld+json">{"@type":"Thing"}</script>
<script data-modules="/a.js" type="text/plain" async="">import "/a.js"</script></body></html>`;
  const twin = staticTwin(built);
  expect(twin).not.toMatch(/data-now|modulepreload|start\(\)|data-modules/);
  expect(twin).toContain('<html lang="de">');
  for (const kept of ["/a.woff2", "h1{color:red}", "<h1>Hallo</h1>", '{"@type":"Thing"}'])
    expect(twin).toContain(kept);
});
