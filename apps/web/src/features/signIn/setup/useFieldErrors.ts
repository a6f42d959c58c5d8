import type { z } from 'zod';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { tooLongTextOf } from '../../../ui/tooLongText.ts';

/** The password field shows its own errors. */
const problems = ['required', 'email', 'phone'] as const;

/** A form's errors by field, in words, from the schema that the server holds it to. */
export function useFieldErrors(schema: z.ZodType): (values: unknown) => Record<string, string> {
  const { t } = useTexts('features/signIn/setup');
  return (values) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    const text = (issue: z.core.$ZodIssue) =>
      tooLongTextOf(issue) ?? t(`errors.${problems.find((known) => known === issue.message) ?? 'required'}`);
    return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), text(issue)]));
  };
}
