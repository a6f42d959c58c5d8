// The assessment as a record: who may do what with it, and what every change leaves behind.
import { type AssessmentFacts, assessmentFields, assessmentRules } from '@schooldog/domain/assessments';
import { type Difference, differences, jsonEqual, type JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { type AssessmentRow, findAssessment, lockAssessment, type StoredAssessment } from './store.ts';

export const assessmentRecord = defineRecord({
  type: 'assessment',
  find: async (reader, id): Promise<StoredAssessment | undefined> => findAssessment(reader, id),
  lock: async (tx, id): Promise<StoredAssessment | undefined> => lockAssessment(tx, id),
  facts: factsOf,
  abilities: assessmentRules,
  missing: () => problem('assessment.notFound'),
  audited: {
    fields: assessmentFields,
    values: (row: StoredAssessment) => auditedAssessment(row),
    compare: assessmentDifferences,
  },
  notices: (row: StoredAssessment) => noticesOf(row),
});

export function factsOf(row: StoredAssessment): AssessmentFacts {
  const { schoolId, createdByUserId, status, walkId, walk } = row;
  return {
    schoolId,
    createdByUserId,
    status,
    walkId,
    walk: walk && {
      leaderUserId: walk.leaderUserId,
      participantUserIds: walk.participantUserIds,
      isInProgress: walk.status === 'inprogress' && walk.timeArchived === null,
    },
  };
}

export function auditedAssessment({ status, form, totalScore, maxScore, score }: AssessmentRow) {
  return {
    status,
    choices: unlessEmpty(form.choices),
    notes: unlessEmpty(form.notes),
    skippedSections: unlessEmpty(form.skippedSections),
    // So that the history of a new one does not begin with a skip that did not happen.
    skip: form.skip ? true : null,
    totalScore,
    maxScore,
    score,
  };
}

type Values = Readonly<Record<string, JsonValue | undefined>>;

/** Of choices, notes and skipped sections only those that changed, so that the history shows which one it was. */
export function assessmentDifferences(before: Values, after: Values): Difference[] {
  return differences(before, after, assessmentFields).map(({ field, from, to }) => ({
    field,
    from: changedKeys(from, to),
    to: changedKeys(to, from),
  }));
}

function changedKeys(values: JsonValue, others: JsonValue): JsonValue {
  if (!isMap(values)) return values;
  const known = isMap(others) ? others : {};
  return unlessEmpty(
    Object.fromEntries(Object.entries(values).filter(([key, value]) => !jsonEqual(value, known[key]))),
  );
}

type JsonMap = Readonly<{ [key: string]: JsonValue | undefined }>;

function isMap(value: JsonValue): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unlessEmpty<Named extends JsonMap>(map: Named): Named | null {
  return Object.keys(map).length === 0 ? null : map;
}
