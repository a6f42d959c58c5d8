import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './ListPage.module.css';

type Props = Readonly<{ count: number; label(count: number): string }>;

/** How many items have arrived on top while the user reads further down, and a button to them. */
export function NewItemsPill({ count, label }: Props) {
  const isReduced = useReducedMotion();
  return (
    <output className={classes.pillPlace}>
      {count === 0 ? null : (
        <Button
          className={classes.pill ?? ''}
          leftSection={<IconArrowUp size={16} aria-hidden />}
          onClick={() => window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })}
        >
          {label(count)}
        </Button>
      )}
    </output>
  );
}
