import { CloseButton, Text } from '@mantine/core';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './SelectionBar.module.css';
import type { Selection } from './useSelection.ts';

type Props = Readonly<{ selection: Selection; label: string; children: ReactNode }>;

/** How many are selected, a button that ends it, and what can be done with them. */
export function SelectionFrame({ selection, label, children }: Props) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <section className={classes.bar} aria-label={label}>
      <CloseButton size={44} aria-label={t('select.clear')} onClick={selection.clear} />
      <Text fw={600} component="output" className={classes.count ?? ''}>
        {t('select.count', { count: selection.ids.size })}
      </Text>
      {selection.ids.size < workOrderLimits.selected ? null : <Text size="sm">{t('select.most')}</Text>}
      {children}
    </section>
  );
}
