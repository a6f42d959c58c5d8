// The states of a list: waiting, slow, failed, offline, empty, or the items with the button for more.
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { holdFirstScreen } from '../../platform/afterFirstScreen.ts';
import { NotSeenOffline, QueryState } from '../QueryState.tsx';
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
  /** Items that arrive on top do not push away what the user reads; they wait behind this label. */
  newItems?: NewItems<Item>;
  end?: EndOptions;
}>;

type NewItems<Item> = Readonly<{
  /** Identifies the list: with another filter it starts over. */
  listKey: string;
  keyOf(item: Item): string;
  label(count: number): string;
}>;

export function ListPage<Item>({ list, skeleton, empty, children, newItems, end }: Props<Item>) {
  const { items } = list;
  useHeldFirstScreen(list.isWaiting);
  // Back leads to a list that is here already: it is drawn as a whole, so that the page can scroll to where it was.
  const [isRestored] = useState(items !== undefined);
  return (
    <>
      <SlowNotice isWaiting={list.isWaiting} />
      {items === undefined ? (
        <QueryState query={list.query} isOffline={list.isOffline} skeleton={skeleton}>
          {/* The answer to an earlier filter. */}
          {() => <NotSeenOffline />}
        </QueryState>
      ) : items.length === 0 ? (
        empty
      ) : (
        <>
          <div className={classes.items} aria-busy={list.isStale}>
            <StagedItems items={items} isStaged={!isRestored} skeleton={skeleton}>
              {(drawn) =>
                newItems === undefined ? (
                  children(drawn)
                ) : (
                  <GrowingItems items={drawn} newItems={newItems}>
                    {children}
                  </GrowingItems>
                )
              }
            </StagedItems>
          </div>
          <ListEnd list={list} shown={items.length} options={end} />
        </>
      )}
    </>
  );
}

/** About what a phone shows. */
const drawnAtOnce = 8;

type StagedProps<Item> = Readonly<{
  items: readonly Item[];
  isStaged: boolean;
  skeleton: ReactNode;
  children(items: readonly Item[]): ReactNode;
}>;

/** Draws one screen of items after the other, in short steps between which a touch gets through. */
function StagedItems<Item>({ items, isStaged, skeleton, children }: StagedProps<Item>) {
  const [drawn, setDrawn] = useState(isStaged ? 0 : Infinity);
  const next = drawn < items.length ? drawn + drawnAtOnce : Infinity;
  useEffect(() => {
    startTransition(() => setDrawn(next));
  }, [next]);
  useHeldFirstScreen(drawn === 0);
  if (drawn === 0) return skeleton;
  return children(drawn < items.length ? items.slice(0, drawn) : items);
}

/** A list is what its page is opened for. */
function useHeldFirstScreen(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdFirstScreen() : undefined), [isHeld]);
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
