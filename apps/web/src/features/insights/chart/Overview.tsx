import { type ChartSeries, largestFirst } from '@schooldog/domain/insights/chart';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChartStage } from './ChartStage.tsx';
import classes from './Overview.module.css';
import type { OpenedPoint } from './point.ts';
import { TopSchools } from './TopSchools.tsx';

type Props = Readonly<{
  /** Null while its numbers are on their way. */
  chart: ChartSeries | null;
  /** The last month is not over yet. */
  isRunning: boolean;
  label: string;
  onPoint?: ((point: OpenedPoint) => void) | undefined;
  onSchool?: ((schoolId: string) => void) | undefined;
  /** Leads to all of the schools. */
  onAll(): void;
}>;

const shownSchools = 5;

/** The sum of all schools, and beside it the schools with the most, each on an axis of its own. */
export function Overview({ chart, label, isRunning, onPoint, onSchool, onAll }: Props) {
  const { t } = useTexts('features/insights');
  const lines = useMemo(() => (chart === null ? [] : [chart.all]), [chart]);
  const top = useMemo(() => largestFirst(chart?.schools ?? []).slice(0, shownSchools), [chart]);
  const hasSchools = chart === null || chart.schools.length > 1;
  return (
    <div className={classes.overview} data-schools={hasSchools}>
      <div className={classes.sum}>
        <ChartStage
          months={chart?.months ?? null}
          lines={lines}
          label={label}
          isRunning={isRunning}
          isArea
          onPoint={onPoint}
        />
        {onPoint === undefined ? null : <p className={classes.hint}>{t('chart.hint')}</p>}
      </div>
      {chart !== null && hasSchools ? (
        <TopSchools chart={chart} schools={top} onSchool={onSchool} onAll={onAll} />
      ) : null}
    </div>
  );
}
