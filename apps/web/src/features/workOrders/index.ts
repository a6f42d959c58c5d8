export { fieldRulesFor, type FieldRules } from './create/fieldRules.ts';
export {
  DescriptionField,
  LocationField,
  NotesAndCustomFields,
  WhoAndHow,
} from './create/fields/OrderFields.tsx';
export { useFieldProblem } from './create/fields/useFieldProblem.ts';
export { type ProblemCode, type ProblemField, problemOf } from './create/problems.ts';
export { OrderNumber } from './parts/OrderNumber.tsx';
export { StatusChip } from './parts/StatusChip.tsx';
export { useBoards } from './parts/useBoards.ts';
export { DayMark } from './settings/calendar/DayMark.tsx';
export { workOrderFilter } from './workOrderFilter.ts';
