import type { ObservationRefusal } from '@schooldog/domain/settings';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { refusalOf } from '../../../platform/api/problem.ts';
import { rejectionText } from '../../../platform/problems/index.ts';

type Texts = TFunction<'features/settings/observationSettings'>;

/** The form's errors by field, in the words people read. A tag in trouble is told at the field of the tags. */
export function fieldErrors(
  result: z.ZodSafeParseResult<unknown>,
  refusal: ObservationRefusal | null,
  t: Texts,
): Record<string, string> {
  const issues = result.error?.issues ?? [];
  return {
    ...(refusal === 'labelTaken' ? { label: t('errors.labelTaken') } : {}),
    ...Object.fromEntries(
      issues.toReversed().map(({ path, code, message }) => {
        const [field = ''] = path;
        if (field === 'tags' && code === 'too_big' && path.length === 1)
          return [field, t('errors.tooManyTags')];
        return [String(field), t(message === 'tooLong' ? 'errors.tooLong' : 'errors.required')];
      }),
    ),
  };
}

/** Everything that cannot be told at a field. */
export function failureText(error: unknown, t: Texts): string {
  const { code } = refusalOf(error);
  switch (code) {
    case 'settings.labelTaken':
      return t('errors.labelTaken');
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
