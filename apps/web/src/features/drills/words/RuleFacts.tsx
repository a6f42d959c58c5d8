import { Text } from '@mantine/core';
import type { DrillRule } from '@schooldog/domain/drills';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import marks from '../../../ui/mark.module.css';
import { useRuleWords } from './useRuleWords.ts';

/** A rule in plain sentences. */
export function RuleFacts({ rule }: Readonly<{ rule: DrillRule }>) {
  const { t } = useTexts('features/drills/words');
  const { sentence } = useRuleWords();
  const { toTell, source, isConfirmed } = rule;
  return (
    <>
      <Text>{sentence(rule)}</Text>
      {toTell === '' ? null : (
        <Text size="sm" c="dimmed">
          {t('toTell', { people: toTell })}
        </Text>
      )}
      {source === '' ? null : (
        <Text size="sm" c="dimmed">
          {t('source', { source })}
        </Text>
      )}
      {isConfirmed ? null : (
        <span className={marks.mark} data-tone="amber">
          <IconHelpCircle size={14} aria-hidden />
          {t('unconfirmed')}
        </span>
      )}
    </>
  );
}
