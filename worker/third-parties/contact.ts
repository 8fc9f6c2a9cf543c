// Chat, booking and captcha services.
import type { Purpose, Service } from "./service.ts";

const of =
  (purpose: Purpose) =>
  (name: string, signs: Omit<Service, "name" | "purpose">): Service => ({ name, purpose, ...signs });
const chat = of("chat");
const captcha = of("captcha");
const booking = of("booking");

export const chatServices: readonly Service[] = [
  chat("Tawk.to", { at: ["embed.tawk.to/"], script: ["tawk_api"] }),
  chat("Tidio", { at: ["code.tidio.co/"] }),
  chat("Userlike", {
    at: ["userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/", "userlike-cdn-umm.s3-eu-west-1.amazonaws.com/"],
  }),
  chat("Crisp", { at: ["client.crisp.chat/"], script: ["window.$crisp"] }),
  chat("Intercom", { at: ["widget.intercom.io/"], script: ["window.intercomsettings"] }),
  chat("Smartsupp", { at: ["smartsuppchat.com/"], script: ["var _smartsupp"] }),
  chat("LiveChat", { at: ["cdn.livechatinc.com/"] }),
  chat("Zendesk", { at: ["static.zdassets.com/ekr/"] }),
  chat("JivoChat", { at: ["code.jivosite.com/"] }),
  chat("Brevo Conversations", { at: ["conversations-widget.brevo.com/"] }),
  chat("WhatsApp-Link", {
    // With a phone number: links that only share the page have none.
    link: /^(?:https?:\/\/(?:wa\.me\/(?:\+?\d{6,15}|message\/)|(?:api|web)\.whatsapp\.com\/send\/?\?phone=\+?\d)|whatsapp:\/\/send\?phone=\+?\d)/,
  }),
];

export const captchaServices: readonly Service[] = [
  captcha("reCAPTCHA", {
    at: ["google.com/recaptcha/", "gstatic.com/recaptcha/", "recaptcha.net/recaptcha/"],
  }),
  captcha("hCaptcha", { at: ["js.hcaptcha.com/", "hcaptcha.com/1/api.js"] }),
  captcha("Cloudflare Turnstile", { at: ["challenges.cloudflare.com/turnstile/"] }),
  captcha("Friendly Captcha", {
    package: ["friendly-challenge", "@friendlycaptcha/sdk"],
    path: ["/friendly-challenge/", "/plugins/friendly-captcha/"],
  }),
];

export const bookingServices: readonly Service[] = [
  booking("Calendly", { at: ["calendly.com/"] }),
  booking("Doctolib", { at: ["doctolib.de/"] }),
  booking("OpenTable", { at: ["opentable.de/widget/", "opentable.com/widget/"] }),
  booking("resmio", { at: ["static.resmio.com/", "app.resmio.com/"] }),
  booking("Quandoo", {
    at: ["booking-widget.quandoo.com/", "booking-widget.quandoo.de/", "booking-widget.quandoo.at/"],
  }),
  booking("TIMIFY", { at: ["widget.timify.com/", "book.timify.com/"] }),
  booking("Treatwell", { at: ["widget.treatwell.de/"] }),
  booking("SimplyBook.me", { at: ["widget.simplybook.me/", "widget.simplybook.it/"] }),
  booking("eTermin", { at: ["etermin.net/"] }),
  booking("Booksy", { at: ["booksy.com/widget/"] }),
];
