// A page, a count and one entry are read most, so the database builds their JSON.
import type { Contract } from '@schooldog/contract';
import type { ShownEntry } from '@schooldog/contract/entries';
import { entriesPageSize, mostCountedMatches, tagSchools } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { z } from 'zod';
import { command, jsonText, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { historyPage } from '../../platform/audit/historyPage.ts';
import type { Reader } from '../../platform/database/database.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import { startExport } from '../../platform/exports/index.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { deleteEntry, editEntry, logEntry } from './commands.ts';
import { countOfEntries } from './countStore.ts';
import { entryQueryFor } from './entryQuery.ts';
import { entriesExport } from './exports/entriesExport.ts';
import { shownEntries } from './pageStore.ts';
import { deltasOf, findEntry, presentEntry, shownEntry, tagUses } from './store.ts';
import { visible } from './visible.ts';

const keySchema = z.object({ id: z.string(), timestamp: z.coerce.date() });
/** The rows are JSON built by the database; only the last of a page is parsed, for the cursor. */
const entryKey = byTime((json: string) => {
  const { id, timestamp } = keySchema.parse(JSON.parse(json));
  return { id, time: timestamp };
});

export const entryProcedures: ProceduresOf<Contract['entries']> = {
  listEntries: read(async ({ services: { database }, signedIn }, input) => {
    const { before, pageSize, ...filter } = input;
    const size = pageSize === undefined ? entriesPageSize : Number(pageSize);
    const entryQuery = await entryQueryFor(database.db, signedIn, filter);
    const { rows, next } = await keysetPage({
      cursor: before,
      size,
      key: entryKey,
      read: (after, limit) => shownEntries(database.pool, { entryQuery, after, limit }),
    });
    return jsonText(`{"entries":[${rows.join(',')}],"next":${JSON.stringify(next)}}`);
  }),

  countEntries: read(async ({ services: { database }, signedIn }, input) => {
    const entryQuery = await entryQueryFor(database.db, signedIn, input);
    const timeZone = await districtTimeZone(database.db, signedIn.settingsVersions);
    const most = entryQuery.search === null ? null : mostCountedMatches;
    const count = await countOfEntries(database.pool, entryQuery, timeZone, most);
    return most !== null && count > most ? { count: most, isMore: true } : { count };
  }),

  getEntry: read(async ({ services: { database }, actor }, { entryId }) => {
    const entry = visible(actor, await shownEntry(database.db, entryId));
    return jsonText<ShownEntry>(entry.json);
  }),

  listTags: read(async ({ actor, services }, input) => {
    const schools = tagSchools(actor);
    if (schools.length === 0) throw problem('entry.exploreNotAllowed');
    const { schoolId } = input;
    if (schoolId === undefined) return tagUses(services.database.db, schools);
    const isReachable = schools === 'all' || schools.includes(schoolId);
    if (!isReachable) throw problem('entry.exploreNotAllowed');
    return tagUses(services.database.db, [schoolId]);
  }),

  listEntryDeltas: read(async (context, input) => {
    const { db } = context.services.database;
    await requireView(db, context.actor, input.entryId);
    const deltas = await deltasOf(db, input.entryId);
    const names = await namesOf(
      db,
      deltas.map(({ reportedByUserId }) => reportedByUserId),
    );
    return deltas.map((delta) => ({
      id: delta.id,
      type: delta.type,
      deltaFields: delta.deltaFields,
      entrySource: delta.entrySource,
      reportedByUserId: delta.reportedByUserId,
      reportedByName: names.get(delta.reportedByUserId) ?? null,
      createdAtUrl: delta.createdAtUrl,
      timeCreated: delta.timeCreated.toISOString(),
    }));
  }),

  getEntryHistory: read(async (context, input) => {
    const { db } = context.services.database;
    await requireView(db, context.actor, input.entryId);
    return historyPage(db, { recordType: 'entry', recordId: input.entryId, before: input.before });
  }),

  logEntry: command(async (context, input) => presentEntry(await logEntry(context, input))),

  editEntry: command(async (context, input) => presentEntry(await editEntry(context, input))),

  deleteEntry: command(async (context, input) => {
    await deleteEntry(context, input.entryId);
    return { done: true } as const;
  }),

  generateCsvFromObservationsQuery: startExport(entriesExport, 'csv'),

  generateDataInsightsPdf: startExport(entriesExport, 'pdf'),
};

async function requireView(reader: Reader, actor: Actor, entryId: string): Promise<void> {
  visible(actor, await findEntry(reader, entryId));
}
