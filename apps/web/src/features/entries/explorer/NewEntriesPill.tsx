import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './NewEntriesPill.module.css';

/** What has arrived on top meanwhile, for whoever reads further down. */
export function NewEntriesPill({ count }: Readonly<{ count: number }>) {
  const { t } = useTranslation('entries');
  const isCalm = useReducedMotion();
  return (
    <output className={classes.place}>
      {count === 0 ? null : (
        <Button
          className={classes.pill ?? ''}
          leftSection={<IconArrowUp size={16} aria-hidden />}
          onClick={() => window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })}
        >
          {t('arrived', { count })}
        </Button>
      )}
    </output>
  );
}
