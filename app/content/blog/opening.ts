// The first screen of /blog, apart from the list below it.
import { owner } from "../owner.ts";

export const blogMeta = {
  title: `Blog: Websites und SEO für Betriebe – ${owner.brand}`,
  description:
    "Sechs Artikel über Webdesign, Suchmaschinen und Selbstständigkeit, geschrieben für Betriebe im Münsterland.",
};

export const blogOpening = {
  title: "Blog: Websites und SEO für Betriebe",
  lead: "Was ich beim Bauen und Prüfen von Websites lerne, schreibe ich hier auf. In jedem Artikel steht etwas, das Sie noch heute selbst tun können.",
} as const;
