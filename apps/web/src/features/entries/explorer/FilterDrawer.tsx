import { Button, Drawer, Group, Skeleton, Stack } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { FilterFields } from './FilterFields.tsx';
import classes from './FilterDrawer.module.css';
import { SortSelect } from './SortSelect.tsx';
import type { Explorer } from './useExplorer.ts';

type Props = Readonly<{
  isOpen: boolean;
  onClose(): void;
  explorer: Explorer;
  /** How many entries match the filter; undefined while unknown. */
  count: number | undefined;
}>;

/** Where there is no room beside the list, the filters come from the side; the list behind follows at once. */
export function FilterDrawer({ isOpen, onClose, explorer, count }: Props) {
  const { t } = useTexts('features/entries');
  const { t: tUi } = useTexts('ui');
  useCloseOnBack(onClose, isOpen);
  // The drawer comes at once, and its fields as soon as they can.
  const isSettled = useDeferredValue(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={400}
      title={t('filters.title')}
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Stack gap="md" className={classes.fields ?? ''}>
        {isSettled ? (
          <>
            <SortSelect explorer={explorer} />
            <FilterFields explorer={explorer} />
          </>
        ) : (
          <Skeleton h={540} />
        )}
      </Stack>
      <Group className={classes.end ?? ''} gap="xs" wrap="nowrap">
        {explorer.count > 0 ? (
          <Button variant="default" onClick={explorer.clear}>
            {tUi('chips.clearAll')}
          </Button>
        ) : null}
        <Button flex={1} onClick={onClose}>
          {count === undefined ? t('filters.show') : t('filters.showCount', { count })}
        </Button>
      </Group>
    </Drawer>
  );
}
