import { questionElementId } from './Question.tsx';

/** Scrolls to a question and gives it the focus. */
export function showQuestion(questionId: string | undefined): void {
  if (questionId !== undefined) show(questionElementId(questionId));
}

export const unsavedElementId = 'unsaved-answers';

/** The same for what the server did not take. */
export function showUnsaved(): void {
  show(unsavedElementId);
}

function show(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
