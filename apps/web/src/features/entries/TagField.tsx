import { Autocomplete } from '@mantine/core';
import { maxTagLength, searchableText } from '@schooldog/domain/entries';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTags } from './useTags.ts';

type Props = Readonly<{
  label: string;
  placeholder: string;
  /** The tags of one school instead of everybody's. */
  schoolId?: string | undefined;
  /** Empty for none. */
  value: string;
  onChange(tag: string): void;
  /** With a button that empties the field, named so. */
  clearLabel?: string;
}>;

/** The tags in use are offered, most used first; any other text is asked for with Enter or by leaving the field. */
export function TagField({ label, placeholder, schoolId, value, onChange, clearLabel }: Props) {
  const tags = useTags(schoolId);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const ask = (tag: string) => {
    if (searchableText(tag) !== searchableText(value)) onChange(tag.trim());
  };
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder}
      data={(tags.data ?? []).map(({ tag }) => tag)}
      limit={8}
      maxLength={maxTagLength}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={ask}
      onBlur={() => ask(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask(typed);
      }}
      onClear={() => ask('')}
      clearable={clearLabel !== undefined}
      clearButtonProps={{ 'aria-label': clearLabel }}
      leftSection={<IconTag size={16} aria-hidden />}
    />
  );
}
