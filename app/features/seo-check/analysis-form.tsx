// Fields are uncontrolled, so that what was typed before hydration stays.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import { contactEntries } from "#content/footer.ts";
import { browserCheckOption, formTexts, mendTexts } from "#content/pages/seo-check.ts";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { Link } from "../../ui/link.tsx";
import { DesignOption, defaultVisitor, designRatingMessage, Field, Option } from "./form-fields.tsx";
import { parseAddress, parseKeywords, startsOnEnter, validateKeywords } from "./form-values.ts";
import { readKept } from "./kept/kept-note.ts";
import { type Mend, mendTyped } from "./mend-address.ts";
import type { AnalysisInput } from "./run-analysis.ts";

interface AnalysisFormProps {
  busy: boolean;
  used: number;
  usedUp: boolean;
  onStart: (order: AnalysisInput) => void;
  /** Submitted with no analysis left today. */
  onRefused: () => void;
  onExample: () => void;
}

interface Problems {
  url: string | null;
  /** What the address may have meant. */
  mend: Mend | null;
  keywords: string | null;
}

const { phone } = contactEntries;
const { usedUpWays: ways } = formTexts;
const noProblems: Problems = { url: null, mend: null, keywords: null };

export function AnalysisForm({ busy, used, usedUp, onStart, onRefused, onExample }: AnalysisFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [wantsRating, setWantsRating] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!form.current) return;
    const field = input(form.current, "url");
    // What the report that is being looked for was asked with. Other pages may link here with an address: /seo-check?url=…
    const kept = readKept()?.input;
    const url = kept?.url ?? new URLSearchParams(location.search).get("url");
    if (url && field.value === "") field.value = url;
    // Browsers restore some fields themselves, and something else may have been typed meanwhile.
    if (!kept || field.value !== kept.url) return;
    input(form.current, "keywords").value ||= kept.keywords?.join(", ") ?? "";
    input(form.current, "wholeSite").checked = kept.wholeSite;
    input(form.current, "inBrowser").checked = kept.inBrowser;
    setWantsRating(kept.rateDesign);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (usedUp) return onRefused();
    const typed = input(currentTarget, "url").value;
    const address = parseAddress(typed);
    const keywords = parseKeywords(input(currentTarget, "keywords").value);
    const found = {
      url: address.ok ? null : address.message,
      mend: address.ok ? null : mendTyped(typed),
      keywords: validateKeywords(keywords),
    };
    setProblems(found);
    if (!address.ok) return input(currentTarget, "url").focus();
    if (found.keywords) return input(currentTarget, "keywords").focus();
    if (designRatingMessage(defaultVisitor, wantsRating)) return;
    const wholeSite = input(currentTarget, "wholeSite").checked;
    const inBrowser = input(currentTarget, "inBrowser").checked;
    onStart({ url: address.url, keywords, rateDesign: wantsRating, wholeSite, inBrowser });
  }

  function take({ url }: Mend) {
    if (!form.current) return;
    input(form.current, "url").value = url;
    form.current.requestSubmit();
  }

  function blockEnter(event: KeyboardEvent<HTMLInputElement>) {
    const typed = form.current && input(form.current, "keywords").value;
    if (event.key === "Enter" && !startsOnEnter(typed ?? "")) event.preventDefault();
  }

  return (
    <form ref={form} action="/seo-check" noValidate onSubmit={submit} className="frame grid gap-6 p-5 md:p-8">
      <Field
        id={`${id}url`}
        name="url"
        type="url"
        label={formTexts.addressLabel}
        placeholder={formTexts.addressPlaceholder}
        icon="i-tabler-world"
        problem={problems.url}
        offer={
          problems.mend && {
            label: mendTexts[problems.mend.kind](problems.mend.shown),
            onTake: () => problems.mend && take(problems.mend),
          }
        }
        autoComplete="url"
        onKeyDown={blockEnter}
        onInput={() => setProblems((shown) => ({ ...shown, url: null, mend: null }))}
      />
      <Field
        id={`${id}keywords`}
        name="keywords"
        type="text"
        label={formTexts.keywordsLabel}
        note={formTexts.keywordsOptional}
        placeholder={formTexts.keywordsPlaceholder}
        hint={formTexts.keywordsHint}
        icon="i-tabler-tags"
        problem={problems.keywords}
        autoComplete="off"
        onInput={() => setProblems((shown) => ({ ...shown, keywords: null }))}
      />
      <div className="grid gap-3">
        <DesignOption visitor={defaultVisitor} wanted={wantsRating} onChange={setWantsRating} />
        <Option name="inBrowser" label={browserCheckOption.label} hint={browserCheckOption.hint} />
        <Option name="wholeSite" label={formTexts.siteLabel(MAX_CRAWLED_PAGES)} hint={formTexts.siteHint} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={busy}
          className="btn-brick grow basis-62 px-3 disabled:border-ink-soft disabled:bg-ink-soft disabled:text-card"
        >
          {busy && <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />}
          {busy ? formTexts.busy : formTexts.start}
        </button>
        <button type="button" onClick={onExample} className="btn-line grow basis-62 px-3">
          {formTexts.example}
        </button>
      </div>
      <noscript>
        <p>
          {formTexts.noScript} <a href={phone.href}>{phone.value}</a>
        </p>
      </noscript>
      <UsageLine used={used} usedUp={usedUp} />
    </form>
  );
}

function input(
  form: HTMLFormElement,
  name: "url" | "keywords" | "wholeSite" | "inBrowser",
): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function UsageLine({ used, usedUp }: { used: number; usedUp: boolean }) {
  return (
    <div className="border-0 border-t border-solid border-line pt-5">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="flex gap-1.5">
          {Array.from({ length: SEO_DAILY_LIMIT }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: signs without identity.
              key={index}
              className={`h-3.5 w-3.5 rounded-full border-2 border-solid border-brick ${index < used ? "bg-brick" : ""}`}
            />
          ))}
        </span>
        <p className="text-small text-ink-soft">{formTexts.usage(used, SEO_DAILY_LIMIT)}</p>
      </div>
      {usedUp && (
        <>
          <p
            role="alert"
            className="mt-4 flex gap-3 rounded-control border border-solid border-poor p-4 text-poor font-600 leading-snug"
          >
            <span aria-hidden="true" className="i-tabler-calendar-time mt-0.5 text-1.25rem" />
            <span className="text-ink">{formTexts.usedUp}</span>
          </p>
          <p className="mt-4">{ways.text}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <a href={phone.href} className="btn-line">
              <span aria-hidden="true" className="i-tabler-phone" />
              {phone.value}
            </a>
            <Link to={ways.write.href} className="btn-line">
              <span aria-hidden="true" className="i-tabler-mail" />
              {ways.write.name}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
