import { expect, it } from "vitest";
import { planScroll, type ScrollPlan, type Step } from "#app/shell/scroll-plan.ts";

const step: Step = { type: "PUSH", hash: "", pageChanged: true, left: undefined };

it.each<[string, Partial<Step>, ScrollPlan]>([
  ["a hash that cannot be decoded", { hash: "#%E0%A4%A" }, { to: "element", id: "%E0%A4%A", fromTop: true }],
  ["an empty hash", { hash: "#" }, { to: "top" }],
  ["a hash with umlauts", { hash: "#%C3%BCber" }, { to: "element", id: "über", fromTop: true }],
])("survives %s [SHELL-22]", (_, part, plan) => {
  expect(planScroll({ ...step, ...part })).toEqual(plan);
});

it.each<[string, Partial<Step>, ScrollPlan]>([
  ["another page", {}, { to: "top" }],
  ["the same page again", { type: "REPLACE", pageChanged: false }, { to: "top" }],
  ["a page seen before, by a link", { left: 900 }, { to: "top" }],
  ["a form that a link fills in", { hash: "#message=Guten+Tag" }, { to: "top" }],
])("glides to the top of %s [SHELL-20]", (_, part, plan) => {
  expect(planScroll({ ...step, ...part })).toEqual(plan);
});

it("goes to a target on the same page from where it is, on another one from the top [SHELL-21]", () => {
  const hash = "#about";
  expect(planScroll({ ...step, hash, pageChanged: false })).toEqual({
    to: "element",
    id: "about",
    fromTop: false,
  });
  expect(planScroll({ ...step, hash })).toEqual({ to: "element", id: "about", fromTop: true });
});

it("goes back to where a page was left, to its top when that is not known", () => {
  expect(planScroll({ ...step, type: "POP", left: 640 })).toEqual({ to: "position", top: 640 });
  expect(planScroll({ ...step, type: "POP", hash: "#about", left: 640 })).toEqual({
    to: "position",
    top: 640,
  });
  expect(planScroll({ ...step, type: "POP" })).toEqual({ to: "position", top: 0 });
});

it("follows the browser's own jump to an anchor, such as the skip link [SHELL-21]", () => {
  expect(planScroll({ ...step, type: "POP", hash: "#inhalt", pageChanged: false })).toEqual({
    to: "element",
    id: "inhalt",
    fromTop: false,
  });
});

it("leaves a page where it is while it is filtered, but goes back as ever [BLOG-21]", () => {
  const filtered = { ...step, pageChanged: false, stay: true };
  expect(planScroll(filtered)).toEqual({ to: "nowhere" });
  expect(planScroll({ ...filtered, type: "REPLACE" })).toEqual({ to: "nowhere" });
  expect(planScroll({ ...filtered, type: "POP", left: 640 })).toEqual({ to: "position", top: 640 });
  expect(planScroll({ ...filtered, pageChanged: true })).toEqual({ to: "top" });
});
