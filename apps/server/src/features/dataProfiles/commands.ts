import {
  cleanOption,
  type DataProfile,
  type DataProfileOption,
  followMerges,
  labelKey,
  mergeRefusal,
  type OptionEdit,
  type OptionForm,
  optionMerge,
  type ProfileEdit,
  profileLimits,
  profileMerge,
  schoolPlacesRules,
} from '@schooldog/domain/dataProfiles';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import type { Work } from '../../platform/work/work.ts';
import { lockChosenSchools, requireOpenSchool } from '../schools/index.ts';
import { removeFiles } from './optionFiles.ts';
import {
  claimOption,
  countOptions,
  deleteOption,
  findOption,
  hasMerged,
  insertOption,
  mergesOfSchool,
  type OptionInProfile,
  optionsOfProfile,
  updateOption,
} from './optionStore.ts';
import { isReferredTo, usesOf } from './placeUses.ts';
import { presentOption, presentProfile } from './present.ts';
import {
  findProfile,
  insertProfile,
  lockProfilesOfSchool,
  type ProfileRow,
  updateProfile,
} from './profileStore.ts';
import { auditInProfile, optionRecord, profileRecord } from './records.ts';

type OneOption = Readonly<{ optionId: string }>;

export const createDataProfile: Command<
  { dataProfileId: string; schoolId: string; name: string },
  DataProfile
> = async ({ work, actor }, { dataProfileId: id, schoolId, name }) => {
  requireMay(schoolPlacesRules.manage, actor, { schoolId });
  const { unknown, archived } = await lockChosenSchools(work.tx, [schoolId]);
  if (unknown.length > 0) throw problem('school.notFound');
  if (archived.length > 0) throw problem('school.archived');
  const created = await insertProfile(work.tx, { id, schoolId, name }, work.now);
  if (created === undefined) {
    const isSameId = (await findProfile(work.tx, id)) !== undefined;
    throw problem(isSameId ? 'dataProfile.idTaken' : 'dataProfile.nameTaken');
  }
  await profileRecord.recordChange(work, null, created);
  return presentProfile(created);
};

export const editDataProfile: Command<{ dataProfileId: string; edit: ProfileEdit }, DataProfile> = async (
  context,
  { dataProfileId, edit },
) => {
  const { work } = context;
  const before = await profileRecord.lock(context, dataProfileId, 'edit');
  const change = await mergeEdit(work, profileMerge, {
    recordType: profileRecord.type,
    recordId: dataProfileId,
    current: before,
    edit,
  });
  const after = await updateProfile(work.tx, before, change, work.now);
  await profileRecord.recordChange(work, before, after);
  return presentProfile(after);
};

export const createDataProfileOption: Command<
  OneOption & { dataProfileId: string; option: OptionForm },
  DataProfileOption
> = async (context, { dataProfileId, optionId, option }) => {
  const { work } = context;
  const profile = await profileRecord.lock(context, dataProfileId, 'addOptions');
  requireOpenSchool(work, profile.schoolId, work.now);
  requireRoom(await countOptions(work.tx, profile.id), 1);
  const created = newOption(profile, { id: optionId, ...cleanOption(option) }, work.now);
  await requireFree(work, profile.id, created.label, null);
  if (!(await insertOption(work.tx, created))) {
    const isSameId = (await findOption(work.tx, optionId)) !== undefined;
    throw problem(isSameId ? 'dataProfile.idTaken' : 'dataProfile.optionTaken');
  }
  await auditInProfile(work, profile.id, 'options', [null, created.label]);
  await optionRecord.recordChange(work, null, created);
  return presentOption(created);
};

export const editDataProfileOption: Command<OneOption & { edit: OptionEdit }, DataProfileOption> = async (
  context,
  { optionId, edit },
) => {
  const { work } = context;
  const before = await optionRecord.lock(context, optionId, 'edit');
  const { label, aliases, attributes, isArchived } = await mergeEdit(work, optionMerge, {
    recordType: optionRecord.type,
    recordId: optionId,
    current: before,
    edit,
  });
  const form = cleanOption({ label, aliases: [...aliases], attributes });
  if (!isArchived) await requireFree(work, before.dataProfileId, label, optionId);
  return presentOption(await saveOption(work, before, { ...form, isArchived }));
};

