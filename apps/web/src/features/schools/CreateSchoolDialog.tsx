import { Alert, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { schoolFormSchema } from '@schooldog/domain/schools';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { newId } from '../../platform/uploads/upload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors, saveErrorText } from './fieldError.ts';
import { emptyForm } from './schoolForm.ts';
import { SchoolFields } from './SchoolFields.tsx';

export function CreateSchoolDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  // One id for as long as the dialog is open: a repeated try cannot make a second school.
  const [schoolId] = useState(newId);
  const form = useForm({ initialValues: emptyForm, validate: formErrors(schoolFormSchema, t) });
  const create = useMutation(
    api.schools.createSchool.mutationOptions({
      onSuccess: async ({ name }) => {
        await queryClient.invalidateQueries({ queryKey: api.schools.key() });
        toastSuccess(t('create.done', { name }));
        onClose();
      },
    }),
  );
  return (
    <Dialog onClose={onClose} title={t('create.title')} width="user">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (schoolData) => create.mutate({ schoolId, schoolData }),
          (_errors, _values, event) => focusFirstError(event),
        )}
      >
        <Stack gap="md">
          {create.isError ? (
            <Alert color="red" role="alert">
              {saveErrorText(create.error, t)}
            </Alert>
          ) : null}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SchoolFields form={form} nameNote={null} />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('info.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {t('create.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
