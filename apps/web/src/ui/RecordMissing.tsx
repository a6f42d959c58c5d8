import { VisuallyHidden } from '@mantine/core';
import { type Icon, IconCloudOff, IconPlugConnectedX, IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import type { RecordState } from '../platform/offlineRecords/useShownRecord.ts';
import { StateMessage } from './StateMessage.tsx';

type Missing = Exclude<RecordState<unknown>, { kind: 'shown' }>;
type Kind = Exclude<Missing['kind'], 'waiting'>;

const icons: Readonly<Record<Kind, Icon>> = {
  notFound: IconSearchOff,
  gone: IconSearchOff,
  deleted: IconTrash,
  neverSeen: IconCloudOff,
  failed: IconPlugConnectedX,
};

type Props = Readonly<{
  state: Missing;
  /** What the page is about, for screen readers. */
  heading: string;
  words(kind: Kind): Readonly<{ title: string; body: string }>;
  toList: Readonly<{ label: string; run(): void }>;
}>;

/** Why there is no record here, and what to do instead. */
export function RecordMissing({ state, heading, words, toList }: Props) {
  const { t } = useTexts('ui');
  if (state.kind === 'waiting') return null;
  const MissingIcon = icons[state.kind];
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1}>
        {heading}
      </VisuallyHidden>
      <StateMessage
        role={state.kind === 'failed' ? 'alert' : 'status'}
        icon={<MissingIcon />}
        {...words(state.kind)}
        action={state.kind === 'failed' ? { label: t('state.retry'), run: state.retry } : toList}
      />
    </>
  );
}
