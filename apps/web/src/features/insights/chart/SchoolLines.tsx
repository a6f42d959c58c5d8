import { allSchools, type ChartSeries, linesOf, type Series } from '@schooldog/domain/insights/chart';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ChartStage } from './ChartStage.tsx';
import { Legend } from './Legend.tsx';
import type { OpenedPoint } from './point.ts';
import classes from './SchoolLines.module.css';

type Props = Readonly<{
  /** Null while its numbers are on their way. */
  chart: ChartSeries | null;
  /** The last month is not over yet. */
  isRunning: boolean;
  /** What the chart is about, for people who do not see it. */
  label: string;
  /** Without it a point only says its number. */
  onPoint?: ((point: OpenedPoint) => void) | undefined;
}>;

/** On the axis of the sum, all schools would be at the bottom: its line is shown only on request. */
const hiddenAtFirst: ReadonlySet<string> = new Set([allSchools]);
const noLines: readonly Series[] = [];

/** A line for each school, and the black line of all of them when it is switched on. */
export function SchoolLines({ chart, label, isRunning, onPoint }: Props) {
  const { t } = useTexts('features/insights');
  const [hidden, setHidden] = useState(hiddenAtFirst);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const all = useMemo(() => (chart === null ? noLines : linesOf(chart)), [chart]);
  // The names may come a moment after the lines.
  const listed = useDeferredValue(all);
  const lines = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const open =
    onPoint === undefined ? undefined : (point: OpenedPoint) => onPoint({ ...point, hiddenIds: [...hidden] });
  return (
    <div className={classes.chart}>
      <div className={classes.column}>
        <ChartStage
          months={chart?.months ?? null}
          lines={lines}
          label={label}
          isRunning={isRunning}
          pointedAt={pointedAt}
          onPoint={open}
        />
        {onPoint === undefined ? null : <p className={classes.hint}>{t('chart.hint')}</p>}
      </div>
      <Legend lines={listed} hidden={hidden} onChange={setHidden} onPointAt={setPointedAt} />
    </div>
  );
}
