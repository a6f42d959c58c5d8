import {
  allSchools,
  endName,
  labelled,
  type Layout,
  monthRoom,
  pathOf,
  type Series,
  shortMonth,
  xOf,
  yOf,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { memo, type ReactNode } from 'react';
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
      {lines.toReversed().map((line) => drawn(line, layout))}
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

/** Not a component, because a hundred of them cost time. A single month has no line, only its place. */
function drawn({ id, look, values }: Series, { area, top }: Layout): ReactNode {
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
  return (
    <path
      key={id}
      className={classes.line}
      data-line={id === allSchools ? 'all' : 'school'}
      d={pathOf(values, top, area)}
      style={{ stroke: colorOf(look), strokeDasharray: look.dash }}
    />
  );
}
