import { Autocomplete } from '@mantine/core';
import { maxTagLength } from '@schooldog/domain/entries';
import { searchableText } from '@schooldog/domain/kernel';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useObservation } from '../settings/index.ts';
import { useTags } from './useTags.ts';

type Props = Readonly<{
  label: string;
  placeholder: string;
  /** The tags of one school instead of all. */
  schoolId?: string | undefined;
  /** Empty for none. */
  value: string;
  onChange(tag: string): void;
  /** With a button that empties the field, named so. */
  clearLabel?: string;
}>;

/** Offers the tags in use, most used first; any other text is added with Enter or by leaving the field. */
export function TagField({ label, placeholder, schoolId, value, onChange, clearLabel }: Props) {
  const tags = useTags(schoolId);
  const { tagLabel, tagOf } = useObservation();
  const shown = tagLabel(value);
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }
  const ask = (text: string) => {
    const tag = tagOf(text);
    if (searchableText(tag) !== searchableText(value)) onChange(tag.trim());
  };
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder}
      data={[...new Set((tags.data ?? []).map(({ tag }) => tagLabel(tag)))]}
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
