// What was seen of a page's consent in the browser: raw, without judgement. Everything in it is a stranger's text.
import type { ConsentState } from "#contract/consent-check.ts";

/** When it was asked for: before anything was clicked, after the click, or when the page was opened again. */
export type Phase = "before" | "after" | "again";

export interface AskedFile {
  host: string;
  /** Path and query, cut, lower case: by these services are told apart. Never shown. */
  address: string;
  phase: Phase;
  /** Stopped by our own guard, so what it would have loaded further stays unknown. */
  isRefused: boolean;
}

export interface KeptCookie {
  name: string;
  /** Without a leading dot. */
  domain: string;
  /** For another site than the page's own. */
  isForeign: boolean;
  /** Null: until the browser is closed. */
  days: number | null;
  /** Before anything was clicked. */
  isEarly: boolean;
}

export interface KeptEntry {
  kind: "local" | "session" | "database";
  name: string;
  isEarly: boolean;
}

export type ButtonKind = "accept" | "reject" | "settings" | "save" | "close" | "link" | "other";

/** CSS px, from the top left corner of what is seen. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BannerButton {
  kind: ButtonKind;
  text: string;
  area: Area;
  /** px */
  fontSize: number;
  /** 1–21: of its text with what lies behind it; null where that is a picture or a gradient. */
  textContrast: number | null;
  /** 1–21: of its surface with the banner's; 1 where it has none. */
  surfaceContrast: number;
  hasBorder: boolean;
}

export interface BannerBox {
  label: string;
  isChecked: boolean;
  isDisabled: boolean;
}

export interface Banner {
  area: Area;
  /** Beginning of what it says. */
  text: string;
  buttons: BannerButton[];
  boxes: BannerBox[];
}

export interface SeenState {
  /** Who operated the banner; "nobody" where nothing was to be clicked or nothing could be. */
  operator: "autoconsent" | "words" | "nobody";
  /** The click was made, and the banner went. */
  isOperated: boolean;
  /** A click was made, whatever came of it. */
  isClicked: boolean;
  files: AskedFile[];
  cookies: KeptCookie[];
  entries: KeptEntry[];
  /** As the page came to rest. */
  banner: Banner | null;
  /** Something like one is seen in a frame of another site, which is not read. */
  isFramed: boolean;
  /** Name of the consent tool whose banner is open, as autoconsent has it. */
  tool: string | null;
  /** Whether it was there when the page was opened again after the choice; null: not tried. */
  bannerCameAgain: boolean | null;
  /** What leads back to the settings, as it stands on the page; null: not found. */
  wayBack: string | null;
  /** Boxes behind the button for settings; null: not looked at. */
  innerBoxes: BannerBox[] | null;
  /** base64, JPEG */
  picture: string | null;
  /** Frames of other sites stay without their storage, and what exceeds our limits is left out. */
  leftOut: { files: number; cookies: number; entries: number };
}

export interface ConsentFacts {
  /** Where the visit arrived. */
  url: string;
  /** Null: the page could not be read in this state. */
  states: Record<ConsentState, SeenState | null>;
}

export type CookiePurpose = "functional" | "preferences" | "analytics" | "marketing";

export interface CookieMeaning {
  service: string;
  purpose: CookiePurpose;
  /** The name, or the domain, leaves no doubt: only then anything is concluded from it. */
  isCertain: boolean;
}
