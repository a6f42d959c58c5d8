// The audit trail of an assessment in the words of its rubric. Of answers and notes only what changed is in it.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentFields, assessmentFormSchema, assessmentStatuses } from '@schooldog/domain/assessments';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { TimelineWords } from '../../../ui/HistoryTimeline.tsx';

export function useHistoryWords({ rubric }: Pick<ShownAssessment, 'rubric'>): TimelineWords {
  const { t } = useTexts('features/assessments/form');
  const { t: tAssessments } = useTexts('features/assessments');
  const { choices, notes, skippedSections } = assessmentFormSchema.shape;
  const lines = (all: readonly string[]) => (all.length === 0 ? null : all.join('; '));
  const sectionOf = (id: string) => rubric.sections.find((section) => section.id === id)?.title ?? '';

  const choicesText = (value: unknown) =>
    lines(
      Object.entries(choices.safeParse(value).data ?? {}).map(([questionId, { answerId }]) => {
        const question = rubric.questions.find(({ id }) => id === questionId);
        const answer = question?.answers.find(({ id }) => id === answerId);
        return `${question?.title ?? ''}: ${answer?.text[0] ?? t('history.noAnswer')}`;
      }),
    );
  const notesText = (value: unknown) =>
    lines(Object.entries(notes.safeParse(value).data ?? {}).map(([id, text]) => `${sectionOf(id)}: ${text}`));
  const skippedText = (value: unknown) =>
    lines(
      Object.entries(skippedSections.safeParse(value).data ?? {}).flatMap(([id, isSkipped]) =>
        isSkipped ? sectionOf(id) : [],
      ),
    );

  return {
    fieldLabel: (field) => {
      const known = assessmentFields.find((one) => one === field);
      return known === undefined ? field : t(`history.fields.${known}`);
    },
    valueText: (field, value) => {
      if (field === 'choices') return choicesText(value);
      if (field === 'notes') return notesText(value);
      if (field === 'skippedSections') return skippedText(value);
      if (field === 'skip') return t(value === true ? 'history.yes' : 'history.no');
      const status = assessmentStatuses.find((known) => field === 'status' && known === value);
      if (status !== undefined) return tAssessments(`statuses.${status}`);
      return typeof value === 'number' ? String(value) : null;
    },
  };
}
