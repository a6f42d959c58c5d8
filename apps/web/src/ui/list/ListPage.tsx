// The states of a list: waiting, slow, failed, offline, empty, or the items with the button for more.
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHeldFirstScreen } from '../../platform/useHeldFirstScreen.ts';
import { NotSeenOffline, QueryState } from '../QueryState.tsx';
import { type EndOptions, ListEnd } from './ListEnd.tsx';
import classes from './ListPage.module.css';
import { NewItemsPill } from './NewItemsPill.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import type { ListState } from './useListPage.ts';
import { useNewItems } from './useNewItems.ts';

type Props<Item> = Readonly<{
  list: ListState<Item>;
  /** False while the words are missing that its items are told in. */
  isReady?: boolean;
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

export function ListPage<Item>({
  list,
  isReady = true,
  skeleton,
  empty,
  children,
  newItems,
  end,
}: Props<Item>) {
  const { items } = list;
  useHeldFirstScreen(list.isWaiting || !isReady);
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
      ) : !isReady ? (
        skeleton
      ) : (
        <StagedItems items={items} isStaged={!isRestored} skeleton={skeleton}>
          {(drawn) => (
            <>
              <div className={classes.items} aria-busy={list.isStale} data-staged={!isRestored || undefined}>
                {newItems === undefined ? (
                  children(drawn)
                ) : (
                  <GrowingItems items={drawn} newItems={newItems}>
                    {children}
                  </GrowingItems>
                )}
              </div>
              {drawn.length < items.length ? null : (
                <ListEnd list={list} shown={items.length} options={end} />
              )}
            </>
          )}
        </StagedItems>
      )}
    </>
  );
}

/** About what a phone shows. */
const onFirstScreen = 8;
/** A step of a few items is short; a list that comes whole is not drawn in dozens of them. */
const fewestAtOnce = 2;
const mostSteps = 16;

type StagedProps<Item> = Readonly<{
  items: readonly Item[];
  isStaged: boolean;
  skeleton: ReactNode;
  children(items: readonly Item[]): ReactNode;
}>;

/** Draws some items after the other, in short steps between which a touch gets through. */
function StagedItems<Item>({ items, isStaged, skeleton, children }: StagedProps<Item>) {
  const [drawn, setDrawn] = useState(isStaged ? 0 : Infinity);
  const atOnce = Math.max(fewestAtOnce, Math.ceil(items.length / mostSteps));
  const next = drawn < items.length ? drawn + atOnce : Infinity;
  useEffect(() => {
    startTransition(() => setDrawn(next));
  }, [next]);
  useHeldFirstScreen(drawn < Math.min(onFirstScreen, items.length));
  if (drawn === 0) return skeleton;
  return children(drawn < items.length ? items.slice(0, drawn) : items);
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
