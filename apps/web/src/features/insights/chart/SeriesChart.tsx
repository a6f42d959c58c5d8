// Lines over months, drawn by ourselves: a hundred of them must be there at once on a slow device.
import { Skeleton } from '@mantine/core';
import { type ChartSeries, layoutOf, linesOf, type Series } from '@schooldog/domain/insights/chart';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SeriesChart.module.css';
import { Legend } from './Legend.tsx';
import { LinePlot } from './LinePlot.tsx';
import { firstPoint, nearestPoint, type OpenedPoint, type Point, stepFrom } from './point.ts';
import { PointMark } from './PointMark.tsx';
import { useWidth } from './useWidth.ts';

type Props = Readonly<{
  /** Null while its numbers are on their way; its place is taken and measured meanwhile. */
  chart: ChartSeries | null;
  /** What the chart is about, for those who do not see it. */
  label: string;
  /** 400 on its own page, 300 on the dashboard. */
  height?: number;
  withLegend?: boolean;
  /** Without it a point only says its number. */
  onPoint?: ((point: OpenedPoint) => void) | undefined;
  /** What choosing a point leads to: the entries behind it, or the chart on its own page. */
  opens?: 'entries' | 'chart';
}>;

const nothing: ReadonlySet<string> = new Set();
const noLines: readonly Series[] = [];
const noMonths: readonly string[] = [];

export function SeriesChart(props: Props) {
  const { chart, label, height = 400, withLegend = true, onPoint, opens = 'entries' } = props;

  const { t } = useTranslation('features/insights');
  const [ref, width] = useWidth<HTMLDivElement>();
  const [hidden, setHidden] = useState(nothing);
  const [point, setPoint] = useState<Point | null>(null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [isTouch, setIsTouch] = useState(false);
  const wasTouched = useRef(false);
  const months = chart?.months ?? noMonths;
  const all = useMemo(() => (chart === null ? noLines : linesOf(chart)), [chart]);
  // The names may come a moment after the lines.
  const listed = useDeferredValue(all);
  const lines = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const layout = useMemo(() => layoutOf({ width, height }, lines), [width, height, lines]);

  const follow = (event: PointerEvent<HTMLElement>): Point | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return nearestPoint({ x: event.clientX - left, y: event.clientY - top }, layout, lines);
  };
  const isSame = (one: Point | null) =>
    one !== null && one.seriesId === point?.seriesId && one.monthAt === point.monthAt;
  const open = () => {
    const chosen = point ?? firstPoint(lines);
    const month = chosen === null ? undefined : months[chosen.monthAt];
    if (chosen === null || month === undefined) return;
    onPoint?.({ seriesId: chosen.seriesId, month, hiddenIds: [...hidden] });
  };
  /** Whoever comes by keyboard sees and hears which number Enter opens. */
  const begin = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) setPoint(point ?? firstPoint(lines));
  };
  const press = (event: KeyboardEvent) => {
    const next = stepFrom(point, event.key, lines);
    if (next === null) return;
    event.preventDefault();
    setPoint(next);
  };
  /** A finger covers what it points at: the first touch shows the number, the second opens it. */
  const touch = (event: PointerEvent<HTMLElement>) => {
    const next = follow(event);
    wasTouched.current = event.pointerType !== 'mouse' && !isSame(next);
    setIsTouch(event.pointerType !== 'mouse');
    setPoint(next);
  };
  const isDrawn = chart !== null && width > 0;
  const hint = t(onPoint === undefined ? 'chart.keys' : `chart.keysAndOpen.${opens}`);

  return (
    <div className={classes.chart}>
      <div className={classes.column}>
        <div className={classes.stage} ref={ref}>
          {isDrawn ? (
            <>
              <LinePlot layout={layout} months={months} lines={lines} />
              <PointMark
                layout={layout}
                months={months}
                lines={lines}
                point={point}
                pointedAt={pointedAt}
                advice={isTouch && onPoint !== undefined ? t(`chart.again.${opens}`) : null}
              />
              <button
                type="button"
                className={classes.surface}
                aria-label={`${label}. ${hint}`}
                onPointerDown={touch}
                onPointerMove={(event) => {
                  if (event.pointerType === 'mouse') setPoint(follow(event));
                }}
                onPointerLeave={({ pointerType }) => {
                  if (pointerType === 'mouse') setPoint(null);
                }}
                onFocus={begin}
                onBlur={() => setPoint(null)}
                onKeyDown={press}
                onClick={() => {
                  if (!wasTouched.current) open();
                  wasTouched.current = false;
                }}
              />
            </>
          ) : (
            <Skeleton h={height} />
          )}
        </div>
        {onPoint === undefined || opens === 'chart' ? null : (
          <p className={classes.hint}>{t('chart.hint')}</p>
        )}
      </div>
      {withLegend ? (
        <Legend lines={listed} hidden={hidden} onChange={setHidden} onPointAt={setPointedAt} />
      ) : null}
    </div>
  );
}
