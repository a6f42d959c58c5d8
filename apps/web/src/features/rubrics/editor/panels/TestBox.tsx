import { NumberInput, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { answerMetBy, type RubricAnswer, rubricLimits } from '@schooldog/domain/rubrics';
import { memo, useId, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { indexOf, useEdited } from '../editing/useEdited.ts';
import classes from './TestBox.module.css';

const none: RubricAnswer[] = [];

/** Which answer would be chosen for so many praises and concerns. */
export function TestBox({ questionId }: Readonly<{ questionId: string }>) {
  const { t } = useTexts('features/rubrics/editor');
  const titleId = useId();
  const [praises, setPraises] = useState(0);
  const [concerns, setConcerns] = useState(0);
  const answers = useEdited((content) => indexOf(content).questions.get(questionId)?.answers ?? none);
  const hasTags = useEdited((content) => (indexOf(content).questions.get(questionId)?.tags.length ?? 0) > 0);
  const answer = answerMetBy({ answers }, { praises, concerns });
  const result = () => {
    if (answer === null) return t('test.none');
    const [name = ''] = answer.text;
    return t('test.met', {
      name: name.trim() === '' ? t('untitled.answer') : name,
      points: t('points', { count: answer.value ?? 0 }),
    });
  };
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <Stack gap="xs">
        <Title order={3} size="h4" id={titleId}>
          {t('test.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('test.help')}
        </Text>
        <SimpleGrid cols={2} spacing="sm">
          <CountInput label={t('test.praises')} value={praises} onChange={setPraises} />
          <CountInput label={t('test.concerns')} value={concerns} onChange={setConcerns} />
        </SimpleGrid>
        <Text component="output" display="block" fw={600}>
          {result()}
        </Text>
        {hasTags ? null : (
          <Text size="sm" c="dimmed">
            {t('test.noTags')}
          </Text>
        )}
      </Stack>
    </section>
  );
}

type CountProps = Readonly<{ label: string; value: number; onChange(count: number): void }>;

const CountInput = memo(function CountInput({ label, value, onChange }: CountProps) {
  return (
    <NumberInput
      label={label}
      min={0}
      max={rubricLimits.largestCount}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      inputMode="numeric"
      value={value}
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  );
});
