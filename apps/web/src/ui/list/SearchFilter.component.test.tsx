import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { SearchFilter } from './SearchFilter.tsx';

type Filter = { tag: string; search?: string | undefined };

function Searched({ onChange }: Readonly<{ onChange(filter: Filter): void }>) {
  const [filter, setFilter] = useState<Filter>({ tag: 'ice' });
  const change = (changed: Filter) => {
    setFilter(changed);
    onChange(changed);
  };
  return (
    <>
      <SearchFilter label="Search walks" placeholder="Leader or school" filter={filter} onChange={change} />
      <button type="button" onClick={() => change({ tag: 'ice', search: 'from elsewhere' })}>
        Back
      </button>
    </>
  );
}

it('searches once after a pause in typing, and keeps the other filters', async () => {
  const onChange = vi.fn<(filter: Filter) => void>();
  const user = await renderAs(someone('principal'), <Searched onChange={onChange} />);
  const field = await screen.findByRole('searchbox', { name: 'Search walks' });
  expect(field.getAttribute('maxlength')).toBe('100');
  await user.type(field, 'loose latch ');
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ tag: 'ice', search: 'loose latch ' }]]));
  expect(field).toHaveProperty('value', 'loose latch ');
});

it('a value from elsewhere replaces what was typed, and a button clears it', async () => {
  const onChange = vi.fn<(filter: Filter) => void>();
  const user = await renderAs(someone('principal'), <Searched onChange={onChange} />);
  const field = await screen.findByRole('searchbox', { name: 'Search walks' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field).toHaveProperty('value', 'from elsewhere');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveProperty('value', '');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ tag: 'ice', search: '' }));
});
