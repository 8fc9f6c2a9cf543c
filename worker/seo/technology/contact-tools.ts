// Chat, booking, forms' guards and other parts of a page that a service provides.
import type { Sign } from "./sign.ts";

export const chatSigns: readonly Sign[] = [
  { name: "Tawk.to", from: ["embed.tawk.to/"], script: ["tawk_api=tawk_api||", "tawk_api = tawk_api ||"] },
  { name: "Tidio", from: ["code.tidio.co/"] },
  {
    name: "Userlike",
    from: [
      "userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/",
      "userlike-cdn-umm.s3-eu-west-1.amazonaws.com/",
    ],
  },
  { name: "Crisp", from: ["client.crisp.chat/"], script: ["window.$crisp"] },
  { name: "HubSpot", from: [".hs-scripts.com/", ".hs-analytics.net/", ".usemessages.com/"] },
  { name: "Intercom", from: ["widget.intercom.io/"], script: ["window.intercomsettings"] },
  { name: "Smartsupp", from: ["www.smartsuppchat.com/"], script: ["var _smartsupp"] },
  { name: "LiveChat", from: ["cdn.livechatinc.com/"] },
  { name: "Zendesk", from: ["static.zdassets.com/ekr/"] },
  { name: "JivoChat", from: ["code.jivosite.com/"] },
  { name: "Brevo Conversations", from: ["conversations-widget.brevo.com/"] },
  {
    name: "WhatsApp-Link",
    // A number to write to; links that only share the page carry none.
    link: /^(?:https?:\/\/(?:wa\.me\/(?:\+?\d{6,15}|message\/)|(?:api|web)\.whatsapp\.com\/send\/?\?phone=\+?\d)|whatsapp:\/\/send\?phone=\+?\d)/,
  },
];

export const captchaSigns: readonly Sign[] = [
  {
    name: "reCAPTCHA",
    from: ["www.google.com/recaptcha/", "www.gstatic.com/recaptcha/", "www.recaptcha.net/recaptcha/"],
  },
  { name: "hCaptcha", from: ["js.hcaptcha.com/", "hcaptcha.com/1/api.js"] },
  { name: "Cloudflare Turnstile", from: ["challenges.cloudflare.com/turnstile/"] },
  {
    name: "Friendly Captcha",
    package: ["friendly-challenge", "@friendlycaptcha/sdk"],
    path: ["/friendly-challenge/", "/plugins/friendly-captcha/"],
  },
];

export const bookingSigns: readonly Sign[] = [
  { name: "Calendly", from: ["assets.calendly.com/", "calendly.com/"] },
  { name: "Doctolib", from: ["www.doctolib.de/", "partners.doctolib.de/"] },
  { name: "OpenTable", from: ["www.opentable.de/widget/", "www.opentable.com/widget/"] },
  { name: "resmio", from: ["static.resmio.com/", "app.resmio.com/"] },
  {
    name: "Quandoo",
    from: ["booking-widget.quandoo.com/", "booking-widget.quandoo.de/", "booking-widget.quandoo.at/"],
  },
  { name: "TIMIFY", from: ["widget.timify.com/", "book.timify.com/"] },
  { name: "Treatwell", from: ["widget.treatwell.de/"] },
  { name: "SimplyBook.me", from: ["widget.simplybook.me/", "widget.simplybook.it/"] },
  { name: "eTermin", from: ["www.etermin.net/"] },
  { name: "Booksy", from: ["booksy.com/widget/"] },
];
