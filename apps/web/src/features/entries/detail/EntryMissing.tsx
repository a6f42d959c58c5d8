import { VisuallyHidden } from '@mantine/core';
import { type Icon, IconCloudOff, IconPlugConnectedX, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import type { RecordState } from '../../../platform/offlineRecords/useShownRecord.ts';

type Missing = Exclude<RecordState<unknown>, { kind: 'shown' }>;
type Kind = Exclude<Missing['kind'], 'waiting'>;

const icons: Readonly<Record<Kind, Icon>> = {
  notFound: IconSearchOff,
  gone: IconSearchOff,
  deleted: IconTrash,
  neverSeen: IconCloudOff,
  failed: IconPlugConnectedX,
};

/** Why there is no entry here, and what to do instead. */
export function EntryMissing({ state }: Readonly<{ state: Missing }>) {
  const { t } = useTranslation('features/entries');
  const navigate = useNavigate();
  if (state.kind === 'waiting') return null;
  const MissingIcon = icons[state.kind];
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {t('detail.title')}
      </VisuallyHidden>
      <StateMessage
        role={state.kind === 'failed' ? 'alert' : 'status'}
        icon={<MissingIcon />}
        title={t(`detail.${state.kind}.title`)}
        body={t(`detail.${state.kind}.body`)}
        action={
          state.kind === 'failed'
            ? { label: t('retry'), run: state.retry }
            : { label: t('detail.toList'), run: () => void navigate({ to: '/entries' }) }
        }
      />
    </>
  );
}
