import {
  allSchools,
  endName,
  labelled,
  type Layout,
  monthRoom,
  numberText,
  pathOf,
  type Series,
  shortMonth,
  xOf,
  yOf,
} from '@schooldog/domain/insights/chart';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { colorOf } from './colorOf.ts';
import classes from './LinePlot.module.css';

type Props = Readonly<{ layout: Layout; months: readonly string[]; lines: readonly Series[] }>;

/** Axes and lines. It is drawn once for a set of numbers; what moves with the pointer lies on top of it. */
export const LinePlot = memo(function LinePlot({ layout, months, lines }: Props) {
  const { i18n } = useTranslation();
  const { width, height, area, ticks, top, nameHeights } = layout;
  return (
    <svg className={classes.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {ticks.map((tick) => {
        const y = yOf(tick, top, area);
        return (
          <g key={tick}>
            <line className={classes.grid} x1={area.left} x2={area.right} y1={y} y2={y} />
            <text className={classes.tick} x={area.left - 8} y={y + 4} textAnchor="end">
              {numberText(tick, i18n.language)}
            </text>
          </g>
        );
      })}
      {labelled(months.length, area.right - area.left, monthRoom).map((at) => (
        <text
          key={at}
          className={classes.tick}
          x={xOf(at, months.length, area)}
          y={area.bottom + 22}
          textAnchor="middle"
        >
          {shortMonth(months[at] ?? '', i18n.language)}
        </text>
      ))}
      {lines.toReversed().map((line) => (
        <Line key={line.id} line={line} layout={layout} />
      ))}
      {nameHeights === null
        ? null
        : lines.map(({ id, name, look }, at) => (
            <text
              key={id}
              className={classes.name}
              x={area.right + 10}
              y={(nameHeights[at] ?? 0) + 4}
              style={{ fill: colorOf(look) }}
            >
              {endName(name)}
            </text>
          ))}
    </svg>
  );
});

/** A single month has no line, only its place. */
function Line({ line: { id, look, values }, layout }: Readonly<{ line: Series; layout: Layout }>) {
  const { area, top } = layout;
  const kind = id === allSchools ? 'all' : 'school';
  if (values.length === 1)
    return (
      <circle
        className={classes.only}
        cx={xOf(0, 1, area)}
        cy={yOf(values[0] ?? 0, top, area)}
        r={5}
        style={{ fill: colorOf(look) }}
      />
    );
  return (
    <path
      className={classes.line}
      data-line={kind}
      d={pathOf(values, top, area)}
      style={{ stroke: colorOf(look), strokeDasharray: look.dash }}
    />
  );
}
