import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './TableView.module.css';

export type TableColumn<Item> = Readonly<{
  key: string;
  title: string;
  /** In the place of the title, such as a checkbox for all rows. */
  head?: ReactNode;
  /** Share of the width; the others divide what is left. */
  width?: string;
  /** The list can be ordered by it. */
  isSortable?: true;
  Cell: ComponentType<Readonly<{ item: Item }>>;
}>;

/** By which column the list is ordered; choosing the same column again turns the order around. */
type TableSort = Readonly<{ key: string; isDescending: boolean; onChoose(key: string): void }>;

type Props<Item> = Readonly<{
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  keyOf(item: Item): string;
  sort?: TableSort;
}>;

/** The records of a list as a table, for wide screens. */
export function TableView<Item>({ label, columns, items, keyOf, sort }: Props<Item>) {
  return (
    <Table className={classes.table ?? ''} aria-label={label} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title, head, width, isSortable }) =>
            isSortable === true && sort !== undefined ? (
              <Table.Th key={key} scope="col" w={width} aria-sort={ariaSort(key, sort)}>
                <SortButton columnKey={key} title={title} sort={sort} />
              </Table.Th>
            ) : (
              <Table.Th key={key} scope="col" w={width}>
                {head ?? title}
              </Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={keyOf(item)} className={classes.row ?? ''}>
            {columns.map(({ key, Cell }) => (
              <Table.Td key={key}>
                <Cell item={item} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function SortButton({
  columnKey,
  title,
  sort,
}: Readonly<{ columnKey: string; title: string; sort: TableSort }>) {
  const Icon = sort.key !== columnKey ? IconArrowsSort : sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.sort ?? ''} onClick={() => sort.onChoose(columnKey)}>
      {title}
      <Icon size={14} data-chosen={sort.key === columnKey || undefined} aria-hidden />
    </UnstyledButton>
  );
}

function ariaSort(key: string, sort: TableSort): 'ascending' | 'descending' | 'none' {
  if (sort.key !== key) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}
