import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { profileFormMerge, profileFormSchema } from '@schooldog/domain/dataProfiles';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { tooLongTextOf } from '../../../ui/tooLongText.ts';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';

type Profile = Readonly<{ id: string; name: string }>;
type Props = Readonly<{ schoolId: string; profile: Profile | null; onClose(): void }>;

/** Creates a profile, or gives a known one another name. */
export function ProfileDialog({ schoolId, profile, onClose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  // One id for as long as the dialog is open: a repeated try cannot make a second profile.
  const [dataProfileId] = useState(newId);
  const form = useForm({
    initialValues: { name: profile?.name ?? '' },
    validate: {
      name: (name) => {
        const problem = profileFormSchema.safeParse({ name }).error?.issues[0];
        if (problem === undefined) return null;
        return tooLongTextOf(problem) ?? t('errors.required');
      },
    },
  });
  const done = async (message: string) => {
    await saved(message);
    onClose();
  };
  const create = useMutation(
    api.dataProfiles.createDataProfile.mutationOptions({
      onSuccess: ({ name }) => done(t('profiles.created', { name })),
    }),
  );
  const merging = useMerging(profileFormMerge, {
    current: { name: profile?.name ?? '' },
    read: () => ({ name: form.getValues().name.trim() }),
    write: (values) => form.setValues(values),
  });
  const history = useQuery(
    api.dataProfiles.getDataProfileHistory.queryOptions({
      input: profile !== null && merging.isAuthorUnknown ? { dataProfileId: profile.id } : skipToken,
    }),
  );
  const mergeProblem = useMergeProblem();
  const rename = useMutation(
    api.dataProfiles.editDataProfile.mutationOptions({
      onSuccess: () => done(t('saved')),
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const submit = ({ name }: { name: string }) => {
    if (profile === null) {
      create.mutate({ dataProfileId, schoolId, name });
      return;
    }
    const edit = merging.edit();
    if (edit !== null) rename.mutate({ dataProfileId: profile.id, edit });
  };
  const save = profile === null ? create : rename;
  return (
    <FormDialog
      title={t(profile === null ? 'profiles.createTitle' : 'profiles.renameTitle')}
      submitLabel={t(profile === null ? 'profiles.create' : 'profiles.save')}
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onClose={onClose}
      isPending={save.isPending}
      problem={save.isError ? (mergeProblem(save.error) ?? problemText(save.error, t)) : null}
    >
      <MergeConflicts merging={merging} labelOf={() => t('profiles.name')} history={history.data} />
      <TextInput
        label={t('profiles.name')}
        description={t('profiles.nameHelp')}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
