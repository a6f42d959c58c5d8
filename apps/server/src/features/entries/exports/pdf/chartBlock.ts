import { Circle, G, Line, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { PrintedChart, PrintedLook } from './report.ts';
import { paperWidth, styles } from './styles.ts';

/** Three names beside each other stay readable, and a hundred schools need little more than half a page. */
const columns = 3;
const axisColor = '#5c5750';

export function chartBlock(chart: PrintedChart) {
  return createElement(
    View,
    { style: styles.chart },
    createElement(
      View,
      { wrap: false },
      createElement(Text, { style: styles.chartTitle }, chart.title),
      createElement(Text, { style: styles.facts }, chart.facts),
      drawing(chart),
    ),
    legend(chart),
  );
}

function drawing({ width, height, grid, months, lines, names }: PrintedChart) {
  const style = { ...styles.drawing, width: paperWidth, height: (paperWidth * height) / width };
  return createElement(
    Svg,
    { viewBox: `0 0 ${width} ${height}`, style },
    grid.map(({ from, to, y, label }) =>
      createElement(
        G,
        { key: label },
        createElement(Line, { x1: from, x2: to, y1: y, y2: y, stroke: '#cfcac2', strokeWidth: 1 }),
        drawnText({ x: from - 8, y: y + 4, textAnchor: 'end', fill: axisColor }, label),
      ),
    ),
    months.map(({ x, y, label }) =>
      drawnText({ key: label, x, y, textAnchor: 'middle', fill: axisColor }, label),
    ),
    lines.map(({ path, dot, ...look }, at) =>
      dot === null
        ? createElement(Path, { key: at, d: path ?? '', fill: 'none', ...strokeOf(look) })
        : createElement(Circle, { key: at, cx: dot.x, cy: dot.y, r: 5, fill: look.color }),
    ),
    names.map(({ x, y, color, label }, at) => drawnText({ key: at, x, y, fill: color }, label)),
  );
}

type Drawn = Readonly<{
  key?: string | number;
  x: number;
  y: number;
  fill: string;
  textAnchor?: 'middle' | 'end';
}>;

function drawnText(drawn: Drawn, label: string) {
  return createElement(Text, { ...drawn, style: styles.drawnText }, label);
}

/** Whole rows, so that what does not fit goes on the next page. */
function legend({ legend: lines }: PrintedChart) {
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, at) =>
    lines.slice(at * columns, (at + 1) * columns),
  );
  const sample = { x1: 0, x2: 28, y1: 6, y2: 6 };
  return rows.map((row, at) =>
    createElement(
      View,
      { key: at, style: styles.legendRow, wrap: false },
      row.map(({ name, total, ...look }, column) =>
        createElement(
          View,
          { key: column, style: styles.legendLine },
          createElement(
            Svg,
            { viewBox: '0 0 28 12', style: styles.legendSample },
            createElement(Line, { ...sample, ...strokeOf({ ...look, width: look.width + 1 }) }),
          ),
          createElement(Text, { style: styles.legendName }, name),
          createElement(Text, { style: styles.legendTotal }, total),
        ),
      ),
    ),
  );
}

function strokeOf({ color, dash, width }: PrintedLook) {
  return {
    stroke: color,
    strokeWidth: width,
    strokeLinejoin: 'round',
    ...(dash === null ? {} : { strokeDasharray: dash }),
  } as const;
}
