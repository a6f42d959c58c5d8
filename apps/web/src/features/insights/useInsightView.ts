import { dateIn } from '@schooldog/domain/dates';
import { insightSchools } from '@schooldog/domain/insights';
import { countedPeriod, lastMonths, type Period, usualMonths } from '@schooldog/domain/insights/chart';
import type { Schools } from '@schooldog/domain/permissions';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../platform/session/session.ts';
import { useNow } from '../../ui/useNow.ts';
import { useTimeZone } from '../schools/index.ts';
import { insightSearchOf, type InsightView, insightViewOf, validInsightSearch } from './insightSearch.ts';

export type Insight = Readonly<{
  view: InsightView;
  setView(changed: Partial<InsightView>): void;
  /** The months that are counted: those of the view, as far as they have come. */
  period: Period;
  thisMonth: string;
  /** Where the person may read counts. */
  offered: Schools;
}>;

/** What the chart shows lives in the address. */
export function useInsightView(): Insight {
  const actor = useActor();
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  const search = useSearch({ strict: false });
  const view = useMemo(() => insightViewOf(validInsightSearch(search)), [search]);
  const period = useMemo(
    () => countedPeriod(view.period ?? lastMonths(thisMonth, usualMonths), thisMonth),
    [view.period, thisMonth],
  );
  // The same until something of it changes, so that answers that come one by one draw only what shows them.
  return useMemo(() => {
    const setView = (changed: Partial<InsightView>) =>
      void navigate({
        to: '/insights',
        search: insightSearchOf({ ...view, ...changed }),
        replace: true,
        resetScroll: false,
      });
    return { view, setView, period, thisMonth, offered: insightSchools(actor) };
  }, [actor, navigate, view, period, thisMonth]);
}

/** By the district's calendar. */
export function useThisMonth(): string {
  const timeZone = useTimeZone();
  return dateIn(useNow().toISOString(), timeZone).slice(0, 7);
}
