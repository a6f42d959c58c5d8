import { Skeleton } from '@mantine/core';
import { organizationMerge, type OrganizationSettings } from '@schooldog/domain/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { useOrganization } from '../../schools/index.ts';
import { EscalationField, type EscalationValue, minutesIn } from './EscalationField.tsx';

type Props = Readonly<{ onClose(): void }>;

export function AlertRulesDialog({ onClose }: Props) {
  const settings = useOrganization().data;
  if (settings === undefined) return <Skeleton h={0} />;
  return <AlertRulesForm settings={settings} onClose={onClose} />;
}

function AlertRulesForm({ settings, onClose }: Props & Readonly<{ settings: OrganizationSettings }>) {
  const { t } = useTexts('features/settings/alertRules');
  const queryClient = useQueryClient();
  const { districtName, timeZone, currency, stateBranding, alertEscalationMinutes } = settings;
  const [value, setValue] = useState<EscalationValue>(alertEscalationMinutes);
  const [isChecked, setChecked] = useState(false);
  const minutes = minutesIn(value);
  const merging = useMerging(organizationMerge, {
    current: { districtName, timeZone, currency, stateBranding, alertEscalationMinutes },
    read: () => ({
      districtName,
      timeZone,
      currency,
      stateBranding,
      alertEscalationMinutes: minutes === undefined ? alertEscalationMinutes : minutes,
    }),
    write: (values) => setValue(values.alertEscalationMinutes),
  });
  const history = useQuery(
    api.settings.getOrganizationHistory.queryOptions({ input: {}, enabled: merging.isAuthorUnknown }),
  );
  const mergeProblem = useMergeProblem();
  const save = useMutation(
    api.settings.saveOrganization.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.settings.key() });
        onClose();
        toastSuccess(t('saved'));
      },
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('save')}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const edit = minutes === undefined ? null : merging.edit();
        if (edit !== null) save.mutate({ edit });
      }}
      onClose={onClose}
      isPending={save.isPending}
      problem={save.isError ? (mergeProblem(save.error) ?? t('saveFailed')) : null}
    >
      <MergeConflicts
        merging={merging}
        labelOf={() => t('minutes')}
        wordsOf={(stored) => (stored === null ? t('off') : JSON.stringify(stored))}
        history={history.data}
      />
      <EscalationField
        value={value}
        onChange={setValue}
        error={isChecked && minutes === undefined ? t('invalid') : null}
      />
    </FormDialog>
  );
}
