import { Skeleton, Stack } from '@mantine/core';
import { type Schools, schoolsWith } from '@schooldog/domain/permissions';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { isSeenRestored, restoreSeen } from '../../../platform/localDatabase/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isArchivedSchool } from '../../schools/index.ts';
import { seenEntries } from '../seenEntries.ts';
import { EntryForm } from './EntryForm.tsx';
import type { Opening } from './open.ts';
import { recentSchool } from './recent.ts';
import { startOf, type Start } from './start.ts';

type Props = Readonly<{
  opening: Opening;
  /** False while the form is only drawn ahead; what the device has is read again when it is opened. */
  isOpen?: boolean | undefined;
  onClose(): void;
}>;

/** A form that is there by then needs no other dialog before it: to replace one takes a slow phone longer. */
const patience = 300;

/** Log Entry and Edit Entry. What was begun before is read from the device first, which takes a moment. */
export function EntryDialog({ opening, isOpen, onClose }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const [start, setStart] = useState<Start | null>(null);
  const [isRead, setIsRead] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const actor = useActor();
  const read = useEffectEvent(async () => {
    const { userId } = actor;
    await restoreIfMissing(userId);
    const schools = openSchools(schoolsWith(actor, 'log entries'));
    const last = recentSchool(userId);
    const found = await startOf(opening, {
      userId,
      schools,
      lastSchool: last === null || isArchivedSchool(last) ? null : last,
      seen: (entryId) => seenEntries(queryClient).find(({ id }) => id === entryId),
    });
    if (found === null) {
      toast(t('rejected.gone'));
      onClose();
    }
    return found;
  });
  const isAhead = isOpen === false;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => setIsSlow(!isAhead), patience);
    void read().then((found) => {
      clearTimeout(timer);
      if (!isCurrent) return;
      setStart(found);
      setIsRead(!isAhead);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAhead]);

  // Starting over is another form, with nothing of the first in it.
  const startOver = useCallback(
    () => setStart((before) => before && { ...before, filled: before.fresh, isFromDraft: false }),
    [],
  );

  if (start === null || (isSlow && !isRead)) {
    return !isSlow ? null : (
      <Dialog title={t(`title.${kindOf(opening)}`)} onClose={onClose}>
        <Stack gap="md">
          <Skeleton h={64} radius="md" />
          <Skeleton h={240} radius="md" />
        </Stack>
      </Dialog>
    );
  }
  return (
    <EntryForm
      key={String(start.isFromDraft)}
      start={start}
      isOpen={isOpen === undefined ? undefined : isRead}
      onStartOver={startOver}
      onClose={onClose}
    />
  );
}

function kindOf(opening: Opening): 'log' | 'edit' | 'alert' {
  if (opening.mode !== 'edit') return 'log';
  return opening.withAlert === true ? 'alert' : 'edit';
}

function openSchools(schools: Schools): Schools {
  return schools === 'all' ? schools : schools.filter((id) => !isArchivedSchool(id));
}

/** The network may have gone before everything was fetched; what this person saw last time is better than nothing. */
async function restoreIfMissing(userId: string): Promise<void> {
  const { isOffline } = connectivity.get();
  const isRestored = isSeenRestored(userId);
  const known = queryClient.getQueryData(api.settings.getObservationSettings.queryKey());
  if (known !== undefined && (!isOffline || isRestored)) return;
  await restoreSeen(queryClient, userId);
}
