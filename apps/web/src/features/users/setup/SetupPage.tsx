// A new district's first page: whoever holds the link that the server printed becomes its first administrator.
import { Alert, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { firstAdministratorSchema, minPasswordLength } from '@schooldog/contract/users';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { signInWithPassword } from '../../../platform/session/signIn.ts';

const problems = ['required', 'email', 'tooShort', 'tooLong'] as const;

export function SetupPage() {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const { first = '' }: { first?: string } = useSearch({ strict: false });
  const form = useForm({
    initialValues: { token: first, firstName: '', lastName: '', email: '', password: '' },
    validate: (values) => {
      const issues = firstAdministratorSchema.safeParse(values).error?.issues ?? [];
      const text = (message: string) =>
        t(`errors.${problems.find((known) => known === message) ?? 'required'}`, { minPasswordLength });
      return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), text(message)]));
    },
  });
  const create = useMutation(
    api.users.createFirstAdministrator.mutationOptions({
      onSuccess: async (_done, { email, password }) => {
        await signInWithPassword(email, password);
        await navigate({ to: '/' });
      },
    }),
  );
  const isUsed = first === '' || (create.isError && refusalOf(create.error).code === 'setup.linkUsed');
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => create.mutate(values),
        (_errors, _values, event) => focusFirstError(event),
      )}
    >
      <Stack gap="md">
        <Title order={1} tabIndex={-1}>
          {t('title')}
        </Title>
        <Text>{t('lead')}</Text>
        {isUsed || create.isError ? (
          <Alert color="red" role="alert">
            {t(isUsed ? 'errors.used' : 'errors.failed')}
          </Alert>
        ) : null}
        <TextInput
          label={t('firstName')}
          required
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('lastName')}
          required
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
        <TextInput
          label={t('email')}
          required
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('password')}
          description={t('passwordHelp', { minPasswordLength })}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={create.isPending} disabled={first === ''}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
