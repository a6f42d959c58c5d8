import {
  cleanOption,
  followMerges,
  labelKey,
  mergeRefusal,
  type OptionEdit,
  type OptionForm,
  optionMerge,
  type ProfileEdit,
  profileLimits,
  profileMerge,
} from '@schooldog/domain/dataProfiles';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import type { Work } from '../../platform/work/work.ts';
import { schoolNames } from '../schools/index.ts';
import { lockedOption, lockedProfile, managedOption, requireManage } from './access.ts';
import { removeFiles } from './optionFiles.ts';
import {
  countOptions,
  deleteOption,
  findOption,
  hasMerged,
  insertOption,
  mergesOfSchool,
  optionsOfProfile,
  type OptionRow,
  updateOption,
} from './optionStore.ts';
import { usesOf } from './placeUses.ts';
import {
  findProfile,
  insertProfile,
  lockProfilesOfSchool,
  type ProfileRow,
  updateProfile,
} from './profileStore.ts';
import { announceProfile, auditInProfile, auditOption, auditProfile } from './settle.ts';

export async function createDataProfile(
  work: Work,
  actor: Actor,
  input: { dataProfileId: string; schoolId: string; name: string },
): Promise<ProfileRow> {
  const { dataProfileId: id, schoolId, name } = input;
  requireManage(actor, schoolId);
  const schools = await schoolNames(work.tx);
  if (!schools.some((school) => school.id === schoolId)) throw problem('school.notFound');
  const created = await insertProfile(work.tx, { id, schoolId, name }, work.now);
  if (created === undefined) {
    const isSameId = (await findProfile(work.tx, id)) !== undefined;
    throw problem(isSameId ? 'dataProfile.idTaken' : 'dataProfile.nameTaken');
  }
  await auditProfile(work, null, created);
  await announceProfile(work, created);
  return created;
}

export async function editDataProfile(
  work: Work,
  actor: Actor,
  profileId: string,
  edit: ProfileEdit,
): Promise<ProfileRow> {
  const before = await lockedProfile(work, actor, profileId);
  const { name, isArchived } = await mergeEdit(work, profileMerge, {
    recordType: 'dataProfile',
    recordId: profileId,
    current: before,
    edit,
  });
  const after = await updateProfile(work.tx, profileId, { name, isArchived }, work.now);
  if (after === undefined) throw problem('dataProfile.notFound');
  await auditProfile(work, before, after);
  await announceProfile(work, after);
  return after;
}

export async function createDataProfileOption(
  work: Work,
  actor: Actor,
  input: { dataProfileId: string; optionId: string; option: OptionForm },
): Promise<OptionRow> {
  const profile = await lockedProfile(work, actor, input.dataProfileId);
  requireOpen(profile);
  requireRoom(await countOptions(work.tx, profile.id), 1);
  const form = cleanOption(input.option);
  await requireFree(work, profile.id, form.label, null);
  const option = { id: input.optionId, dataProfileId: profile.id, ...form };
  const created = await insertOption(work.tx, option, work.now);
  if (created === undefined) {
    const isSameId = (await findOption(work.tx, input.optionId)) !== undefined;
    throw problem(isSameId ? 'dataProfile.idTaken' : 'dataProfile.optionTaken');
  }
  await auditOption(work, created.id, null, created);
  await auditInProfile(work, profile.id, 'options', [null, created.label]);
  await announceProfile(work, profile);
  return created;
}

export async function editDataProfileOption(
  work: Work,
  actor: Actor,
  optionId: string,
  edit: OptionEdit,
): Promise<OptionRow> {
  const { profile, option: before } = await lockedOption(work, actor, optionId);
  if (before.mergedIntoId !== null) throw problem('dataProfile.merged');
  const { label, aliases, attributes, isArchived } = await mergeEdit(work, optionMerge, {
    recordType: 'dataProfileOption',
    recordId: optionId,
    current: before,
    edit,
  });
  const form = cleanOption({ label, aliases: [...aliases], attributes });
  if (!isArchived) await requireFree(work, profile.id, label, optionId);
  return saveOption(work, profile, before, { ...form, isArchived });
}

