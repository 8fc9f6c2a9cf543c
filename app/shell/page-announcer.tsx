import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Says the title of a page that was reached inside the site; the browser says the first one itself. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
