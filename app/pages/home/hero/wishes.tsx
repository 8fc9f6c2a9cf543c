// A price and a check of one's own website, for who does not want to begin with a message.
import { addressField, startingPrice } from "#content/pages/home/home-wishes.ts";
import { Link } from "../../../ui/link.tsx";

export function Wishes() {
  const { text, link } = startingPrice;
  return (
    <div className="hero-wishes">
      <p>
        {text} <Link to={link.href}>{link.name}</Link>
      </p>
      <AddressField />
    </div>
  );
}

/** Sent by the browser, with script or without: an input, because the starter holds the clicks on buttons. */
function AddressField() {
  const { label, placeholder, action, send } = addressField;
  return (
    <form action={action} className="hero-check">
      <label htmlFor="website">{label}</label>
      <input
        id="website"
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        className="field placeholder:text-ink-soft"
      />
      <input type="submit" value={send} className="btn-line" />
    </form>
  );
}
