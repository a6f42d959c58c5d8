import { Alert, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { canRenameSchool, schoolFormSchema, type School } from '@schooldog/domain/schools';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { useActor } from '../../platform/session/session.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors, saveErrorText } from './fieldError.ts';
import { SchoolFields } from './SchoolFields.tsx';
import { changedFields, formOf } from './schoolForm.ts';

type Props = Readonly<{ school: School; onDone(): void }>;

/** Sends only what was changed, so that somebody else's edit of another field is not undone. */
export function SchoolInfoForm({ school, onDone }: Props) {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const mayRename = canRenameSchool(useActor());
  const form = useForm({ initialValues: formOf(school), validate: formErrors(schoolFormSchema, t) });
  const save = useMutation(
    api.schools.schoolFormSubmit.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.schools.key() });
        toastSuccess(t('info.saved'));
        onDone();
      },
    }),
  );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate({ schoolId: school.id, schoolData: changedFields(formOf(school), values) }),
        (_errors, _values, event) => focusFirstError(event),
      )}
    >
      <Stack gap="md">
        {save.isError ? (
          <Alert color="red" role="alert">
            {saveErrorText(save.error, t)}
          </Alert>
        ) : null}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SchoolFields form={form} nameNote={mayRename ? null : t('info.nameLocked')} />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {t('info.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('info.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
