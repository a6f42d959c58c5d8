import { Card, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useGapWords } from '../parts/useGapWords.ts';
import { indexOf, useEdited, useEditor } from './editing/useEdited.ts';
import classes from './GapsCard.module.css';

const mostShown = 20;

/** What is missing before the rubric can be offered, each with a jump to its place. */
export const GapsCard = memo(function GapsCard() {
  const { t } = useTexts('features/rubrics/editor');
  const { choose, editor } = useEditor();
  const titleId = useId();
  const words = useGapWords();
  const count = useEdited((values) => indexOf(values).gaps.length);
  // The list is drawn again when it changes, not with every key.
  useEdited((values) => JSON.stringify(indexOf(values).gaps.slice(0, mostShown)));
  const content = editor.store.get().values;
  return (
    <Card withBorder component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {t('gaps.title')}
      </Title>
      {count === 0 ? (
        <Text className={classes.complete ?? ''}>
          <IconCircleCheck size={18} aria-hidden />
          {t('gaps.none')}
        </Text>
      ) : (
        <ul className={classes.gaps}>
          {indexOf(content)
            .gaps.slice(0, mostShown)
            .map((gap) => (
              <li key={[gap.sectionId, gap.questionId, gap.code].join(' ')}>
                <UnstyledButton
                  className={classes.gap ?? ''}
                  onClick={() => choose(gap.questionId ?? gap.sectionId)}
                >
                  {words.full(content, gap)}
                </UnstyledButton>
              </li>
            ))}
        </ul>
      )}
      {count > mostShown ? <Text c="dimmed">{t('gaps.more', { count: count - mostShown })}</Text> : null}
    </Card>
  );
});
