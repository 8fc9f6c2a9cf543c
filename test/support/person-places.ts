// Every place of the site that shows the owner, as markup.
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { EstimateSheet } from "#app/features/price-chat/estimate/estimate-sheet.tsx";
import { Author } from "#app/pages/article/article-rest.tsx";
import { About } from "#app/pages/home/about.tsx";
import { DirectContact } from "#app/pages/kontakt/direct-contact.tsx";
import { PricesRest } from "#app/pages/preise/sections.tsx";
import { mailFrame } from "#content/mails.ts";
import { composeMail } from "#worker/mail/compose/compose.ts";

const estimate = {
  projectType: "Einfache Firmenwebsite",
  timeline: "Noch offen",
  totalPrice: 1290,
  breakdown: [],
  recurring: [],
  firstYear: [],
  paymentPlan: [],
  assumptions: [],
  notes: [],
};

const markup = (part: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, part));

export const places = {
  "#about": markup(createElement(About)),
  "/kontakt": markup(createElement(DirectContact)),
  "/preise": markup(createElement(PricesRest)),
  "an article": markup(createElement(Author)),
  "an estimate": markup(createElement(EstimateSheet, { estimate })),
};

export const mail = composeMail({ subject: "Hallo", title: "Hallo", blocks: [] });
export const signature = mailFrame.footer;
