import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DropMenu } from '../../../ui/floating/DropMenu.tsx';
import { EntryExportButtons } from '../EntryExportButtons.tsx';
import { entryFilter } from './entryFilter.ts';
import classes from './ListBar.module.css';
import { mayDownload } from './mayDownload.ts';
import type { Explorer } from './useExplorer.ts';

const PrintItem = lazyPart('dialog', async () => (await import('./PrintItem.tsx')).PrintItem);

type Props = Readonly<{
  explorer: Explorer;
  count: number | undefined;
  order: ReactNode;
  viewSwitch: ReactNode;
  /** Where the filters are behind a button. */
  onOpenFilters?: () => void;
}>;

/** Above the list: the order, or the button of the filters, downloads, and printing. */
export function ListBar({ explorer, count, order, viewSwitch, onOpenFilters }: Props) {
  const { t } = useTexts('features/entries');
  const actor = useActor();
  const { filter } = explorer;
  const { search: _search, ...behindButton } = filter;
  const filterCount = entryFilter.count(behindButton);
  return (
    <div className={classes.bar}>
      {onOpenFilters === undefined ? (
        <div className={classes.sort}>{order}</div>
      ) : (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={onOpenFilters}
        >
          {filterCount === 0 ? t('filters.title') : t('filters.openCount', { count: filterCount })}
        </Button>
      )}
      <div className={classes.end}>
        {viewSwitch}
        {mayDownload(actor, filter) ? (
          <EntryExportButtons filter={filter} total={count} title={t('title')} />
        ) : null}
        <DropMenu
          position="bottom-end"
          renderButton={(props) => (
            <ActionIcon {...props} variant="default" size={36} aria-label={t('more')}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          )}
        >
          <PrintItem filter={filter} />
        </DropMenu>
      </div>
    </div>
  );
}
