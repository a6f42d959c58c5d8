import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import type { DataProfile, DataProfileOption } from '@schooldog/domain/dataProfiles';
import type { OptionRow } from './optionStore.ts';
import type { ListedProfileRow, ProfileRow } from './profileStore.ts';

export function presentProfile(row: ProfileRow): DataProfile {
  return {
    id: row.id,
    schoolId: row.schoolId,
    name: row.name,
    isArchived: row.isArchived,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}

export function presentListed(row: ListedProfileRow): ListedProfile {
  return { ...presentProfile(row), options: row.options };
}

export function presentOption(row: OptionRow): DataProfileOption {
  return {
    id: row.id,
    dataProfileId: row.dataProfileId,
    label: row.label,
    aliases: row.aliases,
    attributes: row.attributes,
    isArchived: row.isArchived,
    mergedIntoId: row.mergedIntoId,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
