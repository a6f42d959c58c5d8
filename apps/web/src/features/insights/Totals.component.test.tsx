import { type CountRow, everythingChosen } from '@schooldog/domain/insights';
import type { Period } from '@schooldog/domain/insights/chart';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { Totals } from './Totals.tsx';
import { useInsightData } from './useInsightData.ts';

const thisMonth = '2026-11';
const concernsIn = (month: string, concerns: number): CountRow => [
  ...([oakHill.id, month] as const),
  ...([concerns, 0, 0, 0, 0, 0, 0, 0, 0] as const),
];
const rows = [concernsIn('2026-09', 40), concernsIn('2026-10', 50), concernsIn(thisMonth, 5)];

function Shown({ period }: Readonly<{ period: Period }>) {
  const view = {
    choice: everythingChosen,
    walkTypes: [],
    schoolIds: [],
    period,
    picture: 'overview' as const,
  };
  const insight = { view, setView: () => {}, period, thisMonth, offered: 'all' as const };
  const { query, chart } = useInsightData(insight);
  return <Totals insight={insight} rows={query.data?.rows} chart={chart} />;
}

async function showTotals(period: Period) {
  fakeApi({ 'insights.getInsightCount': () => ({ rows }), 'schools.listSchoolNames': () => [oakHill] });
  await renderAs(someone('district_safety_coordinator'), <Shown period={period} />);
  return within(await screen.findByRole('region', { name: 'Totals' }));
}

it('the running month is counted but compared with nothing', async () => {
  const totals = await showTotals({ from: '2026-10', to: thisMonth });
  expect(totals.getAllByText('10 more (25%)')).toHaveLength(2);
  totals.getByText(
    "Compares October 2026 with September 2026. The totals include this month, which isn't over yet and isn't compared.",
  );
});

it('alone it has no change at all', async () => {
  const totals = await showTotals({ from: thisMonth, to: thisMonth });
  expect(totals.getAllByText('5')).toHaveLength(2);
  expect(totals.queryByText(/more|fewer|Compares/)).toBeNull();
});
