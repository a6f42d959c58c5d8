import { TextInput } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import { componentNameSchema, eopLimits } from '@schooldog/domain/eop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useComponentName } from '../parts/useComponentName.ts';

type Props = Readonly<{ component: Pick<ShownComponent, 'id' | 'name' | 'guidanceKey'>; onClose(): void }>;

export function RenameDialog({ component, onClose }: Props) {
  const { t } = useTranslation('features/eop');
  const [name, setName] = useState(useComponentName()(component));
  const isNamed = componentNameSchema.safeParse(name).success;
  const renaming = useMutation(
    api.eop.renameComponent.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('menu.renamed'));
        onClose();
        await refetchSoon('eop');
      },
    }),
  );
  return (
    <FormDialog
      title={t('menu.rename')}
      submitLabel={t('details.save')}
      isPending={renaming.isPending}
      problem={renaming.isError ? (rejectionText(renaming.error) ?? t('details.failed')) : null}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) renaming.mutate({ componentId: component.id, name });
        else focusFirstError(event);
      }}
    >
      <TextInput
        label={t('fields.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={eopLimits.name}
        error={isNamed ? undefined : t('required')}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
