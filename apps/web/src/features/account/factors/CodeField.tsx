import { TextInput } from '@mantine/core';
import { codeLength } from '@schooldog/domain/account';
import classes from './CodeField.module.css';

type Props = Readonly<{
  label: string;
  value: string;
  onChange(code: string): void;
  error: string | null;
  description?: string;
  /** Letters and a dash too, as recovery codes have them. */
  isRecovery?: boolean;
}>;

const recoveryLength = 11;

/** Phones offer the code from the message by themselves; six digits are all that fits. */
export function CodeField({ label, value, onChange, error, description, isRecovery = false }: Props) {
  const take = (typed: string) =>
    isRecovery ? typed.slice(0, recoveryLength) : typed.replaceAll(/\D/g, '').slice(0, codeLength);
  return (
    <TextInput
      label={label}
      description={description}
      name={isRecovery ? 'recovery-code' : 'one-time-code'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={isRecovery ? recoveryLength : codeLength}
      size="md"
      required
      withAsterisk={false}
      data-autofocus
      classNames={{ input: classes.code ?? '' }}
      value={value}
      onChange={(event) => onChange(take(event.currentTarget.value))}
      error={error}
    />
  );
}
