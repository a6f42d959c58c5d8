import { labelLanguage, type ObservationRefusal } from '@schooldog/domain/settings';
import type { z } from 'zod';
import { refusalOf } from '../../../platform/api/problem.ts';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { tooLongTextOf } from '../../../ui/tooLongText.ts';

type ObservationTexts = Texts<'features/settings/observationSettings'>;

/** The form's errors by field, as texts. An error of one tag belongs to the field of the tags. */
export function fieldErrors(
  result: z.ZodSafeParseResult<unknown>,
  refusal: ObservationRefusal | null,
  { t, language }: Readonly<{ t: ObservationTexts; language: string }>,
): Record<string, string> {
  const issues = result.error?.issues ?? [];
  const labelField = `labels.${labelLanguage(language)}`;
  return {
    ...(refusal === 'labelTaken' ? { [labelField]: t('errors.labelTaken') } : {}),
    ...Object.fromEntries(
      issues.toReversed().map((issue) => {
        const { path, code } = issue;
        // A name in one of the languages is enough; the form asks for the one of the user.
        const field = path[0] === 'label' ? labelField : path[0] === 'labels' ? path.join('.') : path[0];
        if (field === 'tags' && code === 'too_big' && path.length === 1)
          return [field, t('errors.tooManyTags')];
        return [String(field ?? ''), tooLongTextOf(issue) ?? t('errors.required')];
      }),
    ),
  };
}

/** Errors that belong to no field. */
export function failureText(error: unknown, t: ObservationTexts): string {
  const { code } = refusalOf(error);
  switch (code) {
    case 'settings.labelTaken':
      return t('errors.labelTaken');
    case 'settings.labelRequired':
      return t('errors.required');
    case 'settings.unknownCategory':
      return t('errors.unknownCategory');
    case 'settings.tooManyCategories':
      return t('errors.tooManyCategories');
    case 'settings.tooManyItems':
      return t('errors.tooManyItems');
    case 'settings.observationNotAllowed':
      return t('errors.notAllowed');
    default:
      if (code.startsWith('file.')) return t('errors.picture');
      return rejectionText(error) ?? t('errors.saveFailed');
  }
}
