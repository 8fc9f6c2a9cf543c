import { pageTexts } from "#content/pages/seo-check.ts";
import { PlainList } from "../../features/seo-check/plain-list.tsx";
import { SeoCheck } from "../../features/seo-check/seo-check.tsx";
import { pageHead } from "../../seo-head.ts";
import { keyed } from "../../ui/keyed.ts";
import { About } from "./about.tsx";

export function meta() {
  return pageHead({
    path: "/seo-check",
    title: pageTexts.metaTitle,
    description: pageTexts.metaDescription,
  });
}

export default function SeoCheckPage() {
  return (
    <>
      <SeoCheck>
        <div>
          {/* One line at every width: the name must not break at its hyphen. */}
          <h1 className="whitespace-nowrap text-[length:clamp(min(1.875rem,9.375vw),10.4vw,3.7rem)] lg:text-[length:min(4.8vw,3.7rem)]">
            {pageTexts.heading}
          </h1>
          <p className="mt-4 text-lead text-ink-soft">{pageTexts.lead}</p>
          <PlainList className="mt-8 grid gap-3">
            {keyed(pageTexts.promises).map(({ key, entry: promise }) => (
              <li key={key} className="flex items-center gap-3 font-500">
                <span aria-hidden="true" className="i-tabler-check text-1.25rem text-brick" />
                {promise}
              </li>
            ))}
          </PlainList>
          <img
            src="/images/seo-check-map.svg"
            width="560"
            height="250"
            alt=""
            loading="lazy"
            className="mt-8 hidden lg:block"
          />
        </div>
      </SeoCheck>
      <About />
    </>
  );
}
