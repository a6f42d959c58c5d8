import type { DateRange } from '@schooldog/domain/dates';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { shortDay } from '../shortDay.ts';
import { daysLabel } from './daysLabel.ts';

/** A range of which a side may be open: "From 9/1/2026" alone, "from 9/1/2026" after other words. */
export function useDaysLabel(place: 'alone' | 'afterWords' = 'alone'): (days: DateRange) => string {
  const { t } = useTexts('ui');
  return ({ from, to }) => {
    if (from !== null && to !== null) return daysLabel({ from, to });
    if (from !== null) return t(`days.${place}.from`, { day: shortDay(from) });
    return to === null ? '' : t(`days.${place}.through`, { day: shortDay(to) });
  };
}
