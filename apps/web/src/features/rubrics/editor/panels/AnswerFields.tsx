import { ActionIcon, Group, SimpleGrid, Text } from '@mantine/core';
import { anyConcerns, type RubricAnswer, type RubricContent, rubricLimits } from '@schooldog/domain/rubrics';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { moveAnswer, removeAnswer, withAnswer } from '../editing/changes.ts';
import { indexOf, useEditor } from '../editing/useEdited.ts';
import classes from './AnswerFields.module.css';
import { AreaField, LineField, WholeField } from './fields.tsx';
import { linesIn } from './linesIn.ts';

type Props = Readonly<{ questionId: string; answerId: string; number: number; isLast: boolean }>;

export const AnswerFields = memo(function AnswerFields({ questionId, answerId, number, isLast }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const place = { questionId, answerId };
  const name = t('answer', { number });
  const answerIn = (content: RubricContent) =>
    indexOf(content)
      .questions.get(questionId)
      ?.answers.find(({ id }) => id === answerId);
  const put = (content: RubricContent, part: Partial<RubricAnswer>) => withAnswer(content, place, part);
  const move = (by: -1 | 1) => editor.change((content) => moveAnswer(content, place, by));
  const look = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <fieldset className={classes.answer}>
      <legend className={classes.legend}>{name}</legend>
      <Group gap={0} justify="flex-end" className={classes.buttons ?? ''}>
        <ActionIcon
          {...look}
          disabled={number === 1}
          aria-label={t('moveUp', { name })}
          onClick={() => move(-1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon {...look} disabled={isLast} aria-label={t('moveDown', { name })} onClick={() => move(1)}>
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...look}
          aria-label={t('remove', { name })}
          onClick={() => editor.change((content) => removeAnswer(content, questionId, answerId))}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.fields}>
        <LineField
          label={t('fields.answer.name')}
          maxLength={rubricLimits.answerText}
          of={(content) => answerIn(content)?.text[0] ?? ''}
          change={(content, text) =>
            put(content, { text: [text, ...(answerIn(content)?.text.slice(1) ?? [])] })
          }
        />
        <WholeField
          label={t('fields.answer.value')}
          max={rubricLimits.largestValue}
          of={(content) => answerIn(content)?.value ?? null}
          change={(content, value) => put(content, { value })}
        />
      </div>
      <AreaField
        label={t('fields.answer.more')}
        description={t('onePerLine')}
        rows={1}
        maxLength={rubricLimits.answerTexts * (rubricLimits.answerText + 1)}
        of={(content) => answerIn(content)?.text.slice(1).join('\n') ?? ''}
        change={(content, typed) => {
          const more = linesIn(typed, {
            lines: rubricLimits.answerTexts - 1,
            length: rubricLimits.answerText,
          });
          return put(content, { text: [answerIn(content)?.text[0] ?? '', ...more] });
        }}
      />
      <Text size="sm" c="dimmed">
        {t('expectations')}
      </Text>
      <SimpleGrid cols={2} spacing="sm" className={classes.counts ?? ''}>
        <WholeField
          label={t('fields.answer.expectedPraises')}
          max={rubricLimits.largestCount}
          of={(content) => answerIn(content)?.expectedPraises ?? 0}
          change={(content, count) => put(content, { expectedPraises: count ?? 0 })}
        />
        <WholeField
          label={t('fields.answer.expectedConcerns')}
          placeholder={t('any')}
          isEmptyBelowZero
          max={rubricLimits.largestCount}
          of={(content) => {
            const count = answerIn(content)?.expectedConcerns ?? anyConcerns;
            return count === anyConcerns ? null : count;
          }}
          change={(content, count) => put(content, { expectedConcerns: count ?? anyConcerns })}
        />
      </SimpleGrid>
    </fieldset>
  );
});
