import { TextInput } from '@mantine/core';
import type { ShownComponent } from '@schooldog/contract/eop';
import {
  type ComponentNameEdit,
  componentNameMerge,
  componentNameSchema,
  eopLimits,
} from '@schooldog/domain/eop';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { useMergedForm } from '../../../ui/useMergedForm.ts';
import { useComponentName } from '../parts/useComponentName.ts';

type Props = Readonly<{ component: Pick<ShownComponent, 'id' | 'name' | 'guidanceKey'>; onClose(): void }>;

export function RenameDialog({ component, onClose }: Props) {
  const { t } = useTexts('features/eop');
  const shownName = useComponentName();
  const { id: componentId, guidanceKey } = component;
  // Until someone types, a name of the default plan is shown in the reader's language and stays as it is stored.
  const [isTyped, setIsTyped] = useState(false);
  const form = useMergedForm({
    merge: componentNameMerge,
    current: { name: component.name },
    save: useMutation({
      mutationFn: (edit: ComponentNameEdit) => client.eop.renameComponent({ componentId, edit }),
      onSuccess: () => {
        toastSuccess(t('menu.renamed'));
        return refetchSoon('eop');
      },
    }),
    notSaved: t('details.failed'),
    onDone: onClose,
  });
  const history = useQuery(
    api.eop.getComponentHistory.queryOptions({
      input: form.merging.isAuthorUnknown ? { componentId } : skipToken,
    }),
  );
  const { name } = form.values;
  const isNamed = componentNameSchema.safeParse(name).success;
  return (
    <FormDialog
      title={t('menu.rename')}
      submitLabel={t('details.save')}
      isPending={form.isPending}
      problem={form.problem}
      offlineReason={t('offlineReason')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) form.submit();
        else focusFirstError(event);
      }}
    >
      <MergeConflicts
        merging={form.merging}
        labelOf={() => t('fields.name')}
        wordsOf={(value) => shownName({ name: plainWords(value), guidanceKey })}
        history={history.data}
      />
      <TextInput
        label={t('fields.name')}
        value={isTyped ? name : shownName({ name, guidanceKey })}
        onChange={({ currentTarget }) => {
          setIsTyped(true);
          form.setValues({ name: currentTarget.value });
        }}
        maxLength={eopLimits.name}
        error={isNamed ? undefined : t('required')}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
