import { frameTexts } from "#content/frame.ts";
import { owner } from "#content/owner.ts";
import { Link } from "../ui/link.tsx";
import { Sign } from "../ui/sign.tsx";

export function Logo() {
  return (
    <Link to="/" className="logo">
      <span aria-hidden="true">
        <Sign>{owner.signNumber}</Sign>
      </span>
      {owner.brand}
      <span className="visually-hidden"> – {frameTexts.home}</span>
    </Link>
  );
}
