// An assessment as it is being filled in. Every answer and skip is stored at once and on its own, notes when their field
// is left or the page is; what others change is followed.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { type AssessmentForm, assessmentMerge } from '@schooldog/domain/assessments';
import { choose, type Editing, type FieldConflict, type Keep, rebase } from '@schooldog/domain/kernel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enqueue } from '../../../platform/outbox/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { useLatest } from '../../../ui/useLatest.ts';
import { useOnChange } from '../../../ui/useOnChange.ts';
import { answerWork } from '../assessmentRecord.ts';

/** These stay the same functions, so that a question is drawn again only when it changes. */
export type FillingActions = Readonly<{
  /** Undefined goes back to what the entries say. */
  answer(questionId: string, answerId: string | undefined): void;
  skipSection(sectionId: string, isSkipped: boolean): void;
  skip(isSkipped: boolean): void;
  /** Draws nothing: the field has its own text while it is typed in. */
  typeNote(sectionId: string, text: string): void;
  saveNote(sectionId: string): void;
}>;

export type Filling = Readonly<{
  form: AssessmentForm;
  conflicts: readonly FieldConflict[];
  choose(conflict: FieldConflict, keep: Keep): void;
  actions: FillingActions;
}>;

type Alter = (form: AssessmentForm) => AssessmentForm;

export function useFilling({ id, form, rubric }: ShownAssessment): Filling {
  const { t } = useTranslation('features/assessments/form');
  const [editing, setEditing] = useState<Editing<AssessmentForm>>({
    base: form,
    values: form,
    conflicts: [],
  });
  const latest = useLatest(editing);
  const put = (next: Editing<AssessmentForm>) => {
    latest.set(next);
    setEditing(next);
  };
  // What is being typed is no state: no key draws the other questions again.
  const typed = useRef(new Map<string, string>());
  const current = (): Editing<AssessmentForm> => {
    const { base, values, conflicts } = latest.get();
    const notes = [...typed.current];
    return {
      base,
      values: notes.reduce((before, [sectionId, text]) => withNote(before, sectionId, text), values),
      conflicts,
    };
  };
  useOnChange(JSON.stringify(form), () => put(rebase(assessmentMerge, current(), form)));

  /** What is typed next continues from here, and not from what the screen has not shown yet. */
  const store = (alter: Alter) => {
    const { base, values, conflicts } = current();
    const wanted = alter(base);
    const edit = assessmentMerge.compare(base, wanted);
    put({ base: wanted, values: alter(values), conflicts });
    if (Object.keys(edit).length === 0) return;
    enqueue(answerWork(id, edit, t('work', { name: rubric.name }))).catch(() => toastError(t('saveFailed')));
  };
  /** While two people's notes are to be chosen from, nothing is stored. */
  const saveNote = (sectionId: string) => {
    const { base, values, conflicts } = current();
    if (conflicts.some(({ path }) => path[1] === sectionId)) return;
    typed.current.delete(sectionId);
    const note = (values.notes[sectionId] ?? '').trim();
    if (note !== (base.notes[sectionId] ?? '')) store((before) => withNote(before, sectionId, note));
  };
  const saveNotes = useEffectEvent(() => {
    for (const section of rubric.sections) saveNote(section.id);
  });
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveNotes();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      saveNotes();
    };
  }, []);
  const now = useLatest({ store, saveNote });
  const [actions] = useState<FillingActions>(() => ({
    answer: (questionId, answerId) => now.get().store((before) => withChoice(before, questionId, answerId)),
    skipSection: (sectionId, isSkipped) =>
      now.get().store((before) => ({
        ...before,
        skippedSections: { ...before.skippedSections, [sectionId]: isSkipped },
      })),
    skip: (isSkipped) => now.get().store((before) => ({ ...before, skip: isSkipped })),
    typeNote: (sectionId, text) => void typed.current.set(sectionId, text),
    saveNote: (sectionId) => now.get().saveNote(sectionId),
  }));
  return {
    form: editing.values,
    conflicts: editing.conflicts,
    actions,
    choose: (conflict, keep) => {
      const [, sectionId = ''] = conflict.path;
      put(choose(assessmentMerge, current(), conflict, keep));
      typed.current.delete(sectionId);
      saveNote(sectionId);
    },
  };
}

function withChoice(form: AssessmentForm, questionId: string, answerId: string | undefined): AssessmentForm {
  const { [questionId]: _before, ...others } = form.choices;
  return { ...form, choices: answerId === undefined ? others : { ...others, [questionId]: { answerId } } };
}

function withNote(form: AssessmentForm, sectionId: string, text: string): AssessmentForm {
  const { [sectionId]: _before, ...others } = form.notes;
  return { ...form, notes: text === '' ? others : { ...others, [sectionId]: text } };
}
