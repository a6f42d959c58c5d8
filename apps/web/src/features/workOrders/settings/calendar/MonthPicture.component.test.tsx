import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { MonthPicture } from './MonthPicture.tsx';

const workWeek = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  overrides: [],
} as const;

it('begins on Sunday, and a weekend is a quiet day, not one in the red of a break', async () => {
  await renderAs(
    someone('principal'),
    <MonthPicture calendar={workWeek} month="2026-11" today="2026-11-18" />,
  );
  const month = within(await screen.findByRole('table', { name: 'November 2026' }));
  const heads = month.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'));
  expect([heads[0], heads.at(-1)]).toEqual(['Sunday', 'Saturday']);
  // November 1, 2026, is a Sunday.
  const kinds = month
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('[data-kind]')?.getAttribute('data-kind'));
  expect(kinds.slice(0, 7)).toEqual(['none', ...workWeek.days.map(() => 'workDay'), 'none']);
});
