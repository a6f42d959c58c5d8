import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { columnsFor, type TableColumn, widthOfAll } from './tableColumns.ts';
import classes from './TableView.module.css';
import { useWidth } from './useWidth.ts';

/** By which column the list is ordered; choosing the same column again turns the order around. */
type TableSort = Readonly<{ key: string; isDescending: boolean; onChoose(key: string): void }>;

type Props<Item> = Readonly<{
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  keyOf(item: Item): string;
  sort?: TableSort;
}>;

/** The records of a list as a table, with as many columns as have room. */
export function TableView<Item>(props: Props<Item>) {
  const [ref, room] = useWidth<HTMLDivElement>();
  return <div ref={ref}>{room === undefined ? null : <MeasuredTable {...props} room={room} />}</div>;
}

type MeasuredProps<Item> = Props<Item> & Readonly<{ room: number }>;

function MeasuredTable<Item>({ label, columns, items, keyOf, sort, room }: MeasuredProps<Item>) {
  const filled = columns.filter(
    ({ key, isEmpty }) => isEmpty === undefined || key === sort?.key || !items.every(isEmpty),
  );
  // Nothing is measured where nothing is drawn.
  const { shown, below } = columnsFor(filled, room === 0 ? Infinity : room);
  const needed = widthOfAll(shown);
  return (
    <Table className={classes.table ?? ''} aria-label={label} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {shown.map((column) => (
            <HeadCell key={column.key} column={column} needed={needed} sort={sort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={keyOf(item)} className={classes.row ?? ''}>
            {shown.map(({ key, isMain, isControl, Cell }) => (
              <Table.Td key={key} data-screen-only={isControl}>
                <Cell item={item} />
                {isMain === true && below.length > 0 ? <Below columns={below} item={item} /> : null}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type HeadProps<Item> = Readonly<{ column: TableColumn<Item>; needed: number; sort: TableSort | undefined }>;

function HeadCell<Item>({ column, needed, sort }: HeadProps<Item>) {
  const { key, title, head, isControl, isSortable } = column;
  const width = widthOf(column, needed);
  if (isSortable === true && sort !== undefined) {
    return (
      <Table.Th scope="col" w={width} aria-sort={ariaSort(key, sort)}>
        <SortButton columnKey={key} title={title} sort={sort} />
      </Table.Th>
    );
  }
  return (
    <Table.Th scope="col" w={width} data-screen-only={isControl}>
      {head ?? title}
    </Table.Th>
  );
}

/** A share of what all columns need is never less than the column needs itself, as the table is at least so wide. */
function widthOf<Item>({ width, isMain, grows }: TableColumn<Item>, needed: number) {
  if (isMain === true) return undefined;
  return grows === true ? `${(100 * width) / needed}%` : `${width}px`;
}

type BelowProps<Item> = Readonly<{ columns: readonly TableColumn<Item>[]; item: Item }>;

function Below<Item>({ columns, item }: BelowProps<Item>) {
  return (
    <div className={classes.below}>
      {columns.map(({ key, Cell }) => (
        <div key={key}>
          <Cell item={item} />
        </div>
      ))}
    </div>
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
