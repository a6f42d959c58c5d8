import { SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import { canRenameSchool, schoolFormSchema, type School } from '@schooldog/domain/schools';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { useActor } from '../../platform/session/session.ts';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { SchoolFields } from './SchoolFields.tsx';
import { changedFields, formOf } from './schoolForm.ts';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ school: School; onDone(): void }>;

/** Sends only what was changed, so that somebody else's edit of another field is not undone. */
export function SchoolInfoForm({ school, onDone }: Props) {
  const { t } = useTranslation('schools');
  const mayRename = canRenameSchool(useActor());
  const saved = useSaved(onDone);
  const form = useForm({ initialValues: formOf(school), validate: formErrors(schoolFormSchema, t) });
  const save = useMutation(
    api.schools.schoolFormSubmit.mutationOptions({ onSuccess: () => saved(t('info.saved')) }),
  );
  return (
    <FormFrame
      onSubmit={form.onSubmit(
        (values) => save.mutate({ schoolId: school.id, schoolData: changedFields(formOf(school), values) }),
        (_errors, _values, event) => focusFirstError(event),
      )}
      onCancel={onDone}
      submitLabel={t('info.save')}
      save={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SchoolFields form={form} nameNote={mayRename ? null : t('info.nameLocked')} />
      </SimpleGrid>
    </FormFrame>
  );
}
