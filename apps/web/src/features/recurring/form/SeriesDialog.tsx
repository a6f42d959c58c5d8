import { Skeleton } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { mergedSeriesOf } from '@schooldog/domain/recurring';
import { isFieldOffered, type TasksSettings } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useActor } from '../../../platform/session/session.ts';
import { SeriesFormDialog } from './SeriesFormDialog.tsx';
import { newValues, valuesOf } from './values.ts';

type Props = Readonly<{
  /** Null for a new one. */
  series: ShownSeries | null;
  onClose(): void;
}>;

/** Create and Edit Recurring Work Order. What the form offers depends on the settings. */
export function SeriesDialog({ series, onClose }: Props) {
  const { t } = useTexts('features/recurring/form');
  const { isOffline } = useConnectivity();
  const settings = useQuery(api.workOrders.getTasksSettings.queryOptions());
  if (settings.data !== undefined)
    return <Begun series={series} settings={settings.data} onClose={onClose} />;
  return (
    <Dialog title={t(series === null ? 'title.create' : 'title.edit')} width="workOrder" onClose={onClose}>
      <QueryState query={settings} isOffline={isOffline} skeleton={<Skeleton h={400} radius="md" />}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

function Begun({ series, settings, onClose }: Props & Readonly<{ settings: TasksSettings }>) {
  const actor = useActor();
  const [begun] = useState(() => {
    const { defaultTaskBoard: boardId } = settings;
    // Every school has the same boards for someone who keeps the settings.
    const isOffered = isFieldOffered(settings, { actor, schoolId: '' }, 'taskBoard');
    const values = series === null ? newValues(isOffered ? boardId : null) : valuesOf(series);
    return { values, base: series === null ? null : mergedSeriesOf(series), conflicts: [] };
  });
  return <SeriesFormDialog series={series} settings={settings} begun={begun} onClose={onClose} />;
}
