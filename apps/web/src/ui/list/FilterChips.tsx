import { Box, Button, type MantineSpacing } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { FilterChip } from './defineFilter.ts';
import classes from './FilterChips.module.css';

type Props<Filter> = Readonly<{
  chips: readonly FilterChip<Filter>[];
  onChange(filter: Filter): void;
  onClear(): void;
  mb?: MantineSpacing;
}>;

/** The active filters of a list, removable one by one or all at once. */
export function FilterChips<Filter>({ chips, onChange, onClear, mb = 0 }: Props<Filter>) {
  const { t } = useTexts('ui');
  if (chips.length === 0) return null;
  return (
    <Box component="ul" className={classes.chips ?? ''} mb={mb} aria-label={t('chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            className={classes.chip ?? ''}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button className={classes.chip ?? ''} variant="subtle" size="compact-sm" onClick={onClear}>
          {t('chips.clearAll')}
        </Button>
      </li>
    </Box>
  );
}
