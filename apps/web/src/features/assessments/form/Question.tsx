import { Button } from '@mantine/core';
import type { Evidence } from '@schooldog/domain/assessments';
import { questionLetter, type RubricAnswer, type RubricQuestion } from '@schooldog/domain/rubrics';
import { IconArrowBackUp, IconInfoCircle, IconListDetails } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './Question.module.css';
import { Reason } from './Reason.tsx';
import type { FillingActions } from './useFilling.ts';

export type Asks = Readonly<{ kind: 'context' | 'entries'; question: RubricQuestion }>;

type Props = Readonly<{
  question: RubricQuestion;
  /** Its place within its section. */
  at: number;
  answerId: string | null;
  isManual: boolean;
  evidence: Evidence;
  showScores: boolean;
  /** It has no answer, and somebody tried to submit. */
  isMissing: boolean;
  /** Null where it is only read. */
  actions: Pick<FillingActions, 'answer'> | null;
  onAsk(asks: Asks): void;
}>;

export function questionElementId(questionId: string): string {
  return `question-${questionId}`;
}

/** Plain elements, drawn again only when something in it changes: a rubric may have hundreds. */
export const Question = memo(function Question(props: Props) {
  const { question, at, answerId, isManual, evidence, isMissing, actions, onAsk } = props;
  const { t } = useTexts('features/assessments/form');
  const bodyId = useId();
  const missingId = useId();
  const hasContext = question.context.values.length > 0;
  const described = [question.body === '' ? null : bodyId, isMissing ? missingId : null];
  return (
    <fieldset
      id={questionElementId(question.id)}
      className={classes.question}
      data-missing={isMissing || undefined}
      aria-describedby={described.filter((id) => id !== null).join(' ') || undefined}
      tabIndex={-1}
    >
      <legend className={classes.title}>
        {t('question.title', { letter: questionLetter(at), title: question.title })}
      </legend>
      {question.body === '' ? null : (
        <p id={bodyId} className={classes.body}>
          {question.body}
        </p>
      )}
      <div className={classes.answers}>
        {question.answers.map((answer) => (
          <Answer key={answer.id} answer={answer} isChosen={answer.id === answerId} {...props} />
        ))}
      </div>
      {isMissing ? (
        <p id={missingId} className={classes.missing}>
          {t('question.missing')}
        </p>
      ) : null}
      <Reason question={question} evidence={evidence} isManual={isManual} />
      <div className={classes.buttons}>
        {hasContext ? (
          <Button
            variant="subtle"
            mih={44}
            leftSection={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onAsk({ kind: 'context', question })}
          >
            {question.context.label === '' ? t('question.context') : question.context.label}
          </Button>
        ) : null}
        {question.tags.length === 0 ? null : (
          <Button
            variant="subtle"
            mih={44}
            leftSection={<IconListDetails size={18} aria-hidden />}
            onClick={() => onAsk({ kind: 'entries', question })}
          >
            {t('question.entries', { count: evidence.entries })}
          </Button>
        )}
        {isManual && actions !== null ? (
          <Button
            variant="subtle"
            color="gray"
            mih={44}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => actions.answer(question.id, undefined)}
          >
            {t(question.tags.length === 0 ? 'question.clear' : 'question.automatic')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
});

type AnswerProps = Pick<Props, 'question' | 'showScores' | 'actions'> &
  Readonly<{ answer: RubricAnswer; isChosen: boolean }>;

function Answer({ answer, question, isChosen, showScores, actions }: AnswerProps) {
  const { t } = useTexts('features/assessments/form');
  const [name = '', ...more] = answer.text;
  return (
    <label
      className={classes.answer}
      data-chosen={isChosen || undefined}
      data-fixed={actions === null || undefined}
    >
      <input
        type="radio"
        className={classes.radio}
        name={question.id}
        checked={isChosen}
        disabled={actions === null}
        onChange={() => actions?.answer(question.id, answer.id)}
      />
      {showScores ? (
        <span className={classes.value}>{t('question.value', { count: answer.value ?? 0 })}</span>
      ) : null}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {[...new Set(more)].map((line) => (
          <span key={line} className={classes.line}>
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}
