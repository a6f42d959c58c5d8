import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { profileFormSchema } from '@schooldog/domain/dataProfiles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { newId } from '../../../platform/uploads/upload.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';

type Profile = Readonly<{ id: string; name: string }>;
type Props = Readonly<{ schoolId: string; profile: Profile | null; onClose(): void }>;

/** Creates a profile, or gives a known one another name. */
export function ProfileDialog({ schoolId, profile, onClose }: Props) {
  const { t } = useTranslation('features/dataProfiles');
  const saved = useSaved();
  // One id for as long as the dialog is open: a repeated try cannot make a second profile.
  const [dataProfileId] = useState(newId);
  const form = useForm({
    initialValues: { name: profile?.name ?? '' },
    validate: {
      name: (name) => {
        const problem = profileFormSchema.safeParse({ name }).error?.issues[0]?.message;
        if (problem === undefined) return null;
        return t(problem === 'tooLong' ? 'errors.tooLong' : 'errors.required');
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
  const rename = useMutation(
    api.dataProfiles.editDataProfile.mutationOptions({ onSuccess: () => done(t('saved')) }),
  );
  const save = profile === null ? create : rename;
  return (
    <FormDialog
      title={t(profile === null ? 'profiles.createTitle' : 'profiles.renameTitle')}
      submitLabel={t(profile === null ? 'profiles.create' : 'profiles.save')}
      onSubmit={form.onSubmit(
        ({ name }) =>
          profile === null
            ? create.mutate({ dataProfileId, schoolId, name })
            : rename.mutate({ dataProfileId: profile.id, name }),
        (_errors, _values, event) => focusFirstError(event),
      )}
      onClose={onClose}
      isPending={save.isPending}
      problem={save.isError ? problemText(save.error, t) : null}
    >
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
