// The school as a record: who may do what with it, and what every change records.
import { whyNot } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { schoolFields, schoolRules } from '@schooldog/domain/schools';
import { defineRecord } from '../../platform/records/record.ts';
import { findSchool, lockSchool, type SchoolRow } from './store.ts';

export const schoolRecord = defineRecord({
  type: 'school',
  find: findSchool,
  lock: lockSchool,
  facts: ({ id, timeArchived }) => ({ schoolId: id, isArchived: timeArchived !== null }),
  abilities: schoolRules,
  // Users without the permission are rejected before they learn whether the school exists.
  missing: (actor, { id, ability }) =>
    problem(
      whyNot(schoolRules[ability], actor, { schoolId: id, isArchived: ability === 'restore' })?.code ??
        'school.notFound',
    ),
  audited: { fields: schoolFields, values: auditable },
  notices: ({ id }) => [{ topic: 'schools', id, schoolId: id }],
});

function auditable(row: SchoolRow) {
  const { id: _id, timeCreated: _created, timeUpdated: _updated, timeArchived, ...fields } = row;
  return { ...fields, timeArchived: timeArchived?.toISOString() ?? null };
}
