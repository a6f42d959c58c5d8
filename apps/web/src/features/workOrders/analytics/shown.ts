import type { TaskAnalytics } from '@schooldog/contract/workOrders';
import { ordersBehind } from '@schooldog/domain/workOrders';
import type { AnalyticsPageFilter } from './analyticsFilter.ts';

export type Behind = ReturnType<typeof ordersBehind>;

export function behindOf(filter: AnalyticsPageFilter, { period, schoolIds }: TaskAnalytics): Behind {
  return ordersBehind({ filter, period, schoolIds });
}

/** "12%"; null where there is nothing to compare. */
export function shareText(part: number, whole: number, language: string): string | null {
  if (whole === 0) return null;
  return new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', { style: 'percent' }).format(
    part / whole,
  );
}

/** Hours with one digit after the point, from ten hours on without. */
export function hoursOf(minutes: number): number {
  const hours = minutes / 60;
  return hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours);
}
