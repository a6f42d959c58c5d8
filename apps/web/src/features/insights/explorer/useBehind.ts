import { canExploreEntries } from '@schooldog/domain/entries';
import { type ChartSeries, linesOf, type Period, periodName } from '@schooldog/domain/insights/chart';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { entriesBehind, entrySchoolsOf } from '../entriesBehind.ts';
import type { Insight } from '../useInsightView.ts';
import type { OpenedPoint } from '../chart/point.ts';
import type { Behind } from './ExplorerDialog.tsx';

/** What the dialog shows, and how a number of the chart opens it. Whoever may see no entries opens nothing. */
export function useBehind({ view, period }: Insight, chart: ChartSeries | null, title: string) {
  const { t, language } = useTexts('features/insights');
  const actor = useActor();
  const mayOpen = canExploreEntries(actor);
  const [behind, setBehind] = useState<Behind | null>(null);
  const open = (seriesId: string, within: Period, hiddenIds: readonly string[]) => {
    const line = chart === null ? undefined : linesOf(chart).find(({ id }) => id === seriesId);
    if (chart === null || line === undefined) return;
    const counted =
      within.from === within.to ? (line.values[chart.months.indexOf(within.from)] ?? 0) : line.total;
    const { choice, walkTypes, schoolIds } = view;
    setBehind({
      filter: entriesBehind({
        choice,
        walkTypes,
        schoolIds,
        offered: entrySchoolsOf(actor),
        seriesId,
        period: within,
      }),
      title: t('explorer.about', {
        what: title,
        school: line.name,
        period: periodName(within, language),
      }),
      counted,
      chart: {
        choice,
        walkTypes: [...walkTypes],
        schoolIds: [...schoolIds],
        period,
        hiddenIds: [...hiddenIds],
      },
    });
  };
  return {
    behind,
    close: () => setBehind(null),
    onPoint: mayOpen
      ? ({ seriesId, month, hiddenIds = [] }: OpenedPoint) =>
          open(seriesId, { from: month, to: month }, hiddenIds)
      : undefined,
    onSchool: mayOpen ? (schoolId: string) => open(schoolId, period, []) : undefined,
  };
}
