import { everythingChosen } from '@schooldog/domain/insights';
import type { Period } from '@schooldog/domain/insights/chart';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { PeriodFields } from './PeriodFields.tsx';

async function monthsShown(period: Period): Promise<string | null> {
  const view = {
    choice: everythingChosen,
    walkTypes: [],
    schoolIds: [],
    period,
    picture: 'overview' as const,
  };
  const insight = { view, setView: () => {}, period, thisMonth: '2026-11', offered: 'all' as const };
  await renderAs(someone('district_safety_coordinator'), <PeriodFields insight={insight} />);
  return (await screen.findByLabelText('Months')).textContent;
}

it('names one month once', async () => {
  expect(await monthsShown({ from: '2026-11', to: '2026-11' })).toBe('Nov 2026');
});

it('names the first and the last of several months', async () => {
  expect(await monthsShown({ from: '2026-09', to: '2026-11' })).toBe('Sep 2026 – Nov 2026');
});
