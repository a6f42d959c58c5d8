import { Autocomplete } from '@mantine/core';
import { titleSuggestions } from '@schooldog/domain/permissions';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { UserFormValues } from './userForm.ts';

type Props = Readonly<{
  value: string;
  error: ReactNode;
  onChange(patch: Partial<UserFormValues>): void;
}>;

/** Free text; the suggestions are only that. */
export const TitleInput = memo(function TitleInput({ value, error, onChange }: Props) {
  const { t } = useTexts('features/people/userDialog');
  return (
    <Autocomplete
      label={t('fields.title')}
      description={t('fields.titleHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...titleSuggestions]}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(title) => onChange({ title })}
    />
  );
});
