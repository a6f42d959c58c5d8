// The states of a list: waiting, slow, failed, offline, empty, or the items with the way to more of them.
import type { ReactNode } from 'react';
import { QueryState } from '../QueryState.tsx';
import { type EndOptions, ListEnd } from './ListEnd.tsx';
import classes from './ListPage.module.css';
import { NewItemsPill } from './NewItemsPill.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import type { ListState } from './useListPage.ts';
import { useNewItems } from './useNewItems.ts';

type Props<Item> = Readonly<{
  list: ListState<Item>;
  skeleton: ReactNode;
  /** Instead of the items when there are none. */
  empty: ReactNode;
  children(items: readonly Item[]): ReactNode;
  /** Items that arrive on top do not push away what somebody reads; they wait behind this label. */
  newItems?: NewItems<Item>;
  end?: EndOptions;
}>;

type NewItems<Item> = Readonly<{
  /** Names the list: with another filter it starts over. */
  listKey: string;
  keyOf(item: Item): string;
  label(count: number): string;
}>;

export function ListPage<Item>({ list, skeleton, empty, children, newItems, end }: Props<Item>) {
  const { items } = list;
  return (
    <>
      <SlowNotice isWaiting={list.isWaiting} />
      {items === undefined ? (
        <QueryState query={list.query} isOffline={list.isOffline} skeleton={skeleton}>
          {() => null}
        </QueryState>
      ) : items.length === 0 ? (
        empty
      ) : (
        <>
          <div className={classes.items} aria-busy={list.isStale}>
            {newItems === undefined ? (
              children(items)
            ) : (
              <GrowingItems items={items} newItems={newItems}>
                {children}
              </GrowingItems>
            )}
          </div>
          <ListEnd list={list} shown={items.length} options={end} />
        </>
      )}
    </>
  );
}

type GrowingProps<Item> = Readonly<{
  items: readonly Item[];
  newItems: NewItems<Item>;
  children(items: readonly Item[]): ReactNode;
}>;

function GrowingItems<Item>({ items, newItems, children }: GrowingProps<Item>) {
  const { shown, waiting } = useNewItems(items, newItems);
  return (
    <>
      <NewItemsPill count={waiting} label={newItems.label} />
      {children(shown)}
    </>
  );
}
