import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useForm } from '@mantine/form';
import { setupSchema, type SignInStep } from '@schooldog/contract/signIn';
import { phoneDigits } from '@schooldog/domain/people';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import type { Refusal } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusErrorIn, focusFirstError } from '../../../ui/focusFirstError.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { EmailField } from '../frame/EmailField.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { commonFailure } from '../../../platform/session/refused.ts';
import { NewPasswordField, faultOf, newPasswordFailure } from '../../account/index.ts';
import { enter } from '../pages/enter.ts';
import { InvalidLink } from '../pages/InvalidLink.tsx';
import { NameFields } from './NameFields.tsx';
import { useFieldErrors } from './useFieldErrors.ts';

type Props = Readonly<{
  token: string;
  person: Readonly<{ email: string; firstName: string; lastName: string; phoneNumber: string | null }>;
  onIn(step: SignInStep): void;
}>;

export function NewPersonForm({ token, person, onIn }: Props) {
  const { t } = useTexts('features/signIn/setup');
  const { t: tPages } = useTexts('features/signIn/pages');
  const errorsOf = useFieldErrors(setupSchema);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { email, firstName, lastName } = person;
  const form = useForm({
    initialValues: { firstName, lastName, phoneNumber: person.phoneNumber ?? '', password: '' },
    validate: (values) => errorsOf({ ...values, token, phoneNumber: values.phoneNumber || null }),
  });
  const complete = async (values: typeof form.values, element: HTMLFormElement | undefined) => {
    setIsBusy(true);
    setRefusal(null);
    const outcome = await enter(() =>
      client.users.completeSetup({ ...values, token, phoneNumber: values.phoneNumber || null }),
    );
    setIsBusy(false);
    if (outcome.refusal === null) onIn(outcome.step);
    else setRefusal(outcome.refusal);
    if (element !== undefined) focusErrorIn(element);
  };

  if (refusal?.code === 'link.invalid') return <InvalidLink hint={tPages('invalid.setup')} />;
  const refused = refusal && newPasswordFailure(refusal, connectivity.get()).field;
  const fault = form.errors['password'] === undefined ? refused : faultOf(form.values.password);
  return (
    <AuthPage title={t('welcome', { name: firstName })} lead={t('welcomeLead')}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values, event) => void complete(values, event?.currentTarget),
          (_errors, _values, event) => focusFirstError(event),
        )}
      >
        <Stack gap="md">
          <EmailField value={email} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <NameFields propsOf={form.getInputProps} />
          </SimpleGrid>
          <TextInput
            label={t('phone')}
            description={t('phoneHelp')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            size="md"
            leftSection="+1"
            {...form.getInputProps('phoneNumber')}
            onChange={(event) => form.setFieldValue('phoneNumber', phoneDigits(event.currentTarget.value))}
          />
          <NewPasswordField
            label={t('choosePassword')}
            value={form.values.password}
            onChange={(password) => form.setFieldValue('password', password)}
            owner={{ email, firstName: form.values.firstName, lastName: form.values.lastName }}
            fault={fault}
          />
          <FailureAlert>
            {refusal === null || fault !== null ? null : tPages(`errors.${commonFailure(refusal)}`)}
          </FailureAlert>
          <Button type="submit" size="md" loading={isBusy}>
            {t('finish')}
          </Button>
        </Stack>
      </form>
      <BackToSignIn />
    </AuthPage>
  );
}
