import type { MetaDescriptor } from "react-router";
import { owner } from "#content/owner.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { SOCIAL_IMAGE_SIZE, socialImage } from "./social-image.ts";
import { professionalService, serviceData } from "./structured-data.ts";

interface PageHead {
  /** With leading slash; null keeps the page out of the index. */
  path: string | null;
  title: string;
  description: string;
  type?: "website" | "article";
  /** Name of the service that the page offers. */
  service?: string;
}

/** Indexed pages name the business (ProfessionalService) and the service they offer. */
export function pageHead({
  path,
  title,
  description,
  type = "website",
  service,
}: PageHead): MetaDescriptor[] {
  const head: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: owner.brand },
    { property: "og:type", content: type },
    { property: "og:locale", content: "de_DE" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  const noindex = { name: "robots", content: "noindex" };
  if (path === null) return [...head, noindex];
  if (import.meta.env?.VITE_PREVIEW) head.push(noindex);
  const url = absoluteUrl(path);
  const picture = absoluteUrl(socialImage(path));
  return [
    ...head,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: String(SOCIAL_IMAGE_SIZE.width) },
    { property: "og:image:height", content: String(SOCIAL_IMAGE_SIZE.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:image", content: picture },
    ...[professionalService, ...(service ? [serviceData(path, service, description)] : [])].map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}
