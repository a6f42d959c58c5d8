import { Autocomplete } from '@mantine/core';
import { maxTagLength } from '@schooldog/domain/entries';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTagsInUse } from '../queries.ts';
import type { PickerProps } from './pickerProps.ts';

/** The tags in use are offered, most used first; any other text is asked for with Enter or by leaving the field. */
export function TagPicker({ choice, onChange }: PickerProps) {
  const { t } = useTranslation('insights');
  const tags = useTagsInUse(true);
  const value = choice.selectedTag ?? '';
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const ask = (tag: string) => {
    if (tag.trim() !== value) onChange({ ...choice, selectedTag: tag.trim() === '' ? null : tag.trim() });
  };
  return (
    <Autocomplete
      label={t('filters.tag')}
      placeholder={t('filters.chooseTag')}
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
      leftSection={<IconTag size={16} aria-hidden />}
    />
  );
}
