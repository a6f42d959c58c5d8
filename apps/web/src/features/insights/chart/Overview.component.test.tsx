import { chartSeries } from '@schooldog/domain/insights/chart';
import type { CountRow } from '@schooldog/domain/insights';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Legend } from './Legend.tsx';
import { Overview } from './Overview.tsx';

const idOf = (at: number) => `school${String(at).padStart(14, '0')}`;
const row = (at: number, concerns: number): CountRow => [
  ...([idOf(at), '2026-09'] as const),
  ...([concerns, 0, 0, 0, 0, 0, 0, 0, 0] as const),
];

/** School 1 has 10 entries, school 2 has 20 and so on. */
function chartOf(schools: number) {
  const rows = Array.from({ length: schools }, (_, at) => row(at + 1, (at + 1) * 10));
  return chartSeries({
    rows,
    period: { from: '2026-08', to: '2026-10' },
    choice: {},
    schoolNames: new Map(rows.map(([id]) => [id, `School ${Number(id.slice(6))}`])),
    words: { allSchools: 'All Schools', unknownSchool: '' },
  });
}

it('the five schools with the most stand beside the sum, and each opens its entries', async () => {
  const onSchool = vi.fn<(schoolId: string) => void>();
  const onAll = vi.fn<() => void>();
  const user = await renderAs(
    someone('district_safety_coordinator'),
    <Overview chart={chartOf(7)} label="Entries" isRunning={false} onSchool={onSchool} onAll={onAll} />,
  );
  const top = within(await screen.findByRole('region', { name: 'Most entries by school' }));
  expect(top.getAllByRole('listitem').map((item) => /School \d/.exec(item.textContent)?.[0])).toEqual([
    'School 7',
    'School 6',
    'School 5',
    'School 4',
    'School 3',
  ]);
  await user.click(top.getByRole('button', { name: /School 6\s*60 entries/ }));
  expect(onSchool).toHaveBeenCalledWith(idOf(6));
  await user.click(top.getByRole('button', { name: 'See all 7 schools' }));
  expect(onAll).toHaveBeenCalledOnce();
});

it('a single school is the sum, so it is not listed', async () => {
  await renderAs(
    someone('principal'),
    <Overview chart={chartOf(1)} label="Entries" isRunning={false} onAll={() => {}} />,
  );
  await screen.findByText('', { selector: 'div[data-schools="false"]' });
  expect(screen.queryByRole('region')).toBeNull();
});

it('the line of all schools has its own box, which "Show all" leaves alone', async () => {
  const { all, schools } = chartOf(3);
  const onChange = vi.fn<(hidden: ReadonlySet<string>) => void>();
  const user = await renderAs(
    someone('district_safety_coordinator'),
    <Legend
      lines={[all, ...schools]}
      hidden={new Set([all.id, idOf(2)])}
      onChange={onChange}
      onPointAt={() => {}}
    />,
  );
  await screen.findByRole('checkbox', { name: 'All Schools', checked: false });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set([all.id]));
  await user.click(screen.getByRole('checkbox', { name: 'All Schools' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set([idOf(2)]));
});
