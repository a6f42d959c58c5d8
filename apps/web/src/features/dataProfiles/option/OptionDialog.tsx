import { TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type DataProfileOption, optionFormMerge, profileLimits } from '@schooldog/domain/dataProfiles';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';
import { DetailFields } from './DetailFields.tsx';
import { errorsOf, formOf, type OptionValues, valuesOf } from './optionForm.ts';

type Props = Readonly<{ dataProfileId: string; option: DataProfileOption | null; onClose(): void }>;

/** Adds a location, or edits a known one. */
export function OptionDialog({ dataProfileId, option, onClose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  // One id for as long as the dialog is open: a repeated try cannot make a second location.
  const [optionId] = useState(newId);
  const form = useForm<OptionValues>({
    initialValues: valuesOf(option),
    validate: (values) => errorsOf(values, t),
  });
  const done = async (message: string) => {
    await saved(message);
    onClose();
  };
  const create = useMutation(
    api.dataProfiles.createDataProfileOption.mutationOptions({
      onSuccess: ({ label }) => done(t('option.added', { name: label })),
    }),
  );
  const merging = useMerging(optionFormMerge, {
    current: option ?? formOf(valuesOf(null)),
    read: () => formOf(form.getValues()),
    write: ({ label, aliases, attributes }) =>
      form.setValues(valuesOf({ label, aliases: [...aliases], attributes })),
  });
  const history = useQuery(
    api.dataProfiles.getDataProfileOptionHistory.queryOptions({
      input: option !== null && merging.isAuthorUnknown ? { optionId: option.id } : skipToken,
    }),
  );
  const mergeProblem = useMergeProblem();
  const edit = useMutation(
    api.dataProfiles.editDataProfileOption.mutationOptions({
      onSuccess: () => done(t('saved')),
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const submit = (values: OptionValues) => {
    if (option === null) {
      create.mutate({ dataProfileId, optionId, option: formOf(values) });
      return;
    }
    const changed = merging.edit();
    if (changed !== null) edit.mutate({ optionId: option.id, edit: changed });
  };
  const save = option === null ? create : edit;
  return (
    <FormDialog
      title={t(option === null ? 'option.addTitle' : 'option.editTitle')}
      submitLabel={t(option === null ? 'option.submitAdd' : 'option.submitEdit')}
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onClose={onClose}
      isPending={save.isPending}
      problem={save.isError ? (mergeProblem(save.error) ?? problemText(save.error, t)) : null}
    >
      <MergeConflicts
        merging={merging}
        labelOf={([, detail]) => detail ?? t('option.label')}
        history={history.data}
      />
      <TextInput
        label={t('option.label')}
        description={t('option.labelHelp')}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('label')}
      />
      <TagsInput
        label={t('option.aliases')}
        description={t('option.aliasesHelp')}
        placeholder={form.values.aliases.length === 0 ? t('option.addAliases') : ''}
        maxTags={profileLimits.aliases}
        splitChars={[',', ';']}
        acceptValueOnBlur
        {...form.getInputProps('aliases')}
      />
      <DetailFields form={form} />
    </FormDialog>
  );
}
