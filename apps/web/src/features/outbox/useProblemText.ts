import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { LastProblem } from '../../platform/localDatabase/rows.ts';
import { useProblemText as useCodeText } from '../../platform/problems/index.ts';
import { reasonOf } from './reason.ts';

/** Why a piece of work was not taken, in the words that the outbox uses. */
export function useProblemText(): (problem: LastProblem) => string {
  const { t } = useTexts('features/outbox');
  const codeText = useCodeText();
  return (problem) => {
    const { key, code, photo } = reasonOf(problem);
    const text = key === 'other' ? codeText(code) : null;
    return text ?? t(`reasons.${key}`, { code, photo });
  };
}
