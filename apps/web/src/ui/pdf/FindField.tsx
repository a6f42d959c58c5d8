import { Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { Find } from './useFind.ts';

/** Enter goes to the next page with the words, Shift and Enter to the one before. */
export function FindField({ find }: Readonly<{ find: Find }>) {
  const { t } = useTexts('ui/pdf');
  const resultId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.go(event.shiftKey ? -1 : 1);
  };
  const result = () => {
    if (find.typed.trim() === '') return '';
    if (find.isSearching) return t('find.searching');
    return find.found.length === 0 ? t('find.none') : t('find.pages', { count: find.found.length });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        type="search"
        flex={1}
        miw={0}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        aria-describedby={resultId}
        title={t('find.help')}
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={find.typed}
        onChange={({ currentTarget }) => find.type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Text id={resultId} size="xs" component="output" c="dimmed">
        {result()}
      </Text>
    </Group>
  );
}
