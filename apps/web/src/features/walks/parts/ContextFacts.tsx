import { Text } from '@mantine/core';
import type { WalkContext } from '@schooldog/domain/walks';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './parts.module.css';
import { useContextWords } from './useContextWords.ts';

const fields = ['weatherPrecipitation', 'weatherTemperature', 'weatherComment', 'additionalNotes'] as const;

/** What the day was like, and what those in the walk noted at its end. */
export function ContextFacts({ context }: Readonly<{ context: WalkContext }>) {
  const { t } = useTexts('features/walks/parts');
  const { labelOf, wordsOf } = useContextWords();
  return (
    <dl className={classes.facts}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd className={classes.written}>
            {wordsOf(context, field) || (
              <Text span c="dimmed">
                {t('context.notGiven')}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
