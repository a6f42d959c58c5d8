import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { revisionsRequested, type Submission } from '@schooldog/domain/walks';
import { IconMessage2Exclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { WalkState } from '../offlineWalks.ts';

type Names = WalkState['submissionNames'];
type NoteProps = Readonly<{ request: Submission; names: Names }>;

/** The reviewer's comments, where a reviewer asked for revisions. */
export function RevisionsNote({ request, names }: NoteProps) {
  const { t } = useTexts('features/walks/inProgress');
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconMessage2Exclamation aria-hidden />}
      title={t('revisions.title')}
    >
      <RevisionsWords request={request} names={names} />
    </Alert>
  );
}

function RevisionsWords({ request, names }: NoteProps) {
  const { t } = useTexts('features/walks/inProgress');
  const name = names.find(({ userId }) => userId === request.userId)?.name ?? t('formerUser');
  return (
    <>
      <Text size="sm">{t('revisions.by', { name })}</Text>
      <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{request.comments}</Text>
    </>
  );
}

/** Opens with the page, for the leader of a walk that a reviewer sent back. */
export function RevisionsDialog({ walk, names }: Readonly<{ walk: ShownWalk; names: Names }>) {
  const { t } = useTexts('features/walks/inProgress');
  const [seen, setSeen] = useState<string | null>(null);
  const isLeader = useUser().id === walk.leaderUserId;
  const request = revisionsRequested(walk);
  if (request === null || !isLeader || seen === request.timestamp) return null;
  const close = () => setSeen(request.timestamp);
  return (
    <Dialog title={t('revisions.title')} onClose={close}>
      <Stack gap="md">
        <RevisionsWords request={request} names={names} />
        <Group justify="flex-end">
          <Button data-autofocus onClick={close}>
            {t('revisions.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
