import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useAccountEditor } from './accountEditor.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { SchoolScope } from './SchoolScope.tsx';
import { TitleInput } from './TitleInput.tsx';

export function InfoPanel() {
  const { t } = useTexts('features/people/userDialog');
  const { form, formId, user, may, isSelf, change } = useAccountEditor();
  const { role, isDistrictLevel, roleSchoolIds } = form.values;
  const isNew = user === null;
  // The form's own handlers copy every value at each key, and with them all that could have stayed as it was.
  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    value: form.values[field],
    error: form.errors[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [field]: currentTarget.value }),
  });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t('fields.firstName')}
          required
          form={formId}
          autoComplete="off"
          data-autofocus={isNew || undefined}
          {...text('firstName')}
        />
        <TextInput
          label={t('fields.lastName')}
          required
          form={formId}
          autoComplete="off"
          {...text('lastName')}
        />
        <TextInput
          label={t('fields.email')}
          type="email"
          required={isNew}
          readOnly={!isNew}
          variant={isNew ? 'default' : 'filled'}
          description={isNew ? undefined : t('fields.emailFixed')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          form={formId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...text('email')}
        />
        <TitleInput value={form.values.title} error={form.errors['title']} onChange={change} />
        <PhoneInput
          label={t('fields.phoneNumber')}
          placeholder={t('fields.phonePlaceholder')}
          formId={formId}
          value={form.values.phoneNumber}
          error={form.errors['phoneNumber']}
          onChange={(phoneNumber) => change({ phoneNumber })}
        />
        <RoleSelect
          role={role}
          stored={user?.role ?? null}
          error={form.errors['role']}
          mayChange={may.role}
          isSelf={isSelf}
          onChange={change}
        />
      </SimpleGrid>
      <SchoolScope
        role={role}
        isDistrictLevel={isDistrictLevel}
        roleSchoolIds={roleSchoolIds}
        mayChange={may.schoolScope}
        onChange={change}
      />
    </Stack>
  );
}
