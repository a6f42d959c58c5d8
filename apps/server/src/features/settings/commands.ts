import { patched, type Patch } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  appSettingsOf,
  type GroupingsEdit,
  groupingsMerge,
  type OrganizationEdit,
  organizationMerge,
  organizationOf,
  settingsRules,
  type AppSettings,
  type AppSwitches,
  type OrganizationSettings,
} from '@schooldog/domain/settings';
import type { Command } from '../../platform/api/context.ts';
import { mergedChanges, mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { timeZoneChanged } from '../../platform/settingsDocuments/timeZoneChanged.ts';
import type { Work } from '../../platform/work/work.ts';
import { lockChosenSchools } from '../schools/index.ts';
import { lockDocument, writeDocument } from './store.ts';

export const saveAppSettings: Command<Patch<AppSwitches>, AppSettings> = async ({ work, actor }, change) => {
  requireMay(settingsRules.saveApp, actor, null);
  const before = appSettingsOf(await lockDocument(work.tx, 'app'));
  const { version, ...switches } = before;
  const stored = patched(switches, change);
  const after = { ...stored, version };
  await writeDocument(work.tx, 'app', stored, work.now);
  await recordChange(work, 'app', before, after);
  return after;
};

/** District name, time zone, currency and branding. */
export const saveOrganization: Command<{ edit: OrganizationEdit }, OrganizationSettings> = async (
  { work, actor },
  { edit },
) => {
  const before = await lockedOrganization(work, actor);
  const change = await mergedChanges(work, organizationMerge, { ...record, current: before, edit });
  if (change.timeZone !== undefined && !isTimeZone(change.timeZone))
    throw problem('settings.unknownTimeZone');
  const after = await writeOrganization(work, before, change);
  if (after.timeZone !== before.timeZone) await work.enqueue(timeZoneChanged, {});
  return after;
};

/** Concurrent changes of groupings are merged one by one. */
export const saveSchoolGroupings: Command<{ edit: GroupingsEdit }, OrganizationSettings> = async (
  { work, actor },
  { edit },
) => {
  const before = await lockedOrganization(work, actor);
  const merged = await mergeEdit(work, groupingsMerge, { ...record, current: before, edit });
  const schoolGroupings = [...merged.schoolGroupings];
  await requireChoosable(work, before.schoolGroupings, schoolGroupings);
  return writeOrganization(work, before, { schoolGroupings });
};

const record = { recordType: 'settings', recordId: 'organization' } as const;

async function lockedOrganization(work: Work, actor: Actor): Promise<OrganizationSettings> {
  requireMay(settingsRules.saveOrganization, actor, null);
  return organizationOf(await lockDocument(work.tx, 'organization'));
}

async function writeOrganization(
  work: Work,
  before: OrganizationSettings,
  change: Patch<OrganizationSettings>,
): Promise<OrganizationSettings> {
  const after = patched(before, change);
  await writeDocument(work.tx, 'organization', after, work.now);
  await recordChange(work, 'organization', before, after);
  return after;
}

type Groupings = OrganizationSettings['schoolGroupings'];

/** Only schools that were added are asked about, so that an archived one does not hold up an edit. */
async function requireChoosable(work: Work, before: Groupings, after: Groupings): Promise<void> {
  const named = new Set(before.flatMap(({ schoolIds }) => schoolIds));
  const added = after.flatMap(({ schoolIds }) => schoolIds).filter((id) => !named.has(id));
  if (added.length === 0) return;
  const { unknown, archived } = await lockChosenSchools(work.tx, added);
  if (unknown.length > 0) throw problem('settings.unknownSchool');
  if (archived.length > 0) throw problem('school.archived');
}

async function recordChange<Settings extends AppSettings | OrganizationSettings>(
  work: Work,
  document: 'app' | 'organization',
  before: Settings,
  after: Settings,
): Promise<void> {
  await work.audit({ recordType: 'settings', recordId: document, before, after, fields: Object.keys(after) });
  await work.announce({ topic: 'settings', id: document });
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}
