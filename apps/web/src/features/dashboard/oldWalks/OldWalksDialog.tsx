import { Button, Group, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AlertRegion } from '../../../ui/AlertRegion.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DeleteWalkDialog } from '../../walks/index.ts';
import classes from './OldWalks.module.css';
import { OldWalkRow } from './OldWalkRow.tsx';
import { useCompleteWalks } from './useCompleteWalks.ts';

type Props = Readonly<{ walks: readonly ShownWalk[]; onClose(): void }>;

/** Completes all of them, or deletes one. What could not be completed stays, with its reason. */
export function OldWalksDialog({ walks, onClose }: Props) {
  const { t } = useTexts('features/dashboard/oldWalks');
  const { completeAll, isPending, outcome } = useCompleteWalks(onClose);
  const [deleting, setDeleting] = useState<ShownWalk | null>(null);
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('later')}
          </Button>
          <Button loading={isPending} disabled={walks.length === 0} onClick={() => void completeAll(walks)}>
            {t('completeAll')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text>{t('body')}</Text>
        <AlertRegion color="orange" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {outcome === null
            ? null
            : t('partial', { done: outcome.done, total: outcome.done + outcome.failures.size })}
        </AlertRegion>
        <ul className={classes.walks}>
          {walks.map((walk) => (
            <OldWalkRow
              key={walk.id}
              walk={walk}
              reason={outcome?.failures.get(walk.id)}
              isBusy={isPending}
              onDelete={() => setDeleting(walk)}
              onOpen={onClose}
            />
          ))}
        </ul>
      </Stack>
      {deleting === null ? null : (
        <DeleteWalkDialog
          walk={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (walks.length === 1) onClose();
            return Promise.resolve();
          }}
        />
      )}
    </Dialog>
  );
}
