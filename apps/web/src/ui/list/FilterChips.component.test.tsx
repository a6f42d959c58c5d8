import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { FilterChips } from './FilterChips.tsx';

const chips = [
  { key: 'school', label: 'Oak Hill', without: { opinion: 'praise' } },
  { key: 'opinion', label: 'Praises', without: { school: 'oakHill' } },
];

it('each chip removes its own filter, and one button all of them', async () => {
  const onChange = vi.fn<(filter: object) => void>();
  const onClear = vi.fn<() => void>();
  const user = await renderAs(
    someone('principal'),
    <FilterChips chips={chips} onChange={onChange} onClear={onClear} />,
  );
  const list = within(await screen.findByRole('list', { name: 'Active filters' }));
  await user.click(list.getByRole('button', { name: 'Remove filter Oak Hill' }));
  expect(onChange).toHaveBeenCalledWith({ opinion: 'praise' });
  await user.click(list.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledOnce();
});

it('without filters there is no list', async () => {
  await renderAs(someone('principal'), <FilterChips chips={[]} onChange={() => {}} onClear={() => {}} />);
  expect(screen.queryByRole('list')).toBeNull();
});
