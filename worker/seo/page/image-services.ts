// Services that convert images on their way: they choose the format by the browser, so that an address does not tell it.

/** Hosts, and the beginning of the path where others share the host. Subdomains count. */
const hosts: readonly string[] = [
  "i0.wp.com", // Photon, of WordPress.com and Jetpack
  "i1.wp.com",
  "i2.wp.com",
  "i3.wp.com",
  "res.cloudinary.com",
  "imgix.net",
  "wsrv.nl",
  "images.weserv.nl",
  "cdn.shopify.com",
  "static.wixstatic.com",
  "image.jimcdn.com",
  "images.squarespace-cdn.com",
  "twicpics.com",
  "ik.imagekit.io",
  "optimole.com",
  "cdn.shortpixel.ai",
  "exactdn.com",
  "ucarecdn.com",
  "gumlet.io",
  "sirv.com",
  "lirp.cdn-website.com", // Duda
];

/** The same on a site's own host: resizing of Cloudflare, Vercel, Next.js, Netlify, Nuxt and Shopify. */
const paths =
  /\/(?:cdn-cgi\/image|_next\/image|_vercel\/image|\.netlify\/images|_ipx|cdn\/shop)(?:[/?]|$)|\/_image\?href=/i;
/** Words for "as the browser likes it" and for a modern format, in parameters and in paths of parameters. */
const parameters =
  /[?&,/](?:auto=|f_auto|f_webp|f_avif|fm=|format=|fmt=|output=)|\/-\/format\/auto|\.(?:webp|avif)/i;

/** Longer addresses are judged by their beginning. */
const MAX_LENGTH = 500;

/** @param address as written */
export function isFromImageService(address: string): boolean {
  const begin = address.slice(0, MAX_LENGTH);
  if (paths.test(begin) || parameters.test(begin)) return true;
  const host = /^(?:https?:)?\/\/([a-z0-9.-]+)/i.exec(begin)?.[1]?.toLowerCase();
  return host !== undefined && hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
