// A new district's first page: the holder of the link that the server printed becomes its first administrator.
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { firstAdministratorSchema } from '@schooldog/contract/signIn';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { signInWithPassword } from '../../../platform/session/signIn.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { NewPasswordField, faultOf, newPasswordFailure } from '../../account/index.ts';
import { NameFields } from './NameFields.tsx';
import { useFieldErrors } from './useFieldErrors.ts';

export function FirstAdministratorPage({ token }: Readonly<{ token: string }>) {
  const { t } = useTexts('features/signIn/setup');
  const navigate = useNavigate();
  const errorsOf = useFieldErrors(firstAdministratorSchema);
  const form = useForm({
    initialValues: { token, firstName: '', lastName: '', email: '', password: '' },
    validate: errorsOf,
  });
  const create = useMutation(
    api.users.createFirstAdministrator.mutationOptions({
      onSuccess: async (_done, { email, password }) => {
        await signInWithPassword(email, password);
        await navigate({ to: '/' });
      },
    }),
  );
  const refusal = create.isError ? refusalOf(create.error) : null;
  const fault =
    form.errors['password'] === undefined
      ? refusal && newPasswordFailure(refusal, connectivity.get()).field
      : faultOf(form.values.password);
  const failure =
    refusal === null || fault !== null
      ? null
      : refusal.code === 'setup.linkUsed'
        ? t('errors.used')
        : t('errors.failed');

  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => create.mutate(values),
          (_errors, _values, event) => focusFirstError(event),
        )}
      >
        <Stack gap="md">
          <FailureAlert>{failure}</FailureAlert>
          <NameFields propsOf={form.getInputProps} />
          <EmailField
            value={form.values.email}
            onChange={(email) => form.setFieldValue('email', email)}
            error={form.errors['email']}
          />
          <NewPasswordField
            label={t('password')}
            value={form.values.password}
            onChange={(password) => form.setFieldValue('password', password)}
            owner={form.values}
            fault={fault}
          />
          <Button type="submit" size="md" loading={create.isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </AuthPage>
  );
}
