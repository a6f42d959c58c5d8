import { fieldProblems } from '@schooldog/domain/schools';
import type { z } from 'zod';
import { refusalOf } from '../../platform/api/problem.ts';
import type { Texts } from '../../platform/i18n/texts.ts';
import { rejectionText } from '../../platform/problems/index.ts';
import { tooLongTextOf } from '../../ui/tooLongText.ts';

type SchoolTexts = Texts<'features/schools'>;
const known = Object.values(fieldProblems);

/** The form's errors by field path, in the words people read. */
export function formErrors(schema: z.ZodType, t: SchoolTexts) {
  return (values: unknown): Record<string, string> => {
    const result = schema.safeParse(values);
    if (result.success) return {};
    // Reversed, so that the first problem of a field is the one that stays.
    return Object.fromEntries(
      result.error.issues
        .toReversed()
        .map((issue) => [issue.path.join('.'), tooLongTextOf(issue) ?? t(`errors.${codeOf(issue)}`)]),
    );
  };
}

/** A field that may also stay empty reports the problem of its filled form. */
function codeOf(issue: z.core.$ZodIssue): (typeof known)[number] {
  const messages =
    issue.code === 'invalid_union' ? issue.errors.flat().map(({ message }) => message) : [issue.message];
  return known.find((code) => messages.includes(code)) ?? 'required';
}

export function saveErrorText(error: unknown, t: SchoolTexts): string {
  const { code } = refusalOf(error);
  if (code === 'school.renameNotAllowed') return t('errors.renameNotAllowed');
  if (code === 'school.editNotAllowed') return t('errors.editNotAllowed');
  return rejectionText(error) ?? t('errors.saveFailed');
}
