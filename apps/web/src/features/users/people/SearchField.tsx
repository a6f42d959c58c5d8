import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseOfTyping = 250;

type Props = Readonly<{ value: string; onChange(text: string): void }>;

/** Asks after a pause in typing. A value that comes from elsewhere, as with Back, replaces what was typed. */
export function SearchField({ value, onChange }: Props) {
  const { t } = useTranslation('people');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const send = useDebouncedCallback((text: string) => {
    setKnown(text);
    onChange(text);
  }, pauseOfTyping);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const change = (text: string) => {
    setTyped(text);
    send(text);
  };
  return (
    <TextInput
      label={t('filters.search')}
      placeholder={t('filters.searchPlaceholder')}
      type="search"
      autoComplete="off"
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton aria-label={t('filters.clearSearch')} onClick={() => change('')} />
      }
      value={typed}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
