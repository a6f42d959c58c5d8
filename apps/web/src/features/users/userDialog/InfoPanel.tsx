import { Autocomplete, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { titleSuggestions } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';
import { useAccountEditor } from './accountEditor.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { SchoolScope } from './SchoolScope.tsx';

export function InfoPanel() {
  const { t } = useTranslation('userDialog');
  const { form, formId, user } = useAccountEditor();
  const isNew = user === null;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t('fields.firstName')}
          required
          form={formId}
          autoComplete="off"
          data-autofocus={isNew || undefined}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('fields.lastName')}
          required
          form={formId}
          autoComplete="off"
          {...form.getInputProps('lastName')}
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
          {...form.getInputProps('email')}
        />
        <Autocomplete
          label={t('fields.title')}
          description={t('fields.titleHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[...titleSuggestions]}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <PhoneInput
          label={t('fields.phoneNumber')}
          placeholder={t('fields.phonePlaceholder')}
          formId={formId}
          value={form.values.phoneNumber}
          error={form.errors['phoneNumber']}
          onChange={(digits) => form.setFieldValue('phoneNumber', digits)}
        />
        <RoleSelect />
      </SimpleGrid>
      <SchoolScope />
    </Stack>
  );
}
