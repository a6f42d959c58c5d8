import { Button, Stack, Text, Title } from '@mantine/core';
import { rubricLimits } from '@schooldog/domain/rubrics';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { newId as makeId } from '../../../../platform/newId.ts';
import { TagPicker } from '../../../entries/index.ts';
import { addAnswer, removeQuestion, withQuestion } from '../editing/changes.ts';
import { indexOf, useEdited, useEditor, useOutline } from '../editing/useEdited.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { AreaField, Fields, LineField } from './fields.tsx';
import { linesIn } from './linesIn.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { TestBox } from './TestBox.tsx';

type Props = Readonly<{ questionId: string }>;

/** Every field subscribes to its own value: a key draws one field, and the title in the outline. */
export function QuestionPanel({ questionId }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor, choose, newId } = useEditor();
  const number = useOutline().find(({ id }) => id === questionId)?.number ?? '';
  const name = t('questionNumber', { number });
  const remove = () => {
    const before = editor.store.get().values;
    const removed = before.questions.find(({ id }) => id === questionId);
    const at = before.questions.findIndex(({ id }) => id === questionId);
    editor.change((content) => removeQuestion(content, questionId));
    choose(removed?.sectionId ?? null);
    if (removed === undefined) return;
    const undo = () =>
      editor.change((content) => ({ ...content, questions: content.questions.toSpliced(at, 0, removed) }));
    toastSuccess(t('questionRemoved', { name }), { label: t('undo'), run: undo });
  };
  const question = { questionId };
  return (
    <PanelFrame title={name} id={questionId} name={name} onRemove={remove}>
      <Stack gap="md">
        <Fields>
          <LineField
            label={t('fields.question.title')}
            maxLength={rubricLimits.questionTitle}
            takesFocus={newId === questionId}
            of={(content) => indexOf(content).questions.get(questionId)?.title ?? ''}
            change={(content, title) => withQuestion(content, questionId, { title })}
          />
          <AreaField
            label={t('fields.question.body')}
            maxLength={rubricLimits.questionBody}
            of={(content) => indexOf(content).questions.get(questionId)?.body ?? ''}
            change={(content, body) => withQuestion(content, questionId, { body })}
          />
          <Answers {...question} />
          <Tags {...question} />
        </Fields>
        <TestBox {...question} />
        <Fields>
          <Context {...question} />
        </Fields>
      </Stack>
    </PanelFrame>
  );
}

function Answers({ questionId }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const key = useEdited(
    (content) =>
      indexOf(content)
        .questions.get(questionId)
        ?.answers.map(({ id }) => id)
        .join(' ') ?? '',
  );
  const ids = key === '' ? [] : key.split(' ');
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('answers')}
      </Title>
      {ids.map((answerId, at) => (
        <AnswerFields
          key={answerId}
          questionId={questionId}
          answerId={answerId}
          number={at + 1}
          isLast={at === ids.length - 1}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={ids.length >= rubricLimits.answers}
        onClick={() => editor.change((content) => addAnswer(content, questionId, makeId()))}
      >
        {t('addAnswer')}
      </Button>
    </Stack>
  );
}

const none: string[] = [];

function Tags({ questionId }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const { editor } = useEditor();
  const tags = useEdited((content) => indexOf(content).questions.get(questionId)?.tags ?? none);
  return (
    <TagPicker
      label={t('tags.label')}
      description={t('tags.help')}
      placeholder={t('tags.placeholder')}
      tags={tags}
      onChange={(chosen) =>
        editor.change((content) => withQuestion(content, questionId, { tags: [...chosen] }))
      }
    />
  );
}

const noContext = { label: '', values: none };

function Context({ questionId }: Props) {
  const { t } = useTexts('features/rubrics/editor');
  const contextIn = (content: Parameters<typeof indexOf>[0]) =>
    indexOf(content).questions.get(questionId)?.context ?? noContext;
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('context.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('context.help')}
      </Text>
      <LineField
        label={t('context.label')}
        maxLength={rubricLimits.contextLabel}
        of={(content) => contextIn(content).label}
        change={(content, label) =>
          withQuestion(content, questionId, { context: { ...contextIn(content), label } })
        }
      />
      <AreaField
        label={t('context.values')}
        description={t('onePerLine')}
        maxLength={rubricLimits.contextValues * (rubricLimits.contextValue + 1)}
        of={(content) => contextIn(content).values.join('\n')}
        change={(content, typed) => {
          const values = linesIn(typed, {
            lines: rubricLimits.contextValues,
            length: rubricLimits.contextValue,
          });
          return withQuestion(content, questionId, { context: { ...contextIn(content), values } });
        }}
      />
    </Stack>
  );
}
