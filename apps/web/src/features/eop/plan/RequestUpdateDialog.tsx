import { Text } from '@mantine/core';
import type { ListedComponent } from '@schooldog/contract/eop';
import { eopLimits } from '@schooldog/domain/eop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { useComponentName } from '../parts/useComponentName.ts';

type Props = Readonly<{
  component: Pick<ListedComponent, 'id' | 'name' | 'guidanceKey' | 'pointOfContactName'>;
  onClose(): void;
}>;

/** Asks the point of contact by mail to update a component. */
export function RequestUpdateDialog({ component, onClose }: Props) {
  const { t } = useTexts('features/eop');
  const [message, setMessage] = useState('');
  const name = useComponentName()(component);
  const sending = useMutation(
    api.eop.sendEopCertificationEmail.mutationOptions({
      onSuccess: () => {
        toastSuccess(t('request.sent'));
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('request.title')}
      submitLabel={t('request.submit')}
      isPending={sending.isPending}
      problem={sending.isError ? (rejectionText(sending.error) ?? t('request.failed')) : null}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate({ eopComponentId: component.id, emailMessage: message });
      }}
    >
      <Text>{t('request.body', { contact: component.pointOfContactName ?? '', name })}</Text>
      <GrowingTextField
        label={t('request.message')}
        description={t('request.length', { length: message.length, most: eopLimits.message })}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        maxLength={eopLimits.message}
        minRows={4}
        data-autofocus
      />
    </FormDialog>
  );
}
