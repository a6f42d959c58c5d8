// Who may log, see, change and delete entries.
import {
  type Actor,
  allOf,
  anyOf,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  may,
  type Permission,
  type Rule,
  type Schools,
  schoolsWith,
  schoolsWithAnyOf,
  type SourceType,
} from '../permissions/index.ts';

export type EntryFacts = Readonly<{ schoolId: string; reportedByUserId: string; walkType: SourceType }>;

const isReporter: Rule<EntryFacts> = (actor, entry) => entry.reportedByUserId === actor.userId;

/** School-led entries are one permission, those of the district and of partners another. */
function managePermissionFor({ walkType }: EntryFacts): Permission {
  return walkType === 'school' ? 'manage entries' : 'manage other entries';
}

export const entryRules = {
  view: anyOf<EntryFacts>(isReporter, holdsPermissionAtSchool('view entries')),
  change: anyOf<EntryFacts>(
    isReporter,
    allOf(holdsPermissionAtSchool('view entries'), holdsPermissionAtSchool<EntryFacts>(managePermissionFor)),
  ),
} as const;

export function canViewEntry(actor: Actor, entry: EntryFacts): boolean {
  return may(entryRules.view, actor, entry);
}

/** Editing and deleting are one right. */
export function canChangeEntry(actor: Actor, entry: EntryFacts): boolean {
  return may(entryRules.change, actor, entry);
}

export function canLogEntryAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'log entries', schoolId);
}

export function canExploreEntries(actor: Actor): boolean {
  return holdsSomewhere(actor, 'log entries') || holdsSomewhere(actor, 'view entries');
}

/** Tags are suggested where the actor logs or reads entries, and where the actor chooses a chart of them. */
export function tagSchools(actor: Actor): Schools {
  return schoolsWithAnyOf(actor, ['log entries', 'view entries', 'view data insights']);
}

export function canDownloadEntriesAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'download entry reports', schoolId);
}

export type EntryScope = Readonly<{ schools: Schools; onlyOwn: boolean }>;

/**
 * What a query may reach. Without a choice of schools it covers all where the actor logs or views. Actors who may
 * view entries at each of the schools see all entries; others see only their own.
 */
export function entryScope(actor: Actor, chosen: readonly string[]): EntryScope {
  const viewed = schoolsWith(actor, 'view entries');
  const logged = schoolsWith(actor, 'log entries');
  const reachable = union(viewed, logged);
  const schools = chosen.length === 0 ? reachable : within(chosen, reachable);
  return { schools, onlyOwn: !isWithin(schools, viewed) };
}

function union(a: Schools, b: Schools): Schools {
  return a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])];
}

function within(chosen: readonly string[], reachable: Schools): readonly string[] {
  return reachable === 'all' ? chosen : chosen.filter((id) => reachable.includes(id));
}

function isWithin(schools: Schools, viewed: Schools): boolean {
  if (viewed === 'all') return true;
  return schools !== 'all' && schools.every((id) => viewed.includes(id));
}

/** The feature switch of work orders is part of the permission. */
export function canPlanWorkOrdersAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'propose tasks', schoolId);
}
