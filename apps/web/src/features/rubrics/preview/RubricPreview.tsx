import { Stack, Text, Title } from '@mantine/core';
import {
  maximumScore,
  questionLetter,
  questionsOf,
  type RubricContent,
  type RubricQuestion,
} from '@schooldog/domain/rubrics';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './RubricPreview.module.css';

/** A rubric as people who assess see it. */
export function RubricPreview({ content }: Readonly<{ content: RubricContent }>) {
  const { t } = useTexts('features/rubrics');
  const { name, disclaimer, sections, questions, showScores } = content;
  return (
    <Stack gap="lg" className={classes.preview ?? ''}>
      <div>
        <Title order={3}>{name === '' ? t('unnamed') : name}</Title>
        {showScores ? (
          <Text size="sm" c="dimmed">
            {t('preview.maximum', { count: maximumScore(questions) })}
          </Text>
        ) : null}
      </div>
      {disclaimer === '' ? null : (
        <section className={classes.note}>
          <Title order={4}>{t('preview.instructions')}</Title>
          <p className={classes.text}>{disclaimer}</p>
        </section>
      )}
      {sections.length === 0 ? <Text>{t('preview.noSections')}</Text> : null}
      {sections.map((section) => (
        <section key={section.id} className={classes.section}>
          <Title order={4}>{section.title === '' ? t('preview.noTitle') : section.title}</Title>
          {section.description === '' ? null : <p className={classes.text}>{section.description}</p>}
          <ol className={classes.questions}>
            {questionsOf(content, section.id).map((question, index) => (
              <li key={question.id}>
                <PreviewQuestion question={question} letter={questionLetter(index)} showScores={showScores} />
              </li>
            ))}
          </ol>
          {section.showNotes ? (
            <div className={classes.note}>
              <Text fw={600} size="sm">
                {t('preview.notes')}
              </Text>
              <Text size="sm" c="dimmed">
                {t('preview.notesHint')}
              </Text>
            </div>
          ) : null}
        </section>
      ))}
    </Stack>
  );
}

type QuestionProps = Readonly<{ question: RubricQuestion; letter: string; showScores: boolean }>;

function PreviewQuestion({ question, letter, showScores }: QuestionProps) {
  const { t } = useTexts('features/rubrics');
  const { title, body, context, answers } = question;
  return (
    <>
      <Title order={5}>{`${letter}. ${title === '' ? t('preview.noTitle') : title}`}</Title>
      {body === '' ? null : <p className={classes.text}>{body}</p>}
      {context.values.length === 0 ? null : (
        <details className={classes.context}>
          <summary>{context.label === '' ? t('preview.context') : context.label}</summary>
          <ul>
            {context.values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </details>
      )}
      <ul className={classes.answers}>
        {answers.map(({ id, text: [name = '', ...more], value }) => (
          <li key={id} className={classes.answer}>
            <span className={classes.dot} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{name === '' ? t('preview.noTitle') : name}</span>
              {more.map((line) => (
                <span key={line} className={classes.line}>
                  {line}
                </span>
              ))}
            </span>
            {showScores && value !== null ? (
              <span className={classes.value}>{t('preview.value', { count: value })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
