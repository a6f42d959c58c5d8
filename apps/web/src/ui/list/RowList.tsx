import { Card, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListPage } from './ListPage.tsx';
import classes from './RowList.module.css';
import type { ListState } from './useListPage.ts';

type Props<Item> = Readonly<{
  list: ListState<Item>;
  empty: ReactNode;
  /** One `li`. */
  children(item: Item): ReactNode;
}>;

/** A list page whose records are rows of one card, such as a log. */
export function RowList<Item>({ list, empty, children }: Props<Item>) {
  return (
    <ListPage list={list} skeleton={<Skeleton h={320} />} empty={empty}>
      {(items) => (
        <Card withBorder padding={0} component="ul" className={classes.list ?? ''}>
          {items.map(children)}
        </Card>
      )}
    </ListPage>
  );
}
