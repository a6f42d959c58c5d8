// Who may manage which list. Each refuses before it tells whether the record exists.
import { canManageDataProfiles, canOpenDataProfiles } from '@schooldog/domain/dataProfiles';
import type { Actor } from '@schooldog/domain/permissions';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import { findOption, type OptionRow } from './optionStore.ts';
import { findProfile, lockProfile, type ProfileRow } from './profileStore.ts';

export function requireManage(actor: Actor, schoolId: string): void {
  if (!canManageDataProfiles(actor, schoolId)) throw notAllowed();
}

export async function managedProfile(reader: Reader, actor: Actor, profileId: string): Promise<ProfileRow> {
  const profile = await findProfile(reader, profileId);
  if (profile === undefined) throw unknown(actor, 'dataProfile.notFound');
  requireManage(actor, profile.schoolId);
  return profile;
}

export type ManagedOption = Readonly<{ profile: ProfileRow; option: OptionRow }>;

export async function managedOption(reader: Reader, actor: Actor, optionId: string): Promise<ManagedOption> {
  const option = await findOption(reader, optionId);
  if (option === undefined) throw unknown(actor, 'dataProfile.optionNotFound');
  return { option, profile: await managedProfile(reader, actor, option.dataProfileId) };
}

/** Locked, and read again after the wait, so that each difference is taken from what is really there. */
export async function lockedProfile(work: Work, actor: Actor, profileId: string): Promise<ProfileRow> {
  await managedProfile(work.tx, actor, profileId);
  await lockProfile(work.tx, profileId);
  return managedProfile(work.tx, actor, profileId);
}

export async function lockedOption(work: Work, actor: Actor, optionId: string): Promise<ManagedOption> {
  const { profile } = await managedOption(work.tx, actor, optionId);
  await lockProfile(work.tx, profile.id);
  return managedOption(work.tx, actor, optionId);
}

function unknown(actor: Actor, code: ProblemCode<'notFound'>) {
  return canOpenDataProfiles(actor) ? problem(code) : notAllowed();
}

function notAllowed() {
  return problem('dataProfile.notAllowed');
}
