// The offline cache: the latest answers of a few procedures, so that an app that starts without a network shows what
// it showed before. Emergency plans are never among them; the cached procedures are listed here.
import type { QueryClient } from '@tanstack/react-query';
import type { LocalDatabase } from './database.ts';
import { seenSource, type RecordRow } from './rows.ts';

export const cachedProcedures: ReadonlySet<string> = new Set([
  'alerts.getSafetyAlert',
  'alerts.listAlertReceivers',
  'alerts.listSafetyAlerts',
  'assessments.getAssessment',
  'assessments.listWalkAssessments',
  'entries.listTags',
  'dataProfiles.listPlaces',
  'dataProfiles.countDataProfiles',
  'dataProfiles.listDataProfiles',
  'dataProfiles.getDataProfile',
  'dataProfiles.getDataProfileOption',
  'drills.getDrill',
  'drills.listDrills',
  'drills.listDueDrills',
  'drills.listOpenPoints',
  'entries.listEntries',
  'entries.getEntry',
  'entries.listEntryDeltas',
  'schools.listSchoolNames',
  'schools.listSchools',
  'schools.getSchool',
  'schools.getSchoolTiles',
  'schools.listSchoolFiles',
  'schools.getSchoolHistory',
  'settings.getAppSettings',
  'settings.getObservationSettings',
  'settings.getOrganization',
  'settings.listOutboxChecks',
  'users.findPeople',
  'walks.getWalk',
  'walks.getWalkTitle',
  'walks.listCurrentWalks',
  'walks.listWaitingAlerts',
  'walks.listWalks',
  'workOrders.getTasksSettings',
  'workOrders.getWorkOrder',
  'workOrders.listWorkOrders',
]);

const retention = 7 * 24 * 60 * 60 * 1000;
/** Per procedure: trying a hundred filters does not fill the cache. */
export const mostOfOneKind = 60;

type Answered = Readonly<{
  queryKey: readonly unknown[];
  queryHash: string;
  state: Readonly<{ data: unknown; dataUpdatedAt: number }>;
}>;
type Seen = Readonly<{ queryKey: readonly unknown[]; data: unknown; updatedAt: number; version: string }>;

export function isCached(queryKey: readonly unknown[]): boolean {
  const [path, question] = queryKey;
  return Array.isArray(path) && cachedProcedures.has(path.join('.')) && !isSearch(question);
}

/** There is no search offline, so search results would never be read again. */
function isSearch(question: unknown): boolean {
  const input = fieldOf(question, 'input');
  return fieldOf(input, 'search') !== undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/**
 * Caches what the server has answered since then, and answers from now on, each answer for the user who is signed in
 * when it is cached: the first answers of a quick start come before this part of the app.
 */
export function keepAnswers(
  queryClient: QueryClient,
  since: number,
  keep: (answered: Answered) => void,
): () => void {
  const cache = queryClient.getQueryCache();
  const earlier: readonly Answered[] = cache.getAll();
  for (const answered of earlier) {
    if (answered.state.dataUpdatedAt >= since && isCached(answered.queryKey)) keep(answered);
  }
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // What a screen set itself did not come from the server.
    const answered: Answered = event.query;
    if (event.action.manual !== true && isCached(answered.queryKey)) keep(answered);
  });
}

export async function storeSeen(
  database: LocalDatabase,
  userId: string,
  { queryKey, queryHash, state }: Answered,
  version: string,
): Promise<void> {
  const { data, dataUpdatedAt: updatedAt } = state;
  const value: Seen = { queryKey, data, updatedAt, version };
  await database.records.put({ userId, key: queryHash, source: seenSource, value, savedAt: updatedAt });
}

/** Restores the user's cache, unless something newer is there; old data and other formats are dropped. */
export async function loadSeen(
  database: LocalDatabase,
  queryClient: QueryClient,
  options: Readonly<{ userId: string; version: string; now: number }>,
): Promise<void> {
  const rows = await database.records.where('[userId+source]').equals([options.userId, seenSource]).toArray();
  const stale: [string, string, string][] = [];
  const kinds = new Map<string, number>();
  for (const row of rows.toSorted((one, other) => other.savedAt - one.savedAt)) {
    const seen = seenIn(row, options);
    const kind = String(seen?.queryKey[0]);
    const newer = kinds.get(kind) ?? 0;
    kinds.set(kind, newer + 1);
    if (seen === null || newer >= mostOfOneKind) stale.push([row.userId, row.key, row.source]);
    else putBack(queryClient, seen);
  }
  await database.records.bulkDelete(stale);
}

/** Restores one answer. False when the device has none of the user's from after `since`. */
export async function loadSeenSince(
  database: LocalDatabase,
  queryClient: QueryClient,
  question: Readonly<{ userId: string; version: string; queryHash: string; since: number }>,
): Promise<boolean> {
  const row = await database.records.get([question.userId, question.queryHash, seenSource]);
  if (row === undefined || row.savedAt <= question.since) return false;
  if (!isSeen(row.value) || row.value.version !== question.version) return false;
  putBack(queryClient, row.value);
  return true;
}

function putBack(queryClient: QueryClient, { queryKey, data, updatedAt }: Seen): void {
  if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= updatedAt) return;
  queryClient.setQueryData(queryKey, data, { updatedAt });
}

function seenIn({ value, savedAt }: RecordRow, options: { version: string; now: number }): Seen | null {
  if (!isSeen(value) || !isCached(value.queryKey)) return null;
  const isUsable = value.version === options.version && options.now - savedAt < retention;
  return isUsable ? value : null;
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  if (!('queryKey' in value) || !('data' in value) || !('updatedAt' in value) || !('version' in value)) {
    return false;
  }
  const { queryKey, updatedAt, version } = value;
  return Array.isArray(queryKey) && typeof updatedAt === 'number' && typeof version === 'string';
}
