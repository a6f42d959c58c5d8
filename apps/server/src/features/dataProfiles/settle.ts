// What every change of a list leaves behind: its differences, and a notice to those who see the school's places.
import type { JsonValue } from '@schooldog/domain/kernel';
import type { Work } from '../../platform/work/work.ts';
import type { OptionRow } from './optionStore.ts';
import type { ProfileRow } from './profileStore.ts';

const profileFields = ['name', 'isArchived'];
const optionFields = ['label', 'aliases', 'attributes', 'isArchived', 'mergedIntoId'];

export async function auditProfile(work: Work, before: ProfileRow | null, after: ProfileRow): Promise<void> {
  await work.audit({
    recordType: 'dataProfile',
    recordId: after.id,
    before: before && { name: before.name, isArchived: before.isArchived || null },
    after: { name: after.name, isArchived: after.isArchived || null },
    fields: profileFields,
  });
}

/** An option's coming and going is also told in the history of its list. */
export async function auditInProfile(
  work: Work,
  profileId: string,
  field: 'options' | 'imported' | 'merged',
  [from, to]: readonly [JsonValue, JsonValue],
): Promise<void> {
  await work.audit({
    recordType: 'dataProfile',
    recordId: profileId,
    before: { [field]: from },
    after: { [field]: to },
    fields: [field],
  });
}

export type AuditedOption = Pick<
  OptionRow,
  'label' | 'aliases' | 'attributes' | 'isArchived' | 'mergedIntoId'
>;

export async function auditOption(
  work: Work,
  optionId: string,
  before: AuditedOption | null,
  after: AuditedOption | null,
): Promise<void> {
  await work.audit({
    recordType: 'dataProfileOption',
    recordId: optionId,
    before: before && auditable(before),
    after: after && auditable(after),
    fields: optionFields,
  });
}

export async function announceProfile(work: Work, profile: ProfileRow): Promise<void> {
  await work.announce({ topic: 'dataProfiles', id: profile.id, schoolId: profile.schoolId });
}

/** What is as it is at first says nothing, so that a new option's history tells only what somebody gave it. */
function auditable({ label, aliases, attributes, isArchived, mergedIntoId }: AuditedOption) {
  return {
    label,
    aliases: aliases.length === 0 ? null : aliases,
    attributes: Object.keys(attributes).length === 0 ? null : attributes,
    isArchived: isArchived || null,
    mergedIntoId,
  };
}
