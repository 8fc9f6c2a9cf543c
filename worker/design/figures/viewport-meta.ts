// What a page asks of the phone with its meta viewport.

export type ViewportMeta = "missing" | "fixed" | "unzoomable" | "fitting";

/** Below this factor readers with weak eyes cannot enlarge the page enough: WCAG 2.2, 1.4.4 asks for 200 %. */
const LEAST_ZOOM = 2;

/** Of the content attribute as written; null without. An empty one asks for nothing. Browsers take commas, semicolons and spaces as borders. */
export function viewportMeta(content: string | null): ViewportMeta {
  if (!content?.trim()) return "missing";
  const settings = new Map(
    content
      .toLowerCase()
      .slice(0, 300)
      .replace(/\s*=\s*/g, "=")
      .split(/[\s,;]+/)
      .map((setting): [string, string] => {
        const at = setting.indexOf("=");
        return at < 0 ? [setting, ""] : [setting.slice(0, at), setting.slice(at + 1)];
      }),
  );
  const scale = Number(settings.get("initial-scale"));
  const isFitting = settings.has("width") ? settings.get("width") === "device-width" : scale >= 1;
  if (!isFitting) return "fixed";
  const most = Number(settings.get("maximum-scale") ?? Number.NaN);
  const isLocked = /^(?:no|0)$/.test(settings.get("user-scalable") ?? "") || most < LEAST_ZOOM;
  return isLocked ? "unzoomable" : "fitting";
}
