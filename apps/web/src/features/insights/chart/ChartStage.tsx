// Lines over months, drawn by ourselves: a hundred of them must be there at once on a slow device.
import { Skeleton } from '@mantine/core';
import { layoutOf, type Series, strongLines } from '@schooldog/domain/insights/chart';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './ChartStage.module.css';
import { LinePlot } from './LinePlot.tsx';
import { firstPoint, nearestPoint, type Point, stepFrom } from './point.ts';
import { PointMark } from './PointMark.tsx';
import { useWidth } from '../../../ui/useWidth.ts';

type Props = Readonly<{
  /** Null while the numbers are on their way; the place is taken and measured already. */
  months: readonly string[] | null;
  lines: readonly Series[];
  /** What the chart is about, for people who do not see it. */
  label: string;
  /** 400 on its own page, 300 on the dashboard. */
  height?: number;
  /** One line alone is filled down to zero, and needs no name. */
  isArea?: boolean;
  /** The last month is not over yet. */
  isRunning?: boolean;
  /** A line that is looked at in the legend. */
  pointedAt?: string | null;
  /** Without it a point only says its number. */
  onPoint?: ((point: { seriesId: string; month: string }) => void) | undefined;
  /** What choosing a point leads to: the entries behind it, or the chart on its own page. */
  opens?: 'entries' | 'chart';
}>;

const noMonths: readonly string[] = [];

/** The drawing, and one button over it that takes pointer, touch and keys. */
export function ChartStage(props: Props) {
  const { lines, label, height = 400, pointedAt = null, onPoint, opens = 'entries' } = props;
  const { isArea = false, isRunning = false } = props;
  const { t } = useTexts('features/insights');
  const [ref, width = 0] = useWidth<HTMLDivElement>();
  const [point, setPoint] = useState<Point | null>(null);
  const [isTouch, setIsTouch] = useState(false);
  const wasTouched = useRef(false);
  const months = props.months ?? noMonths;
  const strong = useMemo(() => strongLines(lines), [lines]);
  const layout = useMemo(
    () => layoutOf({ width, height }, lines, isArea ? [] : strong),
    [width, height, lines, isArea, strong],
  );

  const follow = (event: PointerEvent<HTMLElement>): Point | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return nearestPoint({ x: event.clientX - left, y: event.clientY - top }, layout, lines);
  };
  const isSame = (one: Point | null) =>
    one !== null && one.seriesId === point?.seriesId && one.monthAt === point.monthAt;
  const open = () => {
    const chosen = point ?? firstPoint(lines);
    const month = chosen === null ? undefined : months[chosen.monthAt];
    if (chosen !== null && month !== undefined) onPoint?.({ seriesId: chosen.seriesId, month });
  };
  /** By keyboard, the number that Enter opens is shown and announced at once. */
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
  const hint = t(onPoint === undefined ? 'chart.keys' : `chart.keysAndOpen.${opens}`);

  return (
    <div className={classes.stage} ref={ref}>
      {props.months !== null && width > 0 ? (
        <>
          <LinePlot
            layout={layout}
            months={months}
            lines={lines}
            strong={strong}
            isArea={isArea}
            isRunning={isRunning}
          />
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
  );
}
