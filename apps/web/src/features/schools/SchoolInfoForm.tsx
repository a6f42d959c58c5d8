import { SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { JsonValue } from '@schooldog/domain/kernel';
import {
  addressSchema,
  auditedSchoolFields,
  canRenameSchool,
  type School,
  schoolFacts,
  schoolFormSchema,
  schoolInfoMerge,
  schoolInfoOf,
} from '@schooldog/domain/schools';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { textOr } from '../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { focusFirstError } from '../../ui/focusFirstError.ts';
import { MergeConflicts } from '../../ui/MergeConflicts.tsx';
import { useMerging } from '../../ui/useMerging.ts';
import { formErrors } from './fieldError.ts';
import { FormFrame } from './FormFrame.tsx';
import { SchoolFields } from './SchoolFields.tsx';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ school: School; onDone(): void }>;

/** Sends the difference to what was seen; changes by others are merged into the form. */
export function SchoolInfoForm({ school, onDone }: Props) {
  const { t } = useTexts('features/schools');
  const mayRename = canRenameSchool(useActor(), schoolFacts(school));
  const saved = useSaved(onDone);
  const current = schoolInfoOf(school);
  const form = useForm({ initialValues: current, validate: formErrors(schoolFormSchema, t) });
  const merging = useMerging(schoolInfoMerge, {
    current,
    read: form.getValues,
    write: (values) => form.setValues(values),
  });
  const save = useMutation(
    api.schools.schoolFormSubmit.mutationOptions({
      onSuccess: () => saved(t('info.saved')),
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const history = useQuery(
    api.schools.getSchoolHistory.queryOptions({
      input: { schoolId: school.id },
      enabled: merging.isAuthorUnknown,
    }),
  );
  const submit = () => {
    const edit = merging.edit();
    if (edit !== null) save.mutate({ schoolId: school.id, edit });
  };
  return (
    <FormFrame
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onCancel={onDone}
      submitLabel={t('info.save')}
      save={save}
    >
      <MergeConflicts
        merging={merging}
        labelOf={([field = '']) => textOr('features/schools', `fields.${field}`, '')}
        wordsOf={wordsOf}
        history={history.data}
        audited={auditedSchoolFields}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SchoolFields form={form} nameNote={mayRename ? null : t('info.nameLocked')} />
      </SimpleGrid>
    </FormFrame>
  );
}

function wordsOf(value: JsonValue): string {
  if (typeof value === 'string') return value;
  const address = addressSchema.safeParse(value).data;
  if (address === undefined) return '';
  const { street, city, state, zip } = address;
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
