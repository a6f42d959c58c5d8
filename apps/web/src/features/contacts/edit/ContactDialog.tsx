import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { contactMerge, type ListedContact } from '@schooldog/domain/contacts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId } from '../../../platform/newId.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { useMerging } from '../../../ui/useMerging.ts';
import { useSaved } from '../queries.ts';
import { type ContactValues, errorsOf, formOf, valuesOf } from './contactForm.ts';
import { SkillsField } from './SkillsField.tsx';
import { titleKeys } from './titleKeys.ts';

type Props = Readonly<{ schoolId: string; contact: ListedContact | null; onClose(): void }>;

const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'title', 'skillIds'] as const;

/** Adds a contact, or edits a known one. */
export function ContactDialog({ schoolId, contact, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const saved = useSaved();
  // One id for as long as the dialog is open: a repeated try cannot make a second contact.
  const [newContactId] = useState(newId);
  const form = useForm<ContactValues>({
    initialValues: valuesOf(contact),
    validate: (values) => errorsOf(values, t),
  });
  const done = async (message: string) => {
    await saved(message);
    onClose();
  };
  const add = useMutation(
    api.contacts.addContact.mutationOptions({ onSuccess: () => done(t('messages.created')) }),
  );
  const merging = useMerging(contactMerge, {
    current: formOf(valuesOf(contact)),
    read: () => formOf(form.getValues()),
    write: ({ skillIds, ...rest }) => form.setValues(valuesOf({ ...rest, skillIds })),
  });
  const mergeProblem = useMergeProblem();
  const edit = useMutation(
    api.contacts.editContact.mutationOptions({
      onSuccess: () => done(t('messages.saved')),
      onError: (error) => void merging.takeConflict(error),
    }),
  );
  const contactId = contact?.contactId ?? null;
  const submit = (values: ContactValues) => {
    if (contactId === null) {
      add.mutate({ contactId: newContactId, schoolId, contact: formOf(values) });
      return;
    }
    const changed = merging.edit();
    if (changed !== null) edit.mutate({ contactId, edit: changed });
  };
  const save = contactId === null ? add : edit;
  const failed = t(contactId === null ? 'errors.createFailed' : 'errors.updateFailed');
  return (
    <FormDialog
      title={t(contactId === null ? 'add' : 'edit')}
      submitLabel={t(contactId === null ? 'form.submitAdd' : 'form.submitEdit')}
      onSubmit={form.onSubmit(submit, (_errors, _values, event) => focusFirstError(event))}
      onClose={onClose}
      isPending={save.isPending}
      offlineReason={t('offline')}
      problem={save.isError ? (mergeProblem(save.error) ?? rejectionText(save.error) ?? failed) : null}
    >
      <MergeConflicts
        merging={merging}
        labelOf={([name]) => t(`form.${fields.find((field) => field === name) ?? 'title'}`)}
        history={undefined}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t('form.firstName')}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('form.lastName')}
          required
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={t('form.email')}
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('form.phoneNumber')}
        type="tel"
        required
        autoComplete="off"
        placeholder="(478) 555-0123"
        {...form.getInputProps('phoneNumber')}
      />
      <Autocomplete
        label={t('form.title')}
        description={t('form.titleHelp')}
        data={titleKeys.map((key) => t(`titles.${key}`))}
        {...form.getInputProps('title')}
      />
      <SkillsField value={form.values.skillIds} onChange={(ids) => form.setFieldValue('skillIds', ids)} />
    </FormDialog>
  );
}
