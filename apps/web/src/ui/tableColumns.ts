import type { ComponentType, ReactNode } from 'react';

export type TableColumn<Item> = Readonly<{
  key: string;
  title: string;
  /** In the place of the title, such as a checkbox for all rows. */
  head?: ReactNode;
  /** What its longest word needs, with the padding of the cell, in pixels. */
  width: number;
  /** It says what the record is. All room that is left over is its own. */
  isMain?: true;
  /** It grows with the table. */
  grows?: true;
  /** Where there is no room for all columns, the last of these goes first: below the words of the main column, or away. */
  yields?: 'below' | 'away';
  /** A column without anything in it takes no room from the others. */
  isEmpty?(item: Item): boolean;
  /** It has only what can be pressed, so paper goes without it. */
  isControl?: true;
  /** The list can be ordered by it. */
  isSortable?: true;
  Cell: ComponentType<Readonly<{ item: Item }>>;
}>;

type Yielding = Readonly<{ width: number; yields?: 'below' | 'away' }>;

/** A list is a table where this much room is; every table manages with it once its columns have yielded. */
export const tableRoom = 860;

/** What the main column needs at least. */
export const mainWidth = 220;

export function widthOfAll(columns: readonly Readonly<{ width: number }>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

/** The columns that are shown as such, and those that stand below the words of the main column. */
export function columnsFor<Column extends Yielding>(
  columns: readonly Column[],
  room: number,
): Readonly<{ shown: readonly Column[]; below: readonly Column[] }> {
  let shown = columns;
  const below: Column[] = [];
  while (widthOfAll(shown) > room) {
    const yielding = shown.findLast(({ yields }) => yields !== undefined);
    if (yielding === undefined) break;
    shown = shown.filter((column) => column !== yielding);
    if (yielding.yields === 'below') below.unshift(yielding);
  }
  return { shown, below };
}
