import { Skeleton } from '@mantine/core';
import { type ChartSeries, periodName } from '@schooldog/domain/insights/chart';
import { IconChartDots, IconHandFinger } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { NumbersTable } from './chart/NumbersTable.tsx';
import { Overview } from './chart/Overview.tsx';
import { SchoolBars } from './chart/SchoolBars.tsx';
import { SchoolLines } from './chart/SchoolLines.tsx';
import { useBehind } from './explorer/useBehind.ts';
import { PictureBar } from './PictureBar.tsx';
import { Totals } from './Totals.tsx';
import { useInsightData } from './useInsightData.ts';
import type { Insight } from './useInsightView.ts';

const ExplorerDialog = lazyPart(
  'dialog',
  async () => (await import('./explorer/ExplorerDialog.tsx')).ExplorerDialog,
);

type Props = Readonly<{ insight: Insight; title: string }>;

/**
 * The chart or what stands in its place: something still to choose, nothing found, or no answer yet. It asks by itself,
 * so that an answer draws nothing else again. On a phone the chart comes before the sums.
 */
export function InsightPicture({ insight, title }: Props) {
  const { t } = useTexts('features/insights');
  const { isOffline } = useConnectivity();
  const isPhone = useIsPhone();
  const { countId, query, chart } = useInsightData(insight);
  const rows = query.data?.rows;
  // The picture comes first, the sums right after it.
  const settled = useDeferredValue(useMemo(() => ({ insight, rows, chart }), [insight, rows, chart]));
  if (countId === null)
    return <StateMessage icon={<IconHandFinger />} title={t(`choose.${insight.view.choice.viewMode}`)} />;
  if (chart === null ? isOffline : chart.all.total === 0)
    return (
      <StateMessage
        icon={<IconChartDots />}
        title={t('empty')}
        body={isOffline ? t('emptyOffline') : undefined}
      />
    );
  if (chart === null && query.isError)
    return (
      <QueryState query={query} isOffline={false} skeleton={null}>
        {() => null}
      </QueryState>
    );
  const totals = <Totals insight={settled.insight} rows={settled.rows} chart={settled.chart} />;
  return (
    <>
      {isPhone ? null : totals}
      <PictureBar insight={insight} chart={settled.chart} title={title} />
      <Picture insight={insight} chart={chart} title={title} />
      {isPhone ? totals : null}
    </>
  );
}

type PictureProps = Readonly<{ insight: Insight; chart: ChartSeries | null; title: string }>;

/** Lines take and measure their place before their numbers are there, so that they are drawn in one go. */
function Picture({ insight, chart, title }: PictureProps) {
  const { t, language } = useTexts('features/insights');
  const { behind, close, onPoint, onSchool } = useBehind(insight, chart, title);
  const label = t('chart.label', { what: title, period: periodName(insight.period, language) });
  const { picture } = insight.view;
  const isRunning = insight.period.to === insight.thisMonth;
  return (
    <>
      {picture === 'overview' ? (
        <Overview
          chart={chart}
          label={label}
          isRunning={isRunning}
          onPoint={onPoint}
          onSchool={onSchool}
          onAll={() => insight.setView({ picture: 'bars' })}
        />
      ) : null}
      {picture === 'lines' ? (
        <SchoolLines chart={chart} label={label} isRunning={isRunning} onPoint={onPoint} />
      ) : null}
      {(picture === 'bars' || picture === 'table') && chart === null ? <Skeleton h={432} /> : null}
      {picture === 'bars' && chart !== null ? (
        <SchoolBars chart={chart} label={label} onSchool={onSchool} />
      ) : null}
      {picture === 'table' && chart !== null ? (
        <NumbersTable chart={chart} label={label} onPoint={onPoint} />
      ) : null}
      {behind === null ? null : (
        <Suspense>
          <ExplorerDialog behind={behind} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
