import { Skeleton, Stack } from '@mantine/core';
import { type Schools, schoolsWith } from '@schooldog/domain/permissions';
import {
  canSeeBoardAt,
  isFieldOffered,
  type TasksSettings,
  tasksSettingsOf,
} from '@schooldog/domain/workOrders';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { restoreSeen } from '../../../platform/localDatabase/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isArchivedSchool, recentSchool } from '../../schools/index.ts';
import { seenWorkOrders } from '../seenWorkOrders.ts';
import type { Opening } from './open.ts';
import { startOf, type Start } from './start.ts';
import { WorkOrderForm } from './WorkOrderForm.tsx';

type Props = Readonly<{ opening: Opening; onClose(): void }>;

/** Create and Edit Work Order. What was begun before is read from the device first, which takes a moment. */
export function WorkOrderDialog({ opening, onClose }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const [begun, setBegun] = useState<Readonly<{ start: Start; settings: TasksSettings }> | null>(null);
  const actor = useActor();
  const read = useEffectEvent(async () => {
    const { userId } = actor;
    const settings = await settingsFor(userId);
    const last = recentSchool('workOrder', userId);
    const start = await startOf(opening, {
      userId,
      schools: openSchools(schoolsWith(actor, 'propose tasks')),
      lastSchool: last === null || isArchivedSchool(last) ? null : last,
      defaultBoard: (schoolId) => {
        const { defaultTaskBoard: boardId } = settings;
        if (boardId === null || schoolId === null) return null;
        if (!isFieldOffered(settings, { actor, schoolId }, 'taskBoard')) return null;
        return canSeeBoardAt(actor, { schoolId, boardId }) ? boardId : null;
      },
      seen: (workOrderId) => seenWorkOrders(queryClient).find(({ id }) => id === workOrderId),
    });
    if (start !== null) return { start, settings };
    toast(t('rejected.gone'));
    onClose();
    return null;
  });
  useEffect(() => {
    let isCurrent = true;
    void read().then((found) => {
      if (isCurrent) setBegun(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  if (begun === null) {
    return (
      <Dialog
        title={t(`title.${opening.mode === 'edit' ? 'edit' : 'create'}`)}
        width="workOrder"
        onClose={onClose}
      >
        <Stack gap="md">
          <Skeleton h={64} radius="md" />
          <Skeleton h={120} radius="md" />
          <Skeleton h={240} radius="md" />
        </Stack>
      </Dialog>
    );
  }
  const { start, settings } = begun;
  // Starting over is another form, with nothing of the first in it.
  const startOver = () =>
    setBegun({ settings, start: { ...start, filled: start.fresh, isFromDraft: false } });
  return (
    <WorkOrderForm
      key={String(start.isFromDraft)}
      start={start}
      settings={settings}
      onStartOver={startOver}
      onClose={onClose}
    />
  );
}

function openSchools(schools: Schools): Schools {
  return schools === 'all' ? schools : schools.filter((id) => !isArchivedSchool(id));
}

/** Without a network those that were seen last. Without any, an order can still be raised; the server checks it. */
async function settingsFor(userId: string): Promise<TasksSettings> {
  const options = api.workOrders.getTasksSettings.queryOptions();
  if (connectivity.get().isOffline) await restoreSeen(queryClient, userId);
  const known = queryClient.getQueryData(options.queryKey);
  if (connectivity.get().isOffline) return known ?? tasksSettingsOf({});
  return queryClient.query(options).catch(() => known ?? tasksSettingsOf({}));
}
