// Social preview images, drawn at build by scripts/build/social-images.ts.

/** The size that Open Graph and Twitter cards ask for, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** E.g. /images/social/blog-seo-fuer-handwerker.png for /blog/seo-fuer-handwerker. */
export function socialImage(path: string): string {
  return `/images/social/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
}
