import { alertLimits } from '@schooldog/domain/alerts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ alertId: string; onClose(): void }>;

export function ResolveDialog({ alertId, onClose }: Props) {
  const { t } = useTexts('features/alerts');
  const { saved, refused } = useSaved();
  const [note, setNote] = useState('');
  const resolve = useMutation(
    api.alerts.resolveSafetyAlert.mutationOptions({
      onSuccess: async () => {
        onClose();
        await saved(t('actions.resolved'));
      },
      onError: refused,
    }),
  );
  const isTooLong = note.trim().length > alertLimits.resolutionNote;
  return (
    <FormDialog
      title={t('resolveDialog.title')}
      submitLabel={t('resolveDialog.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) resolve.mutate({ safetyAlertId: alertId, note });
      }}
      onClose={onClose}
      isPending={resolve.isPending}
      problem={null}
    >
      <GrowingTextField
        label={t('resolveDialog.note')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={isTooLong ? t('acknowledge.tooLong', { maximum: alertLimits.resolutionNote }) : null}
        minRows={3}
        maxRows={8}
        data-autofocus
      />
    </FormDialog>
  );
}
