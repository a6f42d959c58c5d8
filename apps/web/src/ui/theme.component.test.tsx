import { Autocomplete, MultiSelect, Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';

const field = { label: 'School', data: ['Oak Hill', 'Pine Ridge'] };

describe.each<[string, ReactNode]>([
  ['a select', <Select key="select" {...field} searchable />],
  ['a select of several', <MultiSelect key="several" {...field} searchable />],
  ['a field with suggestions', <Autocomplete key="suggestions" {...field} />],
])('%s', (_what, input) => {
  const show = async () => {
    const user = await renderAs(someone('principal'), input);
    return { user, box: await screen.findByRole('combobox', { name: 'School' }) };
  };

  it('stays closed when a form moves the focus there: its list would cover the error', async () => {
    const { box } = await show();
    act(() => box.focus());
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-expanded')).not.toBe('true');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('opens with a click', async () => {
    const { user, box } = await show();
    await user.click(box);
    expect(await screen.findByRole('option', { name: 'Oak Hill' })).toBeTruthy();
  });

  it('opens with a key', async () => {
    const { user, box } = await show();
    act(() => box.focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Oak Hill' })).toBeTruthy();
  });

  it('opens with what is typed', async () => {
    const { user, box } = await show();
    act(() => box.focus());
    await user.keyboard('pine');
    expect(await screen.findByRole('option', { name: 'Pine Ridge' })).toBeTruthy();
  });
});
