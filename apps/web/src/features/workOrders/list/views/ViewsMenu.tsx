import { Button, Menu, Text } from '@mantine/core';
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../../ui/floating/BackMenu.tsx';
import type { FilterState } from '../../../../ui/list/useFilter.ts';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useViews } from './useViews.ts';
import { filterOfView, viewQuery } from './viewQuery.ts';

/** The person's named views. Saving and deleting need a connection. */
export function ViewsMenu({ filtering }: Readonly<{ filtering: FilterState<WorkOrderListFilter> }>) {
  const { t } = useTexts('features/workOrders/list');
  const { filter, setFilter } = filtering;
  const { isOffline } = useConnectivity();
  const views = useViews();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const query = viewQuery(filter);
  const present = views.find((view) => view.query === query);
  return (
    <>
      <BackMenu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            maw={220}
            leftSection={<IconBookmark size={18} aria-hidden />}
            {...(present === undefined ? {} : { 'aria-label': t('views.chosen', { name: present.name }) })}
          >
            <Text span inherit truncate>
              {present?.name ?? t('views.title')}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="60dvh" style={{ overflowY: 'auto' }}>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              onClick={() => setFilter(filterOfView(view.query))}
              rightSection={view === present ? <IconCheck size={16} aria-label={t('views.present')} /> : null}
            >
              {view.name}
            </Menu.Item>
          ))}
          {views.length === 0 ? <Menu.Label>{t('views.none')}</Menu.Label> : null}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconDeviceFloppy size={18} aria-hidden />}
            disabled={isOffline}
            onClick={() => setOpen('save')}
          >
            {t('views.save')}
          </Menu.Item>
          {views.length === 0 ? null : (
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              disabled={isOffline}
              onClick={() => setOpen('manage')}
            >
              {t('views.manage')}
            </Menu.Item>
          )}
          {isOffline ? <Menu.Label>{t('views.offline')}</Menu.Label> : null}
        </Menu.Dropdown>
      </BackMenu>
      {open === 'save' ? (
        <SaveViewDialog query={query} present={present} views={views} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'manage' ? <ManageViewsDialog views={views} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