/** What was never referenced may be deleted permanently, with its files. Everything else is archived. */
export const deleteDataProfileOption: Command<OneOption> = async (context, { optionId }) => {
  const { work, services } = context;
  const option = await optionRecord.lock(context, optionId, 'delete');
  claimOption(work, optionId);
  const isUsed =
    option.mergedIntoId !== null ||
    (await hasMerged(work.tx, optionId)) ||
    (await usesOf(services.hooks, work.tx, [option])) > 0 ||
    (await isReferredTo(services.hooks, work.tx, option));
  if (isUsed) throw problem('dataProfile.optionUsed');
  await removeFiles(services, work, optionId);
  await deleteOption(work.tx, optionId);
  await auditInProfile(work, option.dataProfileId, 'options', [option.label, null]);
  await optionRecord.recordChange(work, option, null);
};

/**
 * All lists of the school are locked in one order, so that two merges that would make a cycle are serialized. The
 * names of the merged option become aliases of the remaining one.
 */
export const mergeDataProfileOptions: Command<{ fromId: string; intoId: string }, DataProfileOption> = async (
  { work, actor },
  { fromId, intoId },
) => {
  const { schoolId } = await optionRecord.view(work.tx, actor, fromId);
  const second = await optionRecord.view(work.tx, actor, intoId);
  if (second.schoolId !== schoolId) throw problem('dataProfile.otherSchool');
  await lockProfilesOfSchool(work.tx, schoolId);
  const from = await optionRecord.view(work.tx, actor, fromId);
  const into = await optionRecord.view(work.tx, actor, intoId);

  const options = new Map((await mergesOfSchool(work.tx, schoolId)).map((option) => [option.id, option]));
  const refusal = mergeRefusal(fromId, intoId, options);
  if (refusal !== null) throw problem(mergeProblems[refusal]);
  if (from.mergedIntoId !== null) throw problem('dataProfile.merged');
  const stays = await findOption(work.tx, followMerges(intoId, options)?.id ?? intoId);
  if (stays === undefined || stays.isArchived) throw problem('dataProfile.mergeIntoArchived');

  const gone = await saveOption(work, from, { mergedIntoId: intoId });
  await auditInProfile(work, from.dataProfileId, 'merged', [from.label, into.label]);
  const { aliases } = cleanOption({ ...stays, aliases: [...stays.aliases, from.label, ...from.aliases] });
  await saveOption(work, stays, { aliases: aliases.slice(0, profileLimits.aliases) });
  return presentOption(gone);
};

const mergeProblems = {
  same: 'dataProfile.mergeSame',
  unknown: 'dataProfile.optionNotFound',
  circle: 'dataProfile.mergeCircle',
  tooDeep: 'dataProfile.mergeTooDeep',
} as const;

async function saveOption(
  work: Work,
  before: OptionInProfile,
  change: Parameters<typeof updateOption>[2],
): Promise<OptionInProfile> {
  const after = await updateOption(work.tx, before, change, work.now);
  await optionRecord.recordChange(work, before, after);
  return after;
}

export function newOption(
  profile: ProfileRow,
  option: OptionForm & { id: string },
  now: Date,
): OptionInProfile {
  return {
    ...option,
    dataProfileId: profile.id,
    schoolId: profile.schoolId,
    profileName: profile.name,
    isArchived: false,
    mergedIntoId: null,
    timeCreated: now,
    timeUpdated: now,
  };
}

export function requireRoom(options: number, more: number): void {
  if (options + more > profileLimits.options) {
    throw problem('dataProfile.full', { limit: profileLimits.options });
  }
}

/** The list is locked, so the label cannot be taken between this check and the save. */
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
