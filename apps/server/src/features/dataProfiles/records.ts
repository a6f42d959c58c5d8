// Location lists and locations as records: who may do what with them, and what every change records.
import { dataProfileRules, optionRules } from '@schooldog/domain/dataProfiles';
import type { JsonValue } from '@schooldog/domain/kernel';
import { type Actor, holds } from '@schooldog/domain/permissions';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import type { Work } from '../../platform/work/work.ts';
import { findOption, lockOption, type OptionInProfile } from './optionStore.ts';
import { findProfile, lockProfile } from './profileStore.ts';

export const profileRecord = defineRecord({
  type: 'dataProfile',
  find: findProfile,
  lock: lockProfile,
  facts: ({ schoolId, isArchived }) => ({ schoolId, isArchived }),
  abilities: dataProfileRules,
  missing: (actor) => missing(actor, 'dataProfile.notFound'),
  audited: {
    fields: ['name', 'isArchived'],
    values: ({ name, isArchived }) => ({ name, isArchived: isArchived || null }),
  },
  notices: ({ id, schoolId }) => [{ topic: 'dataProfiles', id, schoolId }],
});

/** Locked with its list, so changes of a list and of its locations are serialized. */
export const optionRecord = defineRecord({
  type: 'dataProfileOption',
  find: findOption,
  lock: lockOption,
  facts: ({ schoolId, mergedIntoId }) => ({ schoolId, mergedIntoId }),
  abilities: optionRules,
  missing: (actor) => missing(actor, 'dataProfile.optionNotFound'),
  audited: {
    fields: ['label', 'aliases', 'attributes', 'isArchived', 'mergedIntoId'],
    values: auditableOption,
  },
  notices: ({ dataProfileId, schoolId }) => [{ topic: 'dataProfiles', id: dataProfileId, schoolId }],
});

/** Managers of some schools' lists do not learn whether other lists exist. */
function missing(actor: Actor, code: ProblemCode<'notFound'>) {
  return holds(actor, 'manage data profiles') ? problem(code) : problem('dataProfile.notAllowed');
}

/** Default values are left out, so that a new option's history shows only what was entered. */
function auditableOption({ label, aliases, attributes, isArchived, mergedIntoId }: OptionInProfile) {
  return {
    label,
    aliases: aliases.length === 0 ? null : aliases,
    attributes: Object.keys(attributes).length === 0 ? null : attributes,
    isArchived: isArchived || null,
    mergedIntoId,
  };
}

/** Changes of an option also appear in the history of its list. */
export async function auditInProfile(
  work: Work,
  profileId: string,
  field: 'options' | 'imported' | 'merged',
  [from, to]: readonly [JsonValue, JsonValue],
): Promise<void> {
  await work.audit({
    recordType: profileRecord.type,
    recordId: profileId,
    before: { [field]: from },
    after: { [field]: to },
    fields: [field],
  });
}
