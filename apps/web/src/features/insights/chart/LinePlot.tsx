import {
  allSchools,
  areaOf,
  axisMonths,
  endName,
  type Layout,
  pathOf,
  runningPathOf,
  type Series,
  xOf,
  yOf,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { Fragment, memo, type ReactNode } from 'react';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';
import { colorOf } from './colorOf.ts';
import classes from './LinePlot.module.css';

type Props = Readonly<{
  layout: Layout;
  months: readonly string[];
  lines: readonly Series[];
  /** The others step back behind these. */
  strong: readonly Series[];
  isArea: boolean;
  /** The last month is not over yet, so the step to it is dotted. */
  isRunning: boolean;
}>;

/** Axes and lines. They are rendered once for a set of numbers; what moves with the pointer is on top. */
export const LinePlot = memo(function LinePlot(props: Props) {
  const { layout, months, lines, strong, isArea, isRunning } = props;
  const language = useScreenLanguage();
  const { width, height, area, ticks, top, names } = layout;
  const weak = strong.length === lines.length ? [] : lines.filter((line) => !strong.includes(line));
  return (
    <svg className={classes.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {ticks.map((tick) => {
        const y = yOf(tick, top, area);
        return (
          <g key={tick}>
            <line className={classes.grid} x1={area.left} x2={area.right} y1={y} y2={y} />
            <text className={classes.tick} x={area.left - 8} y={y + 4} textAnchor="end">
              {numberText(tick, language)}
            </text>
          </g>
        );
      })}
      {axisMonths(months, area.right - area.left, language).map(({ at, month, year }) => {
        const x = xOf(at, months.length, area);
        return (
          <text key={at} className={classes.tick} y={area.bottom + 20} textAnchor="middle">
            <tspan x={x}>{month}</tspan>
            {year === null ? null : (
              <tspan x={x} dy={16} className={classes.year}>
                {year}
              </tspan>
            )}
          </text>
        );
      })}
      {isArea
        ? lines.map(({ id, values }) => (
            <path key={id} className={classes.area} d={areaOf(values, top, area)} />
          ))
        : null}
      <g className={classes.weak}>{weak.map((line) => drawn(line, layout, isRunning))}</g>
      {strong.toReversed().map((line) => drawn(line, layout, isRunning))}
      {names.map(({ line: { id, name, look }, y }) => (
        <text key={id} className={classes.name} x={area.right + 10} y={y + 4} style={{ fill: colorOf(look) }}>
          {endName(name)}
        </text>
      ))}
    </svg>
  );
});

/** Not a component, because a hundred of them cost time. A single month has no line, only its place. */
function drawn({ id, look, values }: Series, { area, top }: Layout, isRunning: boolean): ReactNode {
  if (values.length === 1)
    return (
      <circle
        key={id}
        cx={xOf(0, 1, area)}
        cy={yOf(values[0] ?? 0, top, area)}
        r={5}
        style={{ fill: colorOf(look) }}
      />
    );
  const { certain, soFar } = isRunning
    ? runningPathOf(values, top, area)
    : { certain: pathOf(values, top, area), soFar: '' };
  const stroke = colorOf(look);
  return (
    <Fragment key={id}>
      <path
        className={classes.line}
        data-line={id === allSchools ? 'all' : 'school'}
        d={certain}
        style={{ stroke, strokeDasharray: look.dash }}
      />
      {soFar === '' ? null : <path className={classes.soFar} d={soFar} style={{ stroke }} />}
    </Fragment>
  );
}
