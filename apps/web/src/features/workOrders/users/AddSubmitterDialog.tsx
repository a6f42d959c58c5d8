import { Alert, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { userFieldProblems } from '@schooldog/domain/people';
import { type NewSubmitter, newSubmitterSchema } from '@schooldog/domain/workOrders';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api, client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { focusErrorIn, focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { tooLongTextOf } from '../../../ui/tooLongText.ts';
import { SchoolMultiSelect } from '../../schools/index.ts';

const empty: NewSubmitter = { firstName: '', lastName: '', email: '', roleSchoolIds: [] };

export function AddSubmitterDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const { t } = useTexts('features/workOrders/users');
  const queryClient = useQueryClient();
  // A try whose answer was lost is answered with what it did, instead of as a second account.
  const [userId] = useState(newId);
  const words = useProblemWords();
  const form = useForm<NewSubmitter>({
    initialValues: empty,
    validate: (values) => {
      const { error } = newSubmitterSchema.safeParse(values);
      const issues = error?.issues ?? [];
      return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), words(issue)]));
    },
  });
  const add = useMutation({
    mutationFn: (submitter: NewSubmitter) =>
      client.workOrders.createWorkOrderSubmitter({ userId, submitter }, { context: { operationId: userId } }),
    onSuccess: () => {
      toastSuccess(t('add.done'));
      onClose();
      return queryClient.invalidateQueries({ queryKey: api.workOrders.listWorkOrderUsers.key() });
    },
  });
  return (
    <FormDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      isPending={add.isPending}
      problem={
        add.error === null || isEmailTaken(add.error) ? null : (rejectionText(add.error) ?? t('add.failed'))
      }
      offlineReason={t('offline')}
      onSubmit={form.onSubmit(
        (values, event) => {
          const element = event?.currentTarget;
          add.mutate(values, {
            onError: (error) => {
              if (!isEmailTaken(error)) return;
              form.setFieldError('email', rejectionText(error));
              focusErrorIn(element);
            },
          });
        },
        (_errors, _values, event) => focusFirstError(event),
      )}
      onClose={onClose}
    >
      <Alert role="note" variant="light" icon={<IconMail aria-hidden />}>
        <Text size="sm">{t('add.note')}</Text>
      </Alert>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t('add.firstName')}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('add.lastName')}
          required
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={t('add.email')}
        type="email"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <SchoolMultiSelect
        purpose="form"
        offered="all"
        label={t('add.schools')}
        required
        value={form.values.roleSchoolIds}
        onChange={(roleSchoolIds) => form.setFieldValue('roleSchoolIds', roleSchoolIds)}
        error={errorText(form.errors['roleSchoolIds'])}
      />
    </FormDialog>
  );
}

function isEmailTaken(error: unknown): boolean {
  return refusalOf(error).code === 'user.emailTaken';
}

/** A list without a school has no code of its own; it is required. */
function useProblemWords(): (issue: z.core.$ZodIssue) => string {
  const { t } = useTexts('features/workOrders/users');
  return (issue) => {
    if (issue.message === userFieldProblems.email) return t('add.invalidEmail');
    return tooLongTextOf(issue) ?? t('add.required');
  };
}

function errorText(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}
