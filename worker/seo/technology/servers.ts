// Servers, CDNs and hosting platforms, by response headers.
import type { Fingerprint } from "./fingerprint.ts";

export const serverFingerprints: readonly Fingerprint[] = [
  { name: "Cloudflare", header: ["server: cloudflare", "cf-ray:"] },
  { name: "Fastly", header: ["x-fastly-request-id:", "x-timer: s1*"] },
  { name: "Amazon CloudFront", header: ["x-amz-cf-id:", "server: cloudfront"] },
  { name: "Akamai", header: ["server: akamaighost", "x-akamai-*"] },
  { name: "bunny.net", header: ["server: bunnycdn-*"] },
  { name: "KeyCDN", header: ["server: keycdn-engine"] },
  { name: "Vercel", header: ["x-vercel-id:", "server: vercel"] },
  { name: "Netlify", header: ["x-nf-request-id:", "server: netlify"] },
  { name: "GitHub Pages", header: ["server: github.com", "x-github-request-id:"] },
  { name: "nginx", header: ["server: nginx"] },
  { name: "OpenResty", header: ["server: openresty"] },
  { name: "Apache", header: ["server: apache"] },
  { name: "LiteSpeed", header: ["server: litespeed"] },
  { name: "Microsoft IIS", header: ["server: microsoft-iis"] },
  { name: "Caddy", header: ["server: caddy"] },
  { name: "Varnish", header: ["x-varnish:"] },
  { name: "PHP", header: ["x-powered-by: php"] },
  { name: "ASP.NET", header: ["x-powered-by: asp.net", "x-aspnet-version:"] },
  { name: "Express", header: ["x-powered-by: express"] },
  { name: "Plesk", header: ["x-powered-by: plesklin", "x-powered-by: pleskwin"] },
];
