import { emailSchema } from '@schooldog/domain/people';
import { useState, type SubmitEvent } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';

/** A form that asks for an address and nothing else. */
export function useEmailForm(onEmail: (email: string) => void) {
  const { t } = useTexts('features/signIn/pages');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = (typed: string) => {
    setValue(typed);
    setError(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = emailSchema.safeParse(value);
    setError(typed.success ? null : value.trim() === '' ? t('required') : t('emailInvalid'));
    if (typed.success) onEmail(typed.data);
    else focusFirstError(event);
  };
  return { field: { value, onChange: change, error }, submit };
}
