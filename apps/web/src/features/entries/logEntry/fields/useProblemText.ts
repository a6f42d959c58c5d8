import { useTranslation } from 'react-i18next';
import type { ProblemField, Problems } from '../problems.ts';

/** The words for what is wrong with a field. */
export function useProblemText(problems: Problems): (field: ProblemField) => string | undefined {
  const { t } = useTranslation('features/entries/logEntry');
  return (field) => {
    const code = problems.get(field);
    return code === undefined ? undefined : t(`errors.${code}`);
  };
}
