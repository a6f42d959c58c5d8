import { type BoxProps, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useHold } from '../../platform/readiness/useHold.ts';

const pauseOfTyping = 250;

type Props = Pick<BoxProps, 'flex' | 'maw'> &
  Readonly<{
    label: string;
    placeholder?: string;
    isLabelHidden?: boolean;
    /** The list is already loaded, so that nothing has to wait for a pause in typing. */
    isInstant?: boolean;
    value: string | undefined;
    onChange(text: string): void;
  }>;

/** Searches after a pause in typing. A value from outside, as with Back, replaces what was typed. */
export function SearchField(props: Props) {
  const { label, placeholder, isLabelHidden, isInstant, value = '', onChange, ...box } = props;
  const { t } = useTexts('ui');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const send = (text: string) => {
    setKnown(text);
    onChange(text);
  };
  const sendLater = useDebouncedCallback(send, pauseOfTyping);
  useHold(typed !== known);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const change = (text: string) => {
    setTyped(text);
    if (isInstant === true) send(text);
    else sendLater(text);
  };
  return (
    <TextInput
      {...(isLabelHidden === true ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      type="search"
      autoComplete="off"
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton aria-label={t('filters.clearSearch')} onClick={() => change('')} />
      }
      value={typed}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      {...box}
    />
  );
}
