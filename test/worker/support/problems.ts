// What every failure of the API must look like.

import * as v from "valibot";
import { expect } from "vitest";
import { problemMessages } from "#content/messages.ts";
import {
  type ErrorCode,
  type Problem,
  problemSchema,
  problemStatus,
  problemType,
} from "#contract/problem.ts";

/** Checks status, media type, language and body of a failure and returns the body. */
export async function expectProblem(answer: Response, code: ErrorCode, detail?: string): Promise<Problem> {
  const text = await answer.text();
  expect({ status: answer.status, body: text }).toMatchObject({ status: problemStatus[code] });
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/problem\+json\b/);
  expect(answer.headers.get("Content-Language")).toBe("de");
  const problem = v.parse(problemSchema, JSON.parse(text));
  expect(problem).toEqual({
    type: problemType(code),
    title: problemMessages[code].title,
    status: problemStatus[code],
    detail: detail ?? problemMessages[code].detail,
    requestId: answer.headers.get("X-Request-Id"),
  });
  return problem;
}
