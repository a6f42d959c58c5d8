import { Checkbox, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { canSendNeighborhoodWatchAt } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { accessWork } from '../walkWork.ts';

/** The option to send an email to the schools around after completion; only once for each walk. */
export function NeighborhoodWatch({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks/inProgress');
  const actor = useActor();
  if (!canSendNeighborhoodWatchAt(actor, walk.schoolId)) return null;
  if (walk.hasSentNeighborhoodWatch) return <Text c="dimmed">{t('watch.sent')}</Text>;
  const choose = (shouldSend: boolean) =>
    enqueue(
      accessWork(
        'walks.setNeighborhoodWatch',
        { walkId: walk.id, shouldSend },
        { walk, after: { ...walk, shouldSendNeighborhoodWatch: shouldSend }, label: t('watch.work') },
      ),
    ).catch(() => toastError(t('watch.failed')));
  return (
    <Checkbox
      label={t('watch.label')}
      description={t('watch.help')}
      checked={walk.shouldSendNeighborhoodWatch}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
