// Which inquiry a second try is: the first may have arrived although its answer did not.
import { expect, test } from "../support/browser-test.ts";
import { field, fillIn, openContact, STORED, sendButton, toast } from "./contact-calls.ts";

test.use({ expectedErrors: /Failed to load resource/ });

test("after a failure the same words are the same inquiry, changed ones are another: no change is lost [CONT-24] [EDGE-16]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const tried = async (calls: number) => {
    await sendButton(page).click();
    await expect.poll(() => send.calls.length).toBe(calls);
    await expect(sendButton(page)).toBeEnabled();
    return send.calls.at(-1)?.postDataJSON();
  };
  send.answer("offline");
  await fillIn(page);
  const first = await tried(1);
  expect(await tried(2)).toEqual(first);

  await field(page, "Nachricht").fill("Guten Tag,\n\nnoch etwas: bitte auch ein Shop.");
  const changed = await tried(3);
  expect(changed.message).toContain("Shop");
  expect(changed.submissionId).not.toBe(first.submissionId);

  send.answer(STORED);
  expect((await tried(4)).submissionId).toBe(changed.submissionId);
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
});
