import type { ReactNode } from 'react';
import cards from '../cardList.module.css';
import { SkeletonList } from '../SkeletonList.tsx';

type Props<Item> = Readonly<{
  hasTable: boolean;
  items: readonly Item[];
  keyOf(item: Item): string;
  table: ReactNode;
  /** The card of an item. */
  children(item: Item): ReactNode;
}>;

/** A table where there is room for its columns, otherwise cards. */
export function TableOrCards<Item>({ hasTable, items, keyOf, table, children }: Props<Item>) {
  if (hasTable) return table;
  return (
    <ul className={cards.grid}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

type SkeletonProps = Readonly<{ hasTable: boolean; cardHeight: number; rowHeight?: number }>;

/** Before the first answer, in the same shape. */
export function TableOrCardsSkeleton({ hasTable, cardHeight, rowHeight = 48 }: SkeletonProps) {
  return (
    <SkeletonList
      rows={8}
      height={hasTable ? rowHeight : cardHeight}
      className={hasTable ? undefined : cards.grid}
    />
  );
}
