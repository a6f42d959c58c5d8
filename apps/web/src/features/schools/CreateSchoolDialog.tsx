import { SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import { emptySchoolForm, schoolFormSchema } from '@schooldog/domain/schools';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { newId } from '../../platform/newId.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { SchoolFields } from './SchoolFields.tsx';
import { useSaved } from './useSaved.ts';

export function CreateSchoolDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts('features/schools');
  const saved = useSaved(onClose);
  // One id for as long as the dialog is open: a repeated try cannot make a second school.
  const [schoolId] = useState(newId);
  const form = useForm({ initialValues: emptySchoolForm, validate: formErrors(schoolFormSchema, t) });
  const create = useMutation(
    api.schools.createSchool.mutationOptions({ onSuccess: ({ name }) => saved(t('create.done', { name })) }),
  );
  return (
    <Dialog onClose={onClose} title={t('create.title')} width="user">
      <FormFrame
        onSubmit={form.onSubmit(
          (schoolData) => create.mutate({ schoolId, schoolData }),
          (_errors, _values, event) => focusFirstError(event),
        )}
        onCancel={onClose}
        submitLabel={t('create.submit')}
        save={create}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SchoolFields form={form} nameNote={null} />
        </SimpleGrid>
      </FormFrame>
    </Dialog>
  );
}
