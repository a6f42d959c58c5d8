// The sections of an assessment with their questions, to fill in or to read.
import { Checkbox, Title } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import {
  type AssessmentForm,
  isSkippedSection,
  noEvidence,
  shownSections,
} from '@schooldog/domain/assessments';
import { jsonEqual } from '@schooldog/domain/kernel';
import { questionsOf, type RubricContent, type RubricSection } from '@schooldog/domain/rubrics';
import { memo, useId, useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Notes } from './Notes.tsx';
import { type Asks, Question } from './Question.tsx';
import classes from './Sections.module.css';
import type { Standings } from './standings.ts';
import type { FillingActions } from './useFilling.ts';

type Props = Readonly<{
  assessment: Pick<ShownAssessment, 'rubric' | 'status'>;
  form: AssessmentForm;
  standings: Standings;
  /** The questions to point at. */
  missing: ReadonlySet<string>;
  /** Null where it is only read. */
  actions: FillingActions | null;
  onAsk(asks: Asks): void;
}>;

export function Sections(props: Props) {
  const { assessment, form } = props;
  const { rubric } = assessment;
  const questions = useMemo(
    () => new Map(rubric.sections.map(({ id }) => [id, questionsOf(rubric, id)])),
    [rubric],
  );
  return (
    <div className={classes.sections}>
      {shownSections({ ...assessment, form }).map((section) => (
        <Section key={section.id} section={section} questions={questions.get(section.id) ?? []} {...props} />
      ))}
    </div>
  );
}

type SectionProps = Props &
  Readonly<{ section: RubricSection; questions: readonly RubricContent['questions'][number][] }>;

/** An answer draws its own section again, and not the other ones: a rubric may have hundreds of questions. */
const Section = memo(function Section(props: SectionProps) {
  const { assessment, form, standings, missing, actions, onAsk, section, questions } = props;
  const titleId = useId();
  const isSkipped = isSkippedSection({ form }, section.id);
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <SectionHead
        section={section}
        titleId={titleId}
        isSkipped={isSkipped}
        isWholeSkipped={form.skip}
        actions={actions}
      />
      {isSkipped
        ? null
        : questions.map((question, at) => {
            const standing = standings.byQuestion.get(question.id);
            return (
              <Question
                key={question.id}
                question={question}
                at={at}
                answerId={standing?.answerId ?? null}
                isManual={standing?.manuallyAnswered ?? false}
                evidence={standing?.evidence ?? noEvidence}
                showScores={assessment.rubric.showScores}
                isMissing={missing.has(question.id) && standing?.answerId === null}
                actions={actions}
                onAsk={onAsk}
              />
            );
          })}
      {section.showNotes && !isSkipped ? (
        <Notes
          sectionId={section.id}
          section={section.title}
          value={form.notes[section.id] ?? ''}
          actions={actions}
        />
      ) : null}
    </section>
  );
}, isSameSection);

function isSameSection(before: SectionProps, after: SectionProps): boolean {
  const { section, questions } = after;
  const same = (part: (props: SectionProps) => unknown) => Object.is(part(before), part(after));
  return (
    same((props) => props.section) &&
    same((props) => props.questions) &&
    same((props) => props.actions) &&
    same((props) => props.onAsk) &&
    same(({ assessment }) => assessment.rubric.showScores) &&
    same(({ form }) => form.skip) &&
    same(({ form }) => isSkippedSection({ form }, section.id)) &&
    same(({ form }) => form.notes[section.id]) &&
    questions.every(
      ({ id }) =>
        same(({ missing }) => missing.has(id)) &&
        jsonEqual(before.standings.byQuestion.get(id), after.standings.byQuestion.get(id)),
    )
  );
}

type HeadProps = Readonly<{
  section: RubricSection;
  titleId: string;
  isSkipped: boolean;
  isWholeSkipped: boolean;
  actions: FillingActions | null;
}>;

const SectionHead = memo(function SectionHead(props: HeadProps) {
  const { section, titleId, isSkipped, isWholeSkipped, actions } = props;
  const { t } = useTexts('features/assessments/form');
  return (
    <div className={classes.head}>
      <div>
        <Title order={2} id={titleId} className={classes.title ?? ''}>
          {section.title}
        </Title>
        {section.description === '' ? null : <p className={classes.description}>{section.description}</p>}
        {isSkipped && actions === null ? <p className={classes.description}>{t('section.skipped')}</p> : null}
      </div>
      {actions === null || isWholeSkipped ? null : (
        <Checkbox
          className={classes.skip ?? ''}
          label={t('section.skip')}
          aria-label={t('section.skipName', { section: section.title })}
          checked={isSkipped}
          onChange={({ currentTarget }) => actions.skipSection(section.id, currentTarget.checked)}
        />
      )}
    </div>
  );
});
