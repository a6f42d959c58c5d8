import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import type { OwnField, OwnProblem, SeriesProblems } from './problems.ts';

/** The words for what is wrong with a field that only series have. */
export function useOwnProblem(problems: SeriesProblems['own']): (field: OwnField) => string | undefined {
  const { t } = useTexts('features/recurring/form');
  const problemText = useProblemText();
  return (field) => {
    const code: OwnProblem | undefined = problems.get(field);
    if (code === undefined) return undefined;
    if (code === 'startTooEarly' || code === 'endBeforeStart' || code === 'endTooEarly')
      return problemText(`recurring.${code}`) ?? t('errors.invalid');
    return t(`errors.${code}`);
  };
}
