// A laptop that shows a project's website as a still.
import { type Project, STILL_SIZE } from "#content/portfolio.ts";
import "./laptop.css";

type LaptopProps = Pick<Project, "image" | "imageAlt">;

export function Laptop({ image, imageAlt }: LaptopProps) {
  return (
    <div className="laptop">
      <img src={image} alt={imageAlt} {...STILL_SIZE} loading="lazy" draggable="false" />
    </div>
  );
}
