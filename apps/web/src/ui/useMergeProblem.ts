import { useTranslation } from 'react-i18next';
import { refusalOf } from '../platform/api/problem.ts';

/** What a failed save says when it met the changes of somebody else; null when something else was wrong. */
export function useMergeProblem(): (error: unknown) => string | null {
  const { t } = useTranslation('ui');
  return (error) => {
    const { code } = refusalOf(error);
    if (code === 'record.conflict') return t('conflict.notSaved');
    return code === 'record.overfull' ? t('conflict.overfull') : null;
  };
}
