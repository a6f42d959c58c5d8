import { Autocomplete } from '@mantine/core';
import { maxTagLength } from '@schooldog/domain/entries';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTags } from '../queries.ts';

type Props = Readonly<{ schoolId: string | undefined; value: string; onChange(tag: string): void }>;

/** The tags in use are offered, most used first; any other text is asked for with Enter or by leaving the field. */
export function TagFilter({ schoolId, value, onChange }: Props) {
  const { t } = useTranslation('entries');
  const tags = useTags(schoolId);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const ask = (tag: string) => {
    if (tag.trim().toLowerCase() !== value) onChange(tag);
  };
  return (
    <Autocomplete
      label={t('filters.tag')}
      placeholder={t('filters.anyTag')}
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
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clear', { what: t('filters.tag') }) }}
      leftSection={<IconTag size={16} aria-hidden />}
    />
  );
}
