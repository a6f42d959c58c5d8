import type { CalendarDate } from '@schooldog/domain/dates';
import { dueIn } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useWorkCalendar } from './useWorkCalendar.ts';

/** "due in 3 work days"; undefined without a due date, and once it is past. */
export function useDueIn(today: CalendarDate, dueDate: CalendarDate | null): string | undefined {
  const { t } = useTexts('features/workOrders');
  const left = dueIn(useWorkCalendar(), today, dueDate);
  if (left === null) return undefined;
  if (dueDate === today) return t('dueToday');
  return t(left.unit === 'workDay' ? 'dueInWorkDays' : 'dueInDays', { count: left.days });
}
