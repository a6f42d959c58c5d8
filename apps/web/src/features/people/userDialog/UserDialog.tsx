// Create User, Edit User and Edit Profile are one dialog. It opens once the account is there.
import { Skeleton, Stack } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { newId } from '../../../platform/newId.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { useUserRecord } from './queries.ts';
import { UserForm } from './UserForm.tsx';

type Props = Readonly<{ userId: string; onClose(): void }>;

export function CreateUserDialog({ onClose }: Readonly<{ onClose(): void }>) {
  // One id for as long as the dialog is open: a repeated try cannot make a second account.
  const [userId] = useState(newId);
  return <UserForm userId={userId} user={null} onClose={onClose} />;
}

export function EditUserDialog({ userId, onClose }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const { isOffline } = useConnectivity();
  const isSelf = useActor().userId === userId;
  const { data: user, isError } = useUserRecord(userId);
  if (user !== undefined) return <UserForm key={user.id} userId={userId} user={user} onClose={onClose} />;
  return (
    <DialogFrame
      title={t(isSelf ? 'titles.profile' : 'titles.edit')}
      isDirty={false}
      onClose={onClose}
      renderFooter={() => null}
    >
      <OfflineNote>{t('offline')}</OfflineNote>
      {isError && !isOffline ? (
        <StateMessage role="alert" icon={<IconUserOff />} title={t('gone.title')} body={t('gone.body')} />
      ) : null}
      {isError || isOffline ? null : <WaitingPanels />}
    </DialogFrame>
  );
}

function WaitingPanels() {
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton h={48} />
      <Skeleton h={360} />
      <Skeleton h={56} />
      <Skeleton h={56} />
      <Skeleton h={56} />
    </Stack>
  );
}
