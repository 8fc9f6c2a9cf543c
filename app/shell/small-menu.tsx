// The menu under 768 px: a native popover, which works before any script.
import { useEffect, useRef, useState } from "react";
import { Link } from "../ui/link.tsx";
import "./small-menu.css";
import { MOBILE_BREAKPOINT_PX } from "#content/constants.ts";
import { frameTexts } from "#content/frame.ts";
import {
  calculatorLink,
  consultationLink,
  contactLink,
  mainLinks,
  serviceColumns,
} from "#content/navigation.ts";
import { smallWindow } from "../hooks/small-window.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { isServicePath, NavLink } from "./nav-link.tsx";

export function SmallMenu({ path }: { path: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [servicesOpen, setServicesOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  /** A click before hydration has already opened the panel and will be replayed. */
  const replayed = useRef(false);

  useEffect(() => {
    const alreadyOpen = panel.current?.matches(":popover-open") ?? false;
    setOpen(alreadyOpen);
    replayed.current = alreadyOpen;
    const timer = setTimeout(() => {
      replayed.current = false;
    });
    const small = smallWindow(MOBILE_BREAKPOINT_PX);
    const close = () => panel.current?.hidePopover();
    small.addEventListener("change", close);
    return () => {
      clearTimeout(timer);
      small.removeEventListener("change", close);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className="small-toggle"
        popoverTarget="menue"
        aria-expanded={hydrated ? open : undefined}
        onClick={(event) => replayed.current && event.preventDefault()}
      >
        {frameTexts.menu}
        <span className="when-closed visually-hidden"> {frameTexts.open}</span>
        <span className="when-open visually-hidden"> {frameTexts.close}</span>
        <span aria-hidden="true" className="i-tabler-menu-2 when-closed" />
        <span aria-hidden="true" className="i-tabler-x when-open" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links inside send the click, also by keyboard. */}
      <div
        ref={panel}
        id="menue"
        popover="auto"
        className="small-panel"
        onToggle={({ newState }) => setOpen(newState === "open")}
        onClick={({ target, currentTarget }) =>
          (target as Element).closest("a") && currentTarget.hidePopover()
        }
      >
        <ul className="small-links">
          {mainLinks.map((link) => (
            <li key={link.href}>
              <NavLink link={link} path={path} />
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-expanded={servicesOpen}
              aria-controls="menue-leistungen"
              data-active={isServicePath(path) || undefined}
              onClick={() => setServicesOpen(!servicesOpen)}
            >
              {frameTexts.services}
              <span aria-hidden="true" className="i-tabler-chevron-down caret" />
            </button>
            <div id="menue-leistungen" className="small-services">
              {serviceColumns.map(({ title, links }) => (
                <div key={title}>
                  <p className="services-title">{title}</p>
                  <ul>
                    {links.map((link) => (
                      <li key={link.href}>
                        <NavLink link={link} path={path} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </li>
          <li>
            <NavLink link={contactLink} path={path} />
          </li>
        </ul>
        <Link to={consultationLink.href} className="btn-brick">
          {consultationLink.name}
        </Link>
        <Link to={calculatorLink.href} className="btn-line">
          {calculatorLink.name}
        </Link>
      </div>
    </>
  );
}
