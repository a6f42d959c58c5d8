// The management pages: a list with its options, and one option with its references.
import type { ListedProfile } from '@schooldog/contract/dataProfiles';
import { followMerges } from '@schooldog/domain/dataProfiles';
import { addMonths, dateIn } from '@schooldog/domain/dates';
import type { UsedPlace } from '@schooldog/domain/events';
import { problem } from '@schooldog/domain/problems';
import type { Services, SignedInContext } from '../../platform/api/context.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../schools/index.ts';
import { byLabel } from './byLabel.ts';
import { listOptionFiles } from './optionFiles.ts';
import { findOption, mergesOfSchool, optionsOfProfile } from './optionStore.ts';
import { placesMergedInto, standsFor } from './placeStore.ts';
import { monthsOfPlaces, usesByPlace, usesOf } from './placeUses.ts';
import { presentListed, presentOption } from './present.ts';
import { findListedProfile, findProfile, listProfiles } from './profileStore.ts';
import { optionRecord, profileRecord } from './records.ts';

const shownMonths = 12;

export async function listDataProfiles(
  { services, actor }: SignedInContext,
  { schoolId }: { schoolId: string },
): Promise<ListedProfile[]> {
  const rows = await listProfiles(services.database.db, actor, schoolId);
  return rows.toSorted((a, b) => byLabel(a.name, b.name)).map(presentListed);
}

/** References to a merged option count for the one that it resolves to. */
export async function getDataProfile(
  { services, actor }: SignedInContext,
  { dataProfileId: profileId }: { dataProfileId: string },
) {
  const { db } = services.database;
  await profileRecord.view(db, actor, profileId);
  const profile = await findListedProfile(db, profileId);
  if (profile === undefined) throw problem('dataProfile.notFound');
  const options = await optionsOfProfile(db, profileId);
  const merges = new Map((await mergesOfSchool(db, profile.schoolId)).map((option) => [option.id, option]));
  const own = new Set(options.map(({ id }) => id));
  const counted = [...merges.values()].filter(({ id }) => own.has(followMerges(id, merges)?.id ?? id));
  const totals = new Map<string, number>();
  for (const [id, number] of await usesByPlace(services.hooks, db, counted)) {
    const last = followMerges(id, merges)?.id ?? id;
    totals.set(last, (totals.get(last) ?? 0) + number);
  }
  return {
    ...presentListed(profile),
    optionList: options
      .toSorted((a, b) => byLabel(a.label, b.label))
      .map((option) => ({ ...presentOption(option), uses: totals.get(option.id) ?? 0 })),
  };
}

export async function getDataProfileOption(
  { services, actor }: SignedInContext,
  { optionId }: { optionId: string },
) {
  const { db } = services.database;
  const option = await optionRecord.view(db, actor, optionId);
  const places = await placesMergedInto(db, optionId);
  const all = places.map(({ id }) => id);
  return {
    ...presentOption(option),
    schoolId: option.schoolId,
    profileName: option.profileName,
    standsFor: option.mergedIntoId === null ? null : await standsFor(db, optionId),
    mergedIds: all.filter((id) => id !== optionId),
    uses: await usesOf(services.hooks, db, places),
    months: await monthsOf(services, places),
    files: await listOptionFiles(services, actor, all),
  };
}

/** For every signed-in person, as its label hangs on the wall. */
export async function getPlace({ services }: SignedInContext, { optionId }: { optionId: string }) {
  const { db } = services.database;
  const last = await standsFor(db, optionId);
  const option = last === null ? undefined : await findOption(db, last.id);
  if (option === undefined) throw problem('dataProfile.notFound');
  const { dataProfileId, schoolId } = option;
  const [profile, school] = await Promise.all([findProfile(db, dataProfileId), findSchool(db, schoolId)]);
  const isOpen = profile?.isArchived === false && school?.timeArchived === null;
  return {
    optionId: option.id,
    label: option.label,
    dataProfileId,
    schoolId,
    schoolName: school?.name ?? '',
    isArchived: option.isArchived || !isOpen,
  };
}

/** Twelve months with this one last, including those without an entry. */
async function monthsOf(services: Services, places: readonly UsedPlace[]) {
  const { db } = services.database;
  const { timeZone } = await readOrganization(db);
  const today = dateIn(services.clock().toISOString(), timeZone);
  const months = Array.from({ length: shownMonths }, (_, at) =>
    addMonths(`${today.slice(0, 7)}-01`, at + 1 - shownMonths).slice(0, 7),
  );
  const found = await monthsOfPlaces(services.hooks, db, { places, sinceMonth: months[0] ?? '' });
  const entries = new Map(found.map((row) => [row.month, row.entries]));
  return months.map((month) => ({ month, entries: entries.get(month) ?? 0 }));
}
