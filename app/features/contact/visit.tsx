// Below the first screens of /kontakt: where the provider goes, and the last call to action.
import { contactGoal } from "#content/pages/kontakt-sections.ts";
import { Goal } from "../../sections/goal.tsx";
import { ServiceArea } from "./service-area.tsx";

export function Visit() {
  return (
    <>
      <ServiceArea />
      <Goal {...contactGoal} />
    </>
  );
}
