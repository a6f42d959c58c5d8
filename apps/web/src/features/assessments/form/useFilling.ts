// An assessment as it is being filled in. Every answer and skip is stored at once and on its own, notes after a pause in
// typing and whenever their field or the page is left; what others change is followed. Where two people wrote the same
// note, the server rejects the later one, which stays on this device to choose from.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { type AssessmentForm, assessmentMerge } from '@schooldog/domain/assessments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { hold } from '../../../platform/readiness/holds.ts';
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
  /** What is in the field while it is typed in, with the blanks at its end. */
  typedNote(sectionId: string): string | undefined;
  leaveNote(sectionId: string): void;
}>;

export type Filling = Readonly<{ form: AssessmentForm; actions: FillingActions }>;

type Alter = (form: AssessmentForm) => AssessmentForm;

const pauseOfTyping = 300;

export function useFilling({ id, form, rubric }: ShownAssessment): Filling {
  const { t } = useTexts('features/assessments/form');
  const [filled, setFilled] = useState(form);
  const latest = useLatest(filled);
  const put = (next: AssessmentForm) => {
    latest.set(next);
    setFilled(next);
  };
  // What is being typed is no state: no key draws the other questions again.
  const typed = useRef(new Map<string, string>());
  /** What was stored here and what `form` does not show yet, the last of each answer, skip and note. */
  const unseen = useRef(new Map<string, Alter>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useRef(() => {});

  /** What is done next continues from here, and not from what the screen has not shown yet. */
  const store = (field: string, alter: Alter, onFailure = () => {}) => {
    const before = latest.get();
    const wanted = alter(before);
    const edit = assessmentMerge.compare(before, wanted);
    if (Object.keys(edit).length === 0) return;
    // What is shown already, after a word was typed and taken back, does not arrive as a change.
    if (shows(form, alter)) unseen.current.delete(field);
    else unseen.current.set(field, alter);
    put(wanted);
    enqueue(answerWork(id, edit, t('work', { name: rubric.name }))).catch(() => {
      onFailure();
      toastError(t('saveFailed'));
    });
  };
  /** A choice that could not be stored is not shown as if it were; what was typed stays in its field. */
  const choose = (field: string, alter: Alter) => store(field, alter, () => unseen.current.delete(field));
  const saveNote = (sectionId: string) => {
    const note = typed.current.get(sectionId)?.trim();
    if (note === undefined || note === noteIn(latest.get(), sectionId)) return;
    store(`notes/${sectionId}`, (before) => withNote(before, sectionId, note));
  };
  const saveNotes = () => {
    clearTimeout(timer.current);
    for (const sectionId of typed.current.keys()) saveNote(sectionId);
    release.current();
  };
  useOnChange(JSON.stringify(form), () => {
    // Stored with what its person saw: if somebody else wrote the same note, the server finds the conflict.
    saveNotes();
    const next = withUnseen(form, unseen.current);
    for (const [sectionId, text] of typed.current) {
      if (text.trim() !== noteIn(next, sectionId)) typed.current.delete(sectionId);
    }
    put(next);
  });
  const saveOnLeaving = useEffectEvent(saveNotes);
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveOnLeaving();
    };
    const leave = () => saveOnLeaving();
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const now = useLatest({ choose, saveNote, saveNotes });
  const [actions] = useState<FillingActions>(() => ({
    answer: (questionId, answerId) =>
      now.get().choose(`choices/${questionId}`, (before) => withChoice(before, questionId, answerId)),
    skipSection: (sectionId, isSkipped) =>
      now.get().choose(`skippedSections/${sectionId}`, (before) => ({
        ...before,
        skippedSections: { ...before.skippedSections, [sectionId]: isSkipped },
      })),
    skip: (isSkipped) => now.get().choose('skip', (before) => ({ ...before, skip: isSkipped })),
    typeNote: (sectionId, text) => {
      typed.current.set(sectionId, text);
      clearTimeout(timer.current);
      release.current();
      release.current = hold('work');
      timer.current = setTimeout(() => now.get().saveNotes(), pauseOfTyping);
    },
    typedNote: (sectionId) => typed.current.get(sectionId),
    leaveNote: (sectionId) => {
      now.get().saveNote(sectionId);
      typed.current.delete(sectionId);
    },
  }));
  return { form: filled, actions };
}

function withChoice(form: AssessmentForm, questionId: string, answerId: string | undefined): AssessmentForm {
  const { [questionId]: _before, ...others } = form.choices;
  return { ...form, choices: answerId === undefined ? others : { ...others, [questionId]: { answerId } } };
}

function noteIn({ notes }: AssessmentForm, sectionId: string): string {
  return notes[sectionId] ?? '';
}

function withNote(form: AssessmentForm, sectionId: string, text: string): AssessmentForm {
  const { [sectionId]: _before, ...others } = form.notes;
  return { ...form, notes: text === '' ? others : { ...others, [sectionId]: text } };
}

/** A form that was read before an answer or a note was stored must not take it back from the screen. */
function withUnseen(form: AssessmentForm, unseen: Map<string, Alter>): AssessmentForm {
  for (const [field, alter] of unseen) if (shows(form, alter)) unseen.delete(field);
  return [...unseen.values()].reduce((before, alter) => alter(before), form);
}

function shows(form: AssessmentForm, alter: Alter): boolean {
  return Object.keys(assessmentMerge.compare(form, alter(form))).length === 0;
}
