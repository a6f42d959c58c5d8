import type { Period } from '@schooldog/domain/insights/chart';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useIsPhone } from '../../../../ui/useIsPhone.ts';
import { askAhead } from '../../../insights/index.ts';

const afterFirstPaint = 3_000;
const askAgainAfter = 10 * 60_000;

/**
 * Nothing can be asked for in the moment of printing. So what a chart is drawn of comes in a quiet moment, and stays
 * fairly new. Phones are spared it: hardly anybody prints from one.
 */
export function useAskingAhead(countId: string | null, period: Period): void {
  const isPhone = useIsPhone();
  useEffect(() => {
    if (countId === null || isPhone) return undefined;
    const ask = async () => {
      await i18next.loadNamespaces('features/insights');
      await askAhead(countId, { period });
    };
    const first = setTimeout(() => void ask(), afterFirstPaint);
    const again = setInterval(() => void ask(), askAgainAfter);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [countId, period, isPhone]);
}
