import type { CountChoice, CountRow } from '@schooldog/domain/insights';
import { chartSeries, type Period } from '@schooldog/domain/insights/chart';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChartStage } from './ChartStage.tsx';

type Props = Readonly<{
  rows: readonly CountRow[];
  period: Period;
  /** Which numbers of each row count: see `countChoiceOf`. */
  choice: CountChoice;
  schoolNames: ReadonlyMap<string, string>;
  /** What the chart is about, for people who do not see it. */
  label: string;
  height: number;
  /** Opens the chart on its own page. */
  onOpen(): void;
}>;

/** Counts up to this month as they come from the server, summed and drawn: for pages with a chart beside other things. */
export function InsightChart({ rows, period, choice, schoolNames, onOpen, ...rest }: Props) {
  const { t } = useTexts('features/insights');
  const chart = useMemo(() => {
    const words = { allSchools: t('allSchools'), unknownSchool: t('unknownSchool') };
    return chartSeries({ rows, period, choice, schoolNames, words });
  }, [rows, period, choice, schoolNames, t]);
  const lines = useMemo(() => [chart.all], [chart]);
  return (
    <ChartStage
      months={chart.months}
      lines={lines}
      isArea
      isRunning
      opens="chart"
      onPoint={onOpen}
      {...rest}
    />
  );
}
