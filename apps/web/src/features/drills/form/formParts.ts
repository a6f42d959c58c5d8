import { drillLimits } from '@schooldog/domain/drills';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { ProblemField, Problems } from './problems.ts';
import type { DrillValues } from './values.ts';

/** What a part of the form works on. */
export type FormPart = Readonly<{
  values: DrillValues;
  set(changes: Partial<DrillValues>): void;
  problem(field: ProblemField): string | undefined;
}>;

/** The words for what is wrong with a field. */
export function useFieldProblem(problems: Problems): FormPart['problem'] {
  const { t, language } = useTexts('features/drills/form');
  return (field) => {
    const code = problems.get(field);
    if (code === undefined) return undefined;
    const { participants, points, notes } = drillLimits;
    const most = code === 'invalidNumber' ? participants : code === 'tooManyPoints' ? points : notes;
    return t(`errors.${code}`, { most: numberText(most, language) });
  };
}
