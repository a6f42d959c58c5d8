import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { tooLongText } from '../../../../ui/tooLongText.ts';
import type { ProblemCode, ProblemField, Problems } from '../problems.ts';

/** The words for what is wrong with a field. */
export function useFieldProblem(problems: Problems): (field: ProblemField) => string | undefined {
  const { t } = useTexts('features/workOrders/create');
  const nameOf = (field: ProblemField): string => {
    if (isCustom(field)) return field.slice(customPrefix.length);
    return field === 'pictures' ? '' : t(`fields.${field}`);
  };
  return (field) => {
    const code: ProblemCode | undefined = problems.get(field);
    if (code === undefined) return undefined;
    if (code === 'tooLong') return tooLongText(limitOf(field));
    return t(`errors.${code}`, { field: nameOf(field), most: workOrderLimits.assignedStaff });
  };
}

function limitOf(field: ProblemField): number {
  if (isCustom(field)) return workOrderLimits.customFieldAnswer;
  if (field === 'location') return workOrderLimits.location;
  return field === 'notes' ? workOrderLimits.notes : workOrderLimits.description;
}

const customPrefix = 'custom ';

function isCustom(field: ProblemField): field is `custom ${string}` {
  return field.startsWith(customPrefix);
}
