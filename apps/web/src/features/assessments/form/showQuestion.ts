import { questionElementId } from './Question.tsx';

/** Scrolls to a question and gives it the focus. */
export function showQuestion(questionId: string | undefined): void {
  if (questionId === undefined) return;
  const element = document.getElementById(questionElementId(questionId));
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
