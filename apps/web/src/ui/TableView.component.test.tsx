import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TableView } from './TableView.tsx';
import { theme } from './theme.ts';

const columns = [
  {
    key: 'name',
    title: 'Name',
    width: 220,
    isMain: true as const,
    isSortable: true as const,
    Cell: NameCell,
  },
  { key: 'role', title: 'Role', width: 140, isSortable: true as const, Cell: NameCell },
  { key: 'schools', title: 'Schools', width: 160, yields: 'below' as const, Cell: NameCell },
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

const addresses = { key: 'address', title: 'Address', width: 200, yields: 'away' as const, Cell: NameCell };

function showAt(room: number, isEmpty: (item: string) => boolean = () => false): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  onTestFinished(() => void vi.restoreAllMocks());
  render(
    <MantineProvider theme={theme} env="test">
      <TableView
        label="People"
        columns={[...columns, { ...addresses, isEmpty }]}
        items={['Ada']}
        keyOf={(item) => item}
      />
    </MantineProvider>,
  );
}

const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const wordsOfMain = () => within(screen.getByRole('table')).getAllByRole('cell')[0]?.textContent;

it.each([
  [720, ['Name', 'Role', 'Schools', 'Address'], 'Ada'],
  [719, ['Name', 'Role', 'Schools'], 'Ada'],
  [519, ['Name', 'Role'], 'AdaAda'],
  [100, ['Name', 'Role'], 'AdaAda'],
])('in %i px has the columns that have room, the last ones yielding first', (room, shown, words) => {
  showAt(room);
  expect(titles()).toEqual(shown);
  expect(wordsOfMain()).toBe(words);
});

it('leaves out a column without anything in it, rather than one that has no room because of it', () => {
  showAt(520, () => true);
  expect(titles()).toEqual(['Name', 'Role', 'Schools']);
});
