import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './ListPage.module.css';

type Props<Item> = Readonly<{
  items: readonly Item[];
  pageSize: number;
  children(shown: readonly Item[]): ReactNode;
}>;

/** A list that is completely loaded; only a part of it is rendered until the user wants more. */
export function LocalList<Item>({ items, pageSize, children }: Props<Item>) {
  const { t } = useTexts('ui');
  const [limit, setLimit] = useState(pageSize);
  return (
    <>
      {children(items.slice(0, limit))}
      <div className={classes.end}>
        <Text size="sm" c="dimmed" component="output">
          {t('list.shown', { shown: Math.min(limit, items.length), count: items.length })}
        </Text>
        {items.length > limit ? (
          <Button variant="default" onClick={() => setLimit(limit + pageSize)}>
            {t('loadMore')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
