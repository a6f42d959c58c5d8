import { Drawer, Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import type { WalkState } from '../offlineWalks.ts';
import { UnreadEntries } from '../parts/UnreadEntries.tsx';
import { WalkEntryList } from './WalkEntryList.tsx';

type Props = Pick<WalkState, 'entries' | 'unread'> & Readonly<{ walk: ShownWalk; onClose(): void }>;

/** The entries logged so far: from the side on wide screens, a dialog on narrow ones. */
export function EntriesDrawer({ walk, entries, unread, onClose }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { t: tUi } = useTexts('ui');
  const isPhone = useIsPhone();
  useCloseOnBack(onClose, !isPhone);
  const content =
    entries.length + unread === 0 ? (
      <Text c="dimmed">{t('entries.none')}</Text>
    ) : (
      <>
        <UnreadEntries count={unread} />
        <WalkEntryList walk={walk} entries={entries} />
      </>
    );
  if (isPhone) {
    return (
      <Dialog title={t('entries.title')} onClose={onClose}>
        {content}
      </Dialog>
    );
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={t('entries.title')}
      closeButtonProps={{ 'aria-label': tUi('close'), size: 44 }}
    >
      {content}
    </Drawer>
  );
}
