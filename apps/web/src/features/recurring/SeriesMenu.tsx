import { Menu } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import {
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSparkles,
  IconTool,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { workOrderFilter } from '../workOrders/index.ts';
import { useSeriesContext } from './seriesContext.ts';
import { MoreMenu } from '../../ui/MoreMenu.tsx';

/** Everything that can be done to a series. */
export function SeriesMenu({ series }: Readonly<{ series: ShownSeries }>) {
  const { t } = useTexts('features/recurring');
  const { isOffline } = useConnectivity();
  const { edit, showHistory, actions } = useSeriesContext();
  return (
    <MoreMenu label={t('menu.label', { title: series.title })} whyNot={isOffline ? t('offline') : undefined}>
      <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => edit(series)}>
        {t('menu.edit')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconSparkles size={18} aria-hidden />}
        onClick={() => void actions.generate(series)}
      >
        {t('menu.generate')}
      </Menu.Item>
      <Menu.Item
        leftSection={
          series.isPaused ? (
            <IconPlayerPlay size={18} aria-hidden />
          ) : (
            <IconPlayerPause size={18} aria-hidden />
          )
        }
        onClick={() => void actions.pause(series)}
      >
        {t(series.isPaused ? 'menu.resume' : 'menu.pause')}
      </Menu.Item>
      {series.needsOwner ? (
        <Menu.Item
          leftSection={<IconUserCheck size={18} aria-hidden />}
          onClick={() => void actions.takeOver(series)}
        >
          {t('menu.takeOver')}
        </Menu.Item>
      ) : null}
      <Menu.Item
        leftSection={<IconTool size={18} aria-hidden />}
        renderRoot={(props) => (
          <Link to="/tasks" search={workOrderFilter.write({ seriesId: series.id })} {...props} />
        )}
      >
        {t('menu.orders')}
      </Menu.Item>
      <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={() => showHistory(series)}>
        {t('menu.history')}
      </Menu.Item>
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void actions.remove(series)}
      >
        {t('menu.delete')}
      </Menu.Item>
    </MoreMenu>
  );
}
