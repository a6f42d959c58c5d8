// What is wrong with the form, by field, as codes that stand among the texts under `errors`.
import { drillFormSchema, type MergedDrill } from '@schooldog/domain/drills';
import { type DrillValues, rawToSend } from './values.ts';

const codes = ['required', 'tooLong', 'invalidTime', 'invalidResponseTime'] as const;
type ProblemCode = (typeof codes)[number] | 'tooLongNotes' | 'invalidNumber' | 'tooManyPoints';
export type ProblemField =
  | 'schoolId'
  | 'type'
  | 'otherType'
  | 'eventType'
  | 'otherEventType'
  | 'drillDate'
  | 'drillTime'
  | 'additionalInfo'
  | 'numberOfParticipants'
  | 'responseTime'
  | 'resultsAdditionalInfo'
  | 'wentWell'
  | 'toImprove';
export type Problems = ReadonlyMap<ProblemField, ProblemCode>;

const fields: Readonly<Record<string, ProblemField>> = {
  schoolId: 'schoolId',
  'kind.type': 'type',
  'kind.otherType': 'otherType',
  'event.eventType': 'eventType',
  'event.otherEventType': 'otherEventType',
  drillDate: 'drillDate',
  'clock.drillTime': 'drillTime',
  additionalInfo: 'additionalInfo',
  numberOfParticipants: 'numberOfParticipants',
  responseTime: 'responseTime',
  resultsAdditionalInfo: 'resultsAdditionalInfo',
  wentWell: 'wentWell',
};

const notes: ReadonlySet<ProblemField> = new Set(['additionalInfo', 'resultsAdditionalInfo', 'wentWell']);

type Given = Readonly<{ withResults: boolean; base: MergedDrill | null }>;

export function problemsIn(values: DrillValues, { withResults, base }: Given): Problems {
  const found = new Map<ProblemField, ProblemCode>();
  const { error } = drillFormSchema.safeParse(rawToSend(values, withResults, base));
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] === 'toImprove' ? 'toImprove' : fields[path.join('.')];
    if (field !== undefined && !found.has(field)) found.set(field, codeOf(field, message));
  }
  return found;
}

function codeOf(field: ProblemField, message: string): ProblemCode {
  if (field === 'numberOfParticipants') return 'invalidNumber';
  if (field === 'toImprove') return 'tooManyPoints';
  // The texts of two people together may be too long.
  if (notes.has(field)) return 'tooLongNotes';
  return codes.find((code) => code === message) ?? 'required';
}
