import { refusalOf } from '../platform/api/problem.ts';
import { useTexts } from '../platform/i18n/useTexts.ts';

/** The text of a failed save that conflicted with another person's changes; null when something else was wrong. */
export function useMergeProblem(): (error: unknown) => string | null {
  const { t } = useTexts('ui');
  return (error) => {
    const { code } = refusalOf(error);
    if (code === 'record.conflict') return t('conflict.notSaved');
    return code === 'record.overfull' ? t('conflict.overfull') : null;
  };
}
