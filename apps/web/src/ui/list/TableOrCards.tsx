import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import cards from '../cardList.module.css';
import { SkeletonList } from '../SkeletonList.tsx';

/** Whether there is room for the columns of a table. */
function useHasTable(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
}

type Props<Item> = Readonly<{
  items: readonly Item[];
  keyOf(item: Item): string;
  table: ReactNode;
  /** The card of an item. */
  children(item: Item): ReactNode;
}>;

/** A table where there is room for its columns, otherwise cards. */
export function TableOrCards<Item>({ items, keyOf, table, children }: Props<Item>) {
  if (useHasTable()) return table;
  return (
    <ul className={cards.grid}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

type SkeletonProps = Readonly<{ cardHeight: number; rowHeight?: number }>;

/** Before the first answer, in the same shape. */
export function TableOrCardsSkeleton({ cardHeight, rowHeight = 48 }: SkeletonProps) {
  const hasTable = useHasTable();
  return (
    <SkeletonList
      rows={8}
      height={hasTable ? rowHeight : cardHeight}
      className={hasTable ? undefined : cards.grid}
    />
  );
}
