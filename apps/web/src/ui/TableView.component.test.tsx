import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TableView } from './TableView.tsx';
import { theme } from './theme.ts';

const columns = [
  { key: 'name', title: 'Name', isSortable: true as const, Cell: NameCell },
  { key: 'role', title: 'Role', isSortable: true as const, Cell: NameCell },
  { key: 'schools', title: 'Schools', Cell: NameCell },
];

function NameCell({ item }: Readonly<{ item: string }>) {
  return item;
}

it('says by which column it is ordered, and lets another be chosen', async () => {
  const onChoose = vi.fn<(key: string) => void>();
  render(
    <MantineProvider theme={theme} env="test">
      <TableView
        label="People"
        columns={columns}
        items={['Ada']}
        keyOf={(item) => item}
        sort={{ key: 'name', isDescending: true, onChoose }}
      />
    </MantineProvider>,
  );
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', 'none', null]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Role' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('role');
  expect(screen.queryByRole('button', { name: 'Schools' })).toBeNull();
});
