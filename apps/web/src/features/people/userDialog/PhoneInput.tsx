import { TextInput } from '@mantine/core';
import { phoneDigits, readablePhone } from '@schooldog/domain/people';
import { type ReactNode, useState } from 'react';

type Props = Readonly<{
  label: string;
  placeholder: string;
  formId: string;
  /** Digits only. */
  value: string;
  error: ReactNode;
  onChange(digits: string): void;
}>;

/** A phone of ten digits: typed as digits, read as (404) 555-0123. */
export function PhoneInput({ label, placeholder, formId, value, error, onChange }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      type="tel"
      autoComplete="off"
      form={formId}
      error={error}
      value={isTyping ? value : readablePhone(value)}
      onChange={({ currentTarget }) => onChange(phoneDigits(currentTarget.value))}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
    />
  );
}
