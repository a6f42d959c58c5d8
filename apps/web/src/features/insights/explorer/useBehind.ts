import { canExploreEntries } from '@schooldog/domain/entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { entriesBehind } from '../entriesBehind.ts';
import { periodName } from '../monthNames.ts';
import type { Period } from '../months.ts';
import { type ChartSeries, linesOf } from '../series.ts';
import type { Insight } from '../useInsightView.ts';
import type { Behind } from './ExplorerDialog.tsx';

/** What the dialog shows, and how a number of the chart opens it. Whoever may see no entries opens nothing. */
export function useBehind({ view, period }: Insight, chart: ChartSeries | null, title: string) {
  const { t, i18n } = useTranslation('insights');
  const mayOpen = canExploreEntries(useActor());
  const [behind, setBehind] = useState<Behind | null>(null);
  const open = (seriesId: string, within: Period) => {
    const line = chart === null ? undefined : linesOf(chart).find(({ id }) => id === seriesId);
    if (chart === null || line === undefined) return;
    const counted =
      within.from === within.to ? (line.values[chart.months.indexOf(within.from)] ?? 0) : line.total;
    const { choice, walkTypes, schoolIds } = view;
    setBehind({
      filter: entriesBehind({ choice, walkTypes, schoolIds, seriesId, period: within }),
      title: t('explorer.about', {
        what: title,
        school: line.name,
        period: periodName(within, i18n.language),
      }),
      counted,
    });
  };
  return {
    behind,
    close: () => setBehind(null),
    onPoint: mayOpen
      ? ({ seriesId, month }: { seriesId: string; month: string }) =>
          open(seriesId, { from: month, to: month })
      : undefined,
    onSchool: mayOpen ? (schoolId: string) => open(schoolId, period) : undefined,
  };
}
