import { Text } from '@mantine/core';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import { alertLimits } from '@schooldog/domain/alerts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { UserPicker } from '../../picker/index.ts';
import { EmergencyNotice } from '../EmergencyNotice.tsx';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ alert: DetailedAlert; onClose(): void }>;

/** Those who have the alert already may be named again; they are not told twice. */
export function AddRecipientsDialog({ alert, onClose }: Props) {
  const { t } = useTexts('features/alerts');
  const { saved, refused } = useSaved();
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const add = useMutation(
    api.alerts.addSafetyAlertRecipients.mutationOptions({
      onSuccess: async () => {
        onClose();
        await saved(t('actions.added'));
      },
      onError: refused,
    }),
  );
  return (
    <FormDialog
      title={t('addDialog.title')}
      submitLabel={t('addDialog.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        if (userIds.length > 0) add.mutate({ safetyAlertId: alert.id, userIds: [...userIds] });
      }}
      onClose={onClose}
      isPending={add.isPending}
      isDisabled={userIds.length === 0}
      problem={null}
    >
      <EmergencyNotice />
      <Text size="sm" mb="sm">
        {t('addDialog.hint')}
      </Text>
      <UserPicker
        label={t('addDialog.label')}
        value={userIds}
        onChange={setUserIds}
        max={alertLimits.recipients - alert.recipients.length}
        withoutSelf
        permission="receive safety alerts"
        atSchoolId={alert.schoolId}
      />
    </FormDialog>
  );
}
