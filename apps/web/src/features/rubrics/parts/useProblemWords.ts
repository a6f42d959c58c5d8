import { useTranslation } from 'react-i18next';
import { rejectionText } from '../../../platform/problems/index.ts';

/** Why a change was not made. */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTranslation('features/rubrics');
  return (error) => rejectionText(error) ?? t('failed');
}
