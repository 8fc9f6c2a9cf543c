// What stands in a page's place when drawing it failed.
import { contactEntries } from "../footer.ts";

export const brokenPage = {
  heading: "Hier ist etwas schiefgegangen",
  text: "Das liegt an dieser Website und nicht an Ihnen. Laden Sie die Seite bitte neu. Hilft das nicht, rufen Sie mich an:",
  phone: contactEntries.phone,
  reload: "Seite neu laden",
} as const;