/** What nothing ever pointed to may go for good, with its files. Everything else is archived. */
export async function deleteDataProfileOption(
  work: Work,
  actor: Actor,
  optionId: string,
  services: Services,
): Promise<void> {
  const { profile, option } = await lockedOption(work, actor, optionId);
  const isUsed =
    option.mergedIntoId !== null ||
    (await hasMerged(work.tx, optionId)) ||
    (await usesOf(services.hooks, work.tx, [option])) > 0;
  if (isUsed) throw problem('dataProfile.optionUsed');
  await removeFiles(services, work, optionId);
  await deleteOption(work.tx, optionId);
  await auditOption(work, optionId, option, null);
  await auditInProfile(work, profile.id, 'options', [option.label, null]);
  await announceProfile(work, profile);
}

/**
 * All lists of the school are locked in one order, so that two merges that together would make a circle are judged
 * one after the other. The names of the one that goes lead to the one that stays.
 */
export async function mergeDataProfileOptions(
  work: Work,
  actor: Actor,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<OptionRow> {
  const first = await managedOption(work.tx, actor, fromId);
  const second = await managedOption(work.tx, actor, intoId);
  const { schoolId } = first.profile;
  if (second.profile.schoolId !== schoolId) throw problem('dataProfile.otherSchool');
  await lockProfilesOfSchool(work.tx, schoolId);
  const { option: from, profile } = await managedOption(work.tx, actor, fromId);
  const { option: into, profile: target } = await managedOption(work.tx, actor, intoId);

  const options = new Map((await mergesOfSchool(work.tx, schoolId)).map((option) => [option.id, option]));
  const refusal = mergeRefusal(fromId, intoId, options);
  if (refusal !== null) throw problem(mergeProblems[refusal]);
  if (from.mergedIntoId !== null) throw problem('dataProfile.merged');
  const stays = await findOption(work.tx, followMerges(intoId, options)?.id ?? intoId);
  if (stays === undefined || stays.isArchived) throw problem('dataProfile.mergeIntoArchived');

  const gone = await updateOption(work.tx, fromId, { mergedIntoId: intoId }, work.now);
  if (gone === undefined) throw problem('dataProfile.optionNotFound');
  await auditOption(work, fromId, from, gone);
  await auditInProfile(work, profile.id, 'merged', [from.label, into.label]);
  const { aliases } = cleanOption({ ...stays, aliases: [...stays.aliases, from.label, ...from.aliases] });
  await saveOption(work, target, stays, { aliases: aliases.slice(0, profileLimits.aliases) });
  if (profile.id !== target.id) await announceProfile(work, profile);
  return gone;
}

const mergeProblems = {
  same: 'dataProfile.mergeSame',
  unknown: 'dataProfile.optionNotFound',
  circle: 'dataProfile.mergeCircle',
  tooDeep: 'dataProfile.mergeTooDeep',
} as const;

async function saveOption(
  work: Work,
  profile: ProfileRow,
  before: OptionRow,
  change: Parameters<typeof updateOption>[2],
): Promise<OptionRow> {
  const after = await updateOption(work.tx, before.id, change, work.now);
  if (after === undefined) throw problem('dataProfile.optionNotFound');
  await auditOption(work, before.id, before, after);
  await announceProfile(work, profile);
  return after;
}

export function requireOpen(profile: ProfileRow): void {
  if (profile.isArchived) throw problem('dataProfile.archived');
}

export function requireRoom(options: number, more: number): void {
  if (options + more > profileLimits.options) {
    throw problem('dataProfile.full', { limit: profileLimits.options });
  }
}

/** The list is locked, so nobody takes the label between this look and the save. */
async function requireFree(
  work: Work,
  profileId: string,
  label: string,
  ownId: string | null,
): Promise<void> {
  const key = labelKey(label);
  const options = await optionsOfProfile(work.tx, profileId);
  const isTaken = options.some(
    (option) =>
      option.id !== ownId &&
      !option.isArchived &&
      option.mergedIntoId === null &&
      labelKey(option.label) === key,
  );
  if (isTaken) throw problem('dataProfile.optionTaken');
}
