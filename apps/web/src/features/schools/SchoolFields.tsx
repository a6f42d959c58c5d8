import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SchoolForm } from '@schooldog/domain/schools';
import { useTexts } from '../../platform/i18n/useTexts.ts';

type Props = Readonly<{ form: UseFormReturnType<SchoolForm>; nameNote: string | null }>;

const phones = ['phone', 'principalOfficePhone', 'schoolOfficeNumber', 'contactPhone', 'fax'] as const;

export function SchoolFields({ form, nameNote }: Props) {
  const { t } = useTexts('features/schools');
  return (
    <>
      <TextInput
        label={t('fields.name')}
        required
        readOnly={nameNote !== null}
        description={nameNote}
        {...form.getInputProps('name')}
      />
      <TextInput label={t('fields.principalName')} {...form.getInputProps('principalName')} />
      <TextInput label={t('fields.street')} autoComplete="off" {...form.getInputProps('address.street')} />
      <TextInput label={t('fields.city')} autoComplete="off" {...form.getInputProps('address.city')} />
      <TextInput label={t('fields.state')} autoComplete="off" {...form.getInputProps('address.state')} />
      <TextInput
        label={t('fields.zip')}
        autoComplete="off"
        inputMode="numeric"
        {...form.getInputProps('address.zip')}
      />
      {phones.map((field) => (
        <TextInput
          key={field}
          label={t(`fields.${field}`)}
          type="tel"
          autoComplete="off"
          placeholder={field === 'fax' ? '+404.555.0123' : '(404) 555-0123'}
          {...form.getInputProps(field)}
        />
      ))}
      <TextInput label={t('fields.email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <TextInput
        label={t('fields.principalEmail')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('principalEmail')}
      />
      <TextInput
        label={t('fields.website')}
        type="url"
        autoComplete="off"
        {...form.getInputProps('website')}
      />
    </>
  );
}
