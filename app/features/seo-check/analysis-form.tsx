// The input card. Fields are uncontrolled: what was typed before hydration stays.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { contactEntries } from "#content/footer.ts";
import { formTexts } from "#content/pages/seo-check.ts";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { readAddress } from "./address.ts";
import { DesignOption } from "./design-option.tsx";
import { designRatingMessage, everyVisitor } from "./design-rating.ts";
import { Field } from "./field.tsx";
import { enterInAddressStarts, keywordProblem, readKeywords } from "./keywords.ts";
import { Option } from "./option.tsx";
import type { Order } from "./run-analysis.ts";
import { UsageLine } from "./usage-line.tsx";

interface AnalysisFormProps {
  busy: boolean;
  used: number;
  usedUp: boolean;
  onStart: (order: Order) => void;
  /** A try with nothing left today. */
  onRefused: () => void;
  onExample: () => void;
}

interface Problems {
  url: string | null;
  keywords: string | null;
}

const { phone } = contactEntries;
const noProblems: Problems = { url: null, keywords: null };

export function AnalysisForm({ busy, used, usedUp, onStart, onRefused, onExample }: AnalysisFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [wantsRating, setWantsRating] = useState(false);
  const id = useId();

  useEffect(() => {
    // Other pages may link here with an address: /seo-check?url=…
    const url = new URLSearchParams(location.search).get("url");
    const field = form.current && input(form.current, "url");
    if (url && field && field.value === "") field.value = url;
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (usedUp) return onRefused();
    const address = readAddress(input(currentTarget, "url").value);
    const keywords = readKeywords(input(currentTarget, "keywords").value);
    const found = { url: address.ok ? null : address.message, keywords: keywordProblem(keywords) };
    setProblems(found);
    if (!address.ok) return input(currentTarget, "url").focus();
    if (found.keywords) return input(currentTarget, "keywords").focus();
    if (designRatingMessage(everyVisitor, wantsRating)) return;
    const wholeSite = input(currentTarget, "wholeSite").checked;
    onStart({ url: address.url, keywords, rateDesign: wantsRating, wholeSite });
  }

  function holdEnter(event: KeyboardEvent<HTMLInputElement>) {
    const typed = form.current && input(form.current, "keywords").value;
    if (event.key === "Enter" && !enterInAddressStarts(typed ?? "")) event.preventDefault();
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
        autoComplete="url"
        onKeyDown={holdEnter}
        onInput={() => setProblems((shown) => ({ ...shown, url: null }))}
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
        <DesignOption visitor={everyVisitor} wanted={wantsRating} onChange={setWantsRating} />
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

function input(form: HTMLFormElement, name: "url" | "keywords" | "wholeSite"): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
