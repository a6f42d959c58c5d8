import { Text } from '@mantine/core';
import type { DrillRule } from '@schooldog/domain/drills';
import { IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RuleFacts } from '../words/RuleFacts.tsx';
import classes from './DueDrills.module.css';

/** What the rules ask for, where that is written, and who must be told. */
export function AboutRules({ rules }: Readonly<{ rules: readonly DrillRule[] }>) {
  const { t } = useTexts('features/drills/due');
  if (rules.length === 0) return null;
  return (
    <details>
      <summary className={classes.summary}>
        <IconChevronRight size={18} aria-hidden />
        {t('about')}
      </summary>
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <Text fw={600}>{rule.name}</Text>
            <RuleFacts rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
