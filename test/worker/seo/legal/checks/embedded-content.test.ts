// Maps and videos that load as a page opens.
import { cases, cut, frame, scripts, withTool } from "#test/support/seo/legal-cases.ts";
import { embeddedContent } from "#worker/seo/legal/checks/embedded-content.ts";

cases(embeddedContent, [
  ["none", {}, "passed"],
  ["none in the part that was read", cut, "unchecked"],
  ["a map", frame("https://www.google.com/maps/embed?pb=!1m18"), "warning", /Google Maps/],
  ["a map by script", scripts(["https://maps.googleapis.com/maps/api/js?key=x"]), "warning", /Google Maps/],
  ["a YouTube video", frame("https://www.youtube.com/embed/abc"), "warning", /YouTube/],
  [
    "a YouTube video with more privacy",
    frame("https://www.youtube-nocookie.com/embed/abc"),
    "warning",
    /YouTube im erweiterten Datenschutzmodus/,
  ],
  ["a Vimeo video", frame("https://player.vimeo.com/video/1"), "warning", /Vimeo/],
  [
    "a Vimeo video that does not count",
    frame("https://player.vimeo.com/video/1?dnt=1"),
    "warning",
    /Vimeo ohne Zählung/,
  ],
  [
    "a frame that nobody sees [TRACK-09]",
    {
      html: {
        media: [
          {
            tag: "iframe",
            src: "https://www.google.com/maps/embed?pb=1",
            srcset: null,
            title: null,
            unseen: true,
          },
        ],
      },
    },
    "passed",
  ],
  ["Facebook's buttons", scripts(["https://connect.facebook.net/de_DE/sdk.js"]), "warning", /Facebook/],
  [
    "Meta's pixel, which is no content",
    scripts(["https://connect.facebook.net/de_DE/fbevents.js"]),
    "passed",
  ],
  ["a map held back", frame(null), "passed"],
  ["a map held back by an empty page", frame("about:blank"), "passed"],
  [
    "beside a consent tool that stops what nobody has marked [TRACK-11]",
    withTool(frame("https://www.youtube.com/embed/abc"), "https://consent.cookiebot.com/uc.js"),
    "unchecked",
    /Cookiebot/,
  ],
  [
    "beside one whose server would have marked it [TRACK-14]",
    withTool(frame("https://www.youtube.com/embed/abc"), "/wp-content/plugins/borlabs-cookie/a.js"),
    "warning",
    /Borlabs Cookie ist zwar da, kennt den Dienst aber nicht/,
  ],
  [
    "only a link to a map",
    {
      html: {
        anchors: [{ href: "https://www.google.com/maps/place/x", rel: [], text: "Karte", otherName: "" }],
      },
    },
    "passed",
  ],
]);
