import { Skeleton } from '@mantine/core';
import { type ChartSeries, periodName } from '@schooldog/domain/insights/chart';
import { IconChartDots, IconHandFinger } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { NumbersTable } from './chart/NumbersTable.tsx';
import { SchoolBars } from './chart/SchoolBars.tsx';
import { SeriesChart } from './chart/SeriesChart.tsx';
import { useBehind } from './explorer/useBehind.ts';
import { PictureBar } from './PictureBar.tsx';
import { Totals } from './Totals.tsx';
import { useInsightData } from './useInsightData.ts';
import type { Insight } from './useInsightView.ts';

const ExplorerDialog = lazy(() =>
  import('./explorer/ExplorerDialog.tsx').then((part) => ({ default: part.ExplorerDialog })),
);

type Props = Readonly<{ insight: Insight; title: string }>;

/**
 * The chart or what stands in its place: something still to choose, nothing found, or no answer yet. It asks by itself,
 * so that an answer draws nothing else anew.
 */
export function InsightPicture({ insight, title }: Props) {
  const { t } = useTranslation('insights');
  const { isOffline } = useConnectivity();
  const data = useInsightData(insight);
  const { countId, query, chart } = data;
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
  return (
    <>
      {chart === null && query.isError ? null : (
        <>
          <Totals insight={insight} data={data} />
          <PictureBar insight={insight} chart={chart} title={title} />
        </>
      )}
      {chart === null ? (
        <QueryState query={query} isOffline={false} skeleton={<Skeleton h={432} />}>
          {() => null}
        </QueryState>
      ) : (
        <Drawn insight={insight} chart={chart} title={title} />
      )}
    </>
  );
}

type DrawnProps = Readonly<{ insight: Insight; chart: ChartSeries; title: string }>;

function Drawn({ insight, chart, title }: DrawnProps) {
  const { t, i18n } = useTranslation('insights');
  const { behind, close, onPoint, onSchool } = useBehind(insight, chart, title);
  const label = t('chart.label', { what: title, period: periodName(insight.period, i18n.language) });
  const { picture } = insight.view;
  return (
    <>
      {picture === 'lines' ? <SeriesChart chart={chart} label={label} onPoint={onPoint} /> : null}
      {picture === 'bars' ? <SchoolBars chart={chart} label={label} onSchool={onSchool} /> : null}
      {picture === 'table' ? <NumbersTable chart={chart} label={label} onPoint={onPoint} /> : null}
      {behind === null ? null : (
        <Suspense>
          <ExplorerDialog behind={behind} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
