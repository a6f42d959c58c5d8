import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';

/** Why a change was not made. */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTexts('features/rubrics');
  return (error) => rejectionText(error) ?? t('failed');
}
