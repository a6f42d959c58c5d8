import type { CountRow } from '@schooldog/domain/insights';
import { allSchools, chartSeries } from '@schooldog/domain/insights/chart';
import { describe, expect, it } from 'vitest';
import { chartBlocks } from './chartBlocks.ts';

const schoolId = (at: number) => `school${String(at).padStart(14, '0')}`;
const row = (at: number, month: string, concerns: number): CountRow => [
  ...([schoolId(at), month] as const),
  ...([concerns, 0, 0, 0, 0, 0, 0, 0, 0] as const),
];

type Choice = Readonly<{ to?: string; language?: string; hiddenIds?: readonly string[] }>;

function drawn(rows: readonly CountRow[], choice: Choice = {}) {
  const { to = '2026-10', language = 'en', hiddenIds = [] } = choice;
  const schoolNames = new Map(rows.map(([id]) => [id, `School ${Number(id.slice(6))}`]));
  const words = { allSchools: 'All Schools', unknownSchool: '' };
  const chart = chartSeries({ rows, period: { from: '2026-08', to }, choice: {}, schoolNames, words });
  const blocks = chartBlocks({ chart, hiddenIds, language, title: 'Nguyễn', facts: 'facts' });
  const shapes = blocks.flatMap((block) => (block.kind === 'drawing' ? block.shapes : []));
  const texts = shapes.flatMap((shape) => (shape.shape === 'text' ? [shape] : []));
  const labels = (align: 'right' | 'center' | undefined) =>
    texts.filter((shape) => shape.align === align).map(({ text }) => text);
  return {
    blocks,
    paths: shapes.flatMap((shape) => (shape.shape === 'path' && shape.width > 1 ? [shape] : [])),
    dots: shapes.flatMap((shape) => (shape.shape === 'dot' ? [shape] : [])),
    legend: blocks.flatMap((block) => (block.kind === 'legend' ? block.lines : [])),
    grid: labels('right'),
    months: labels('center'),
    names: labels(undefined),
  };
}

describe('a chart in the PDF', () => {
  it('draws the black line of all schools, below it a line for each school, and a legend of all', () => {
    const { blocks, paths, legend, names, grid, months } = drawn([
      row(1, '2026-08', 1200),
      row(1, '2026-10', 40),
      row(2, '2026-09', 300),
    ]);
    expect(legend.map(({ name, total }) => [name, total])).toEqual([
      ['All Schools', '1,540'],
      ['School 1', '1,240'],
      ['School 2', '300'],
    ]);
    expect(paths[0]).toMatchObject({ color: '#000000', dash: [], width: 3 });
    const looks = paths.map(({ color, dash }) => ({ color, dash }));
    expect([...looks.slice(0, 1), ...looks.slice(1).toReversed()]).toEqual(
      legend.map(({ color, dash }) => ({ color, dash })),
    );
    expect(paths.map(({ path }) => path.match(/[ML]/g)?.length)).toEqual([3, 3, 3]);
    expect(names).toEqual(['All Schools', 'School 1', 'School 2']);
    // Each drawing has its own axis.
    expect(grid).toEqual(['0', '500', '1,000', '1,500', '0', '500', '1,000', '1,500']);
    const axis = ['Aug', '2026', 'Sep', 'Oct'];
    expect(months).toEqual([...axis, ...axis]);
    expect(blocks).toMatchObject([
      { text: 'Nguyễn', level: 2 },
      { text: 'facts' },
      { alt: 'Nguyễn. facts' },
      { alt: 'Nguyễn. facts' },
      {},
    ]);
  });

  it('leaves out hidden lines, and includes them in the sum', () => {
    const rows = [row(1, '2026-08', 5), row(2, '2026-08', 7), row(3, '2026-08', 9)];
    const legendWithout = (...hiddenIds: string[]) =>
      drawn(rows, { hiddenIds }).legend.map(({ name, total }) => `${name} ${total}`);
    expect(legendWithout(schoolId(2))).toEqual(['All Schools 21', 'School 1 5', 'School 3 9']);
    expect(legendWithout(allSchools, schoolId(1))).toEqual(['School 2 7', 'School 3 9']);
  });

  it('shows a single month as dots, and works in Spanish', () => {
    const { paths, dots, months } = drawn([row(1, '2026-08', 5)], { to: '2026-08', language: 'es' });
    expect(paths).toEqual([]);
    expect(dots).toMatchObject([{ color: '#000000' }]);
    expect(months).toEqual(['ago', '2026']);
  });

  it('names a hundred schools in the legend only, each with its own style', () => {
    const { legend, names } = drawn(Array.from({ length: 100 }, (_, at) => row(at, '2026-08', at + 1)));
    expect(legend).toHaveLength(101);
    expect(new Set(legend.map(({ color, dash }) => `${color} ${dash.join(' ')}`)).size).toBe(101);
    expect(names).toEqual(['All Schools']);
  });
});
