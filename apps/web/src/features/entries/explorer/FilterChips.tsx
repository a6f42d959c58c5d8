import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FilterChips.module.css';
import type { Explorer } from './useExplorer.ts';
import type { FilterChip } from './useFilterChips.ts';

type Props = Readonly<{ chips: readonly FilterChip[]; explorer: Explorer }>;

/** What the list is narrowed by, each removable by itself, and all at once. The order stays as it is. */
export function FilterChips({ chips, explorer }: Props) {
  const { t } = useTranslation('entries');
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            className={classes.chip ?? ''}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => explorer.setFilter(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button className={classes.chip ?? ''} variant="subtle" size="compact-sm" onClick={explorer.clear}>
          {t('chips.clearAll')}
        </Button>
      </li>
    </ul>
  );
}
