// Reviews, payment and helps that pages take from elsewhere.
import type { Service } from "./service.ts";

const widget = (name: string, ...at: string[]): Service => ({ name, purpose: "widget", at });
const payment = (name: string, ...at: string[]): Service => ({ name, purpose: "payment", at });

export const widgetServices: readonly Service[] = [
  widget("Elfsight", "static.elfsight.com/", "apps.elfsight.com/"),
  widget("Trusted Shops", "widgets.trustedshops.com/"),
  widget("ProvenExpert", "provenexpert.com/widget", "provenexpert.com/badge"),
  payment("PayPal", "paypal.com/sdk/js"),
  payment("Stripe", "js.stripe.com/"),
  payment("Klarna", "js.klarna.com/"),
  widget("Eye-Able", "cdn.eye-able.com/"),
  widget("UserWay", "cdn.userway.org/"),
  widget("accessiBe", "acsbapp.com/"),
];
