import type { Factor } from '@schooldog/domain/account';
import { listText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** How a factor is called on screen: with the end of the phone number where there is one. */
export function useFactorNames() {
  const { t, language } = useTexts('features/account/factors');
  const of = ({ kind, hint }: Pick<Factor, 'kind' | 'hint'>) =>
    kind === 'sms' && hint !== '' ? t('kinds.smsTo', { hint }) : t(`kinds.${kind}`);
  const list = (factors: readonly Factor[]) => listText(factors.map(of), language);
  return { of, list };
}
