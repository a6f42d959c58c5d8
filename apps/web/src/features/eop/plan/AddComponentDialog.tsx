import { Select, TextInput } from '@mantine/core';
import { componentNameSchema, eopLimits, eopSections, type EopSection } from '@schooldog/domain/eop';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { intervalFrom } from '../parts/intervalFrom.ts';

type Props = Readonly<{ schoolId: string; onClose(): void }>;

export function AddComponentDialog({ schoolId, onClose }: Props) {
  const { t } = useTexts('features/eop');
  const navigate = useNavigate();
  const [componentId] = useState(newId);
  const [name, setName] = useState('');
  const [section, setSection] = useState<EopSection | null>(null);
  const [months, setMonths] = useState(String(eopLimits.intervalMonths.usual));
  const [isChecked, setIsChecked] = useState(false);
  const interval = intervalFrom(months);
  const isNamed = componentNameSchema.safeParse(name).success;
  const adding = useMutation(
    api.eop.addComponent.mutationOptions({
      onSuccess: async () => {
        const open = () =>
          void navigate({ to: '/eop/$schoolId/$componentId', params: { schoolId, componentId } });
        toastSuccess(t('add.done'), { label: t('add.open'), run: open });
        onClose();
        await refetchSoon('eop');
      },
    }),
  );
  return (
    <FormDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      isPending={adding.isPending}
      problem={adding.isError ? (rejectionText(adding.error) ?? t('add.failed')) : null}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isNamed || section === null || interval === null) focusFirstError(event);
        else adding.mutate({ componentId, schoolId, name, section, certificationIntervalMonths: interval });
      }}
    >
      <TextInput
        label={t('fields.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={eopLimits.name}
        error={isChecked && !isNamed ? t('required') : undefined}
        required
        data-autofocus
      />
      <Select
        label={t('fields.section')}
        placeholder={t('add.section')}
        data={eopSections.map((one) => ({ value: one, label: t(`sections.${one}`) }))}
        value={section}
        onChange={(chosen) => setSection(eopSections.find((one) => one === chosen) ?? null)}
        error={isChecked && section === null ? t('required') : undefined}
        required
      />
      <TextInput
        label={t('fields.certificationIntervalMonths')}
        inputMode="numeric"
        value={months}
        onChange={({ currentTarget }) => setMonths(currentTarget.value)}
        error={isChecked && interval === null ? t('wholePositive') : undefined}
        required
      />
    </FormDialog>
  );
}
