import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

type Props = Readonly<{ value: string; onChange?(email: string): void }> &
  Omit<TextInputProps, 'value' | 'onChange'>;

/** The email for signing in. Read-only, it still tells a password manager whose password this is. */
export function EmailField({ value, onChange, ...props }: Props) {
  const { t } = useTexts('features/signIn');
  return (
    <TextInput
      label={t('signIn.email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      required
      withAsterisk={false}
      readOnly={onChange === undefined}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      {...props}
    />
  );
}
