import type { RuleProblems } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

/** What is wrong with the field at a place, as text. */
export type ProblemAt = (place: string, most?: number) => string | undefined;

export function useProblemAt(problems: RuleProblems): ProblemAt {
  const { t } = useTexts('features/drills/rules');
  return (place, most = 0) => {
    const problem = problems.get(place);
    return problem === undefined ? undefined : t(`errors.${problem}`, { most });
  };
}
