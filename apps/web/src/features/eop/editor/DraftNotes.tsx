import { Alert, Button, Group } from '@mantine/core';
import type { EopLease } from '@schooldog/contract/eop';
import { IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { SealedDraft } from './sync/sealedDrafts.ts';
import type { LeaseState } from './sync/useLease.ts';

type Props = Readonly<{
  lease: LeaseState;
  found: SealedDraft | null;
  onRestore(draft: SealedDraft): void;
  onDiscard(): void;
}>;

/** Who writes, and text of this person that was never sent. */
export function DraftNotes({ lease, found, onRestore, onDiscard }: Props) {
  const { t } = useTexts('features/eop/editor');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const writerText = ({ userId, userName }: EopLease) =>
    userId === actor.userId ? t('lease.self') : t('lease.other', { name: userName });
  const discard = async () => {
    const isSure = await confirm({
      title: t('unsent.discardTitle'),
      body: t('unsent.discardBody'),
      confirmLabel: t('unsent.discard'),
      danger: true,
    });
    if (isSure) onDiscard();
  };
  return (
    <>
      {lease.isMine ? null : (
        <Alert color="blue" variant="light" icon={<IconPencil aria-hidden />} mb="md" aria-live="polite">
          {lease.other === null ? t('lease.free') : writerText(lease.other)}
          <Group mt="sm">
            <Button mih={44} loading={lease.isAsking} disabled={isOffline} onClick={() => void lease.take()}>
              {t(lease.other === null ? 'lease.start' : 'lease.takeOver')}
            </Button>
          </Group>
        </Alert>
      )}
      {found === null ? null : (
        <Alert
          color="orange"
          variant="light"
          icon={<IconDeviceFloppy aria-hidden />}
          mb="md"
          title={t('unsent.title')}
        >
          {t('unsent.body')} <RelativeTime moment={found.time} />
          <Group mt="sm">
            <Button mih={44} onClick={() => onRestore(found)}>
              {t('unsent.restore')}
            </Button>
            <Button mih={44} variant="default" onClick={() => void discard()}>
              {t('unsent.discard')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
