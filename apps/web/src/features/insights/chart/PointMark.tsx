import { VisuallyHidden } from '@mantine/core';
import { type Layout, monthName, pathOf, type Series, xOf, yOf } from '@schooldog/domain/insights/chart';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { colorOf } from './colorOf.ts';
import type { Point } from './point.ts';
import classes from './PointMark.module.css';

type Props = Readonly<{
  layout: Layout;
  months: readonly string[];
  lines: readonly Series[];
  point: Point | null;
  /** A line that is highlighted from the legend. */
  pointedAt: string | null;
  /** What comes next, where it cannot be guessed. */
  advice: string | null;
}>;

/** The point under the pointer: its line is highlighted, and its number is shown. */
export function PointMark({ layout, months, lines, point, pointedAt, advice }: Props) {
  const { t, language } = useTexts('features/insights');
  const line = lines.find(({ id }) => id === (point?.seriesId ?? pointedAt));
  const { width, height, area, top } = layout;
  const at = point?.monthAt ?? -1;
  const value = line?.values[at];
  const month = months[at];
  const said =
    line === undefined || value === undefined || month === undefined
      ? null
      : { month: monthName(month, language), count: t('entries', { count: value }) };
  const x = xOf(at, months.length, area);
  const y = yOf(value ?? 0, top, area);
  const side = x > (area.left + area.right) / 2 ? 'before' : 'after';
  return (
    <>
      {line === undefined ? null : (
        <svg className={classes.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <path className={classes.halo} d={pathOf(line.values, top, area)} />
          <path
            className={classes.line}
            d={pathOf(line.values, top, area)}
            style={{ stroke: colorOf(line.look), strokeDasharray: line.look.dash }}
          />
          {said === null ? null : (
            <circle className={classes.point} cx={x} cy={y} r={6} style={{ fill: colorOf(line.look) }} />
          )}
        </svg>
      )}
      {line === undefined || said === null ? null : (
        <div
          className={classes.note}
          data-side={side}
          aria-hidden
          style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
        >
          <strong>{line.name}</strong>
          <span>
            {said.month}: {said.count}
          </span>
          {advice === null ? null : <span className={classes.advice}>{advice}</span>}
        </div>
      )}
      <VisuallyHidden component="output">
        {line === undefined || said === null ? '' : `${line.name}, ${said.month}: ${said.count}`}
      </VisuallyHidden>
    </>
  );
}
