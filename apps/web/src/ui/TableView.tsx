import { Table } from '@mantine/core';
import type { ComponentType } from 'react';
import classes from './TableView.module.css';

export type TableColumn<Item> = Readonly<{
  key: string;
  title: string;
  /** Share of the width; the others divide what is left. */
  width?: string;
  Cell: ComponentType<Readonly<{ item: Item }>>;
}>;

type Props<Item> = Readonly<{
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  keyOf(item: Item): string;
}>;

/** The records of a list as a table, for wide screens. */
export function TableView<Item>({ label, columns, items, keyOf }: Props<Item>) {
  return (
    <Table className={classes.table ?? ''} aria-label={label} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title, width }) => (
            <Table.Th key={key} scope="col" w={width}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={keyOf(item)}>
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
