import { type Project, STILL_SIZE, STILL_WIDTHS } from "#content/portfolio.ts";

interface StillProps extends Pick<Project, "image" | "imageAlt"> {
  /** The picture's width on the page, as in the attribute of `img`. */
  sizes: string;
}

/** The first screen of a project's website. Files: scripts/make-shots.ts. */
export function Still({ image, imageAlt, sizes }: StillProps) {
  const files = (ending: string) =>
    STILL_WIDTHS.map((width) => `${image}-${width}.${ending} ${width}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={`${image}-640.jpg`}
        srcSet={files("jpg")}
        sizes={sizes}
        alt={imageAlt}
        {...STILL_SIZE}
        loading="lazy"
        draggable="false"
      />
    </picture>
  );
}
