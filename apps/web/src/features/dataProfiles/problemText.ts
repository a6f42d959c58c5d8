import { refusalOf } from '../../platform/api/problem.ts';
import type { Texts } from '../../platform/i18n/texts.ts';
import { rejectionText } from '../../platform/problems/index.ts';

const known = [
  'nameTaken',
  'optionTaken',
  'archived',
  'full',
  'merged',
  'optionUsed',
  'mergeCircle',
  'mergeTooDeep',
  'mergeIntoArchived',
  'otherSchool',
  'notAllowed',
  'notFound',
] as const;

export function problemText(error: unknown, t: Texts<'features/dataProfiles'>): string {
  const { code } = refusalOf(error);
  if (code === 'dataProfile.optionNotFound') return t('errors.notFound');
  const reason = known.find((name) => code === `dataProfile.${name}`);
  if (reason !== undefined) return t(`errors.${reason}`);
  return rejectionText(error) ?? t('errors.saveFailed');
}
