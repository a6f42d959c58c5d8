import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { tooLongText } from '../../../../ui/tooLongText.ts';
import { limitOf, type ProblemField, type Problems } from '../problems.ts';

/** The words for what is wrong with a field. */
export function useProblemText(problems: Problems): (field: ProblemField) => string | undefined {
  const { t } = useTexts('features/entries/logEntry');
  return (field) => {
    const code = problems.get(field);
    if (code === undefined) return undefined;
    return code === 'tooLong' ? tooLongText(limitOf(field)) : t(`errors.${code}`);
  };
}
