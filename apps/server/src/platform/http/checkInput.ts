// Checks what a request holds. An input of thousands of wrong values is given up at the first of them, so that a list
// of faults that no one reads costs no time.
import { z } from 'zod';

type InputIssue = Readonly<{ path: string[]; message: string }>;
export type CheckedInput = Readonly<{ value: unknown; issues?: undefined } | { issues: InputIssue[] }>;

/** Without side effects on the schema. Only zod's own `validate` passes this so far; it does not answer the value. */
const giveUpEarly: z.core.ParseContextInternal = { async: false, abortEarly: true };

/** More than a form has fields. */
const maxIssues = 100;
/** More values than a form has. Larger inputs get the first issues instead of all. */
const formValues = 1_000;

export function checkInput(schema: z.core.$ZodType, value: unknown): CheckedInput {
  try {
    const result = schema._zod.run({ value, issues: [] }, giveUpEarly);
    if (result instanceof Promise) return failedCheck(result);
    if (result.issues.length === 0) return { value: result.value };
    return { issues: isLikeForm(value) ? allIssues(schema, value) : described(result.issues) };
  } catch {
    // A check threw, as for an object whose `length` is another object.
    return { issues: [] };
  }
}

/** No one would handle its rejection, which would stop the server. */
function failedCheck(result: Promise<unknown>): CheckedInput {
  result.catch(() => undefined);
  return { issues: [] };
}

function allIssues(schema: z.core.$ZodType, value: unknown): InputIssue[] {
  return presented(z.core.safeParse(schema, value).error?.issues ?? []);
}

function described(issues: readonly z.core.$ZodRawIssue[]): InputIssue[] {
  const first = issues.slice(0, maxIssues);
  return presented(first.map((issue) => z.core.util.finalizeIssue(issue, giveUpEarly, z.core.config())));
}

function presented(issues: readonly z.core.$ZodIssue[]): InputIssue[] {
  return issues.slice(0, maxIssues).map(({ path, message }) => ({ path: path.map(String), message }));
}

function isLikeForm(value: unknown): boolean {
  const open: unknown[] = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > formValues) return false;
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const parts: readonly unknown[] = Object.values(next);
    open.push(...parts.slice(0, formValues));
  }
  return true;
}
