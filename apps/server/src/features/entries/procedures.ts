// Everything about entries but the readings that the database answers by itself: see reads.ts.
import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { tagSchools } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/identity/session.ts';
import { historyPage, namesOf } from '../users/index.ts';
import type { Asker } from './asker.ts';
import { deleteEntry, editEntry, logEntry } from './commands.ts';
import { exportProcedures } from './exports/index.ts';
import { deltasOf, findEntry, presentEntry, tagUses } from './store.ts';
import { visible } from './visible.ts';

const entries = implement(contract.entries).$context<RequestContext>();

export const entryProcedures = {
  listTags: entries.listTags.use(signedIn).handler(async ({ context: { actor, services }, input }) => {
    const schools = tagSchools(actor);
    if (schools.length === 0) throw problem('forbidden', 'entry.exploreNotAllowed');
    const { schoolId } = input;
    if (schoolId === undefined) return tagUses(services.database.db, schools);
    const isReachable = schools === 'all' || schools.includes(schoolId);
    if (!isReachable) throw problem('forbidden', 'entry.exploreNotAllowed');
    return tagUses(services.database.db, [schoolId]);
  }),

  listEntryDeltas: entries.listEntryDeltas.use(signedIn).handler(async ({ context, input }) => {
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

  getEntryHistory: entries.getEntryHistory.use(signedIn).handler(async ({ context, input }) => {
    const { db } = context.services.database;
    await requireView(db, context.actor, input.entryId);
    return historyPage(db, { recordType: 'entry', recordId: input.entryId, before: input.before });
  }),

  logEntry: entries.logEntry
    .use(command)
    .handler(async ({ context, input }) => presentEntry(await logEntry(askerOf(context), input))),

  editEntry: entries.editEntry
    .use(command)
    .handler(async ({ context, input }) => presentEntry(await editEntry(askerOf(context), input))),

  deleteEntry: entries.deleteEntry.use(command).handler(async ({ context, input }) => {
    await deleteEntry(askerOf(context), input.entryId);
    return { done: true } as const;
  }),

  ...exportProcedures,
};

function askerOf({
  signedIn: { settingsVersions },
  ...context
}: Omit<Asker, 'settingsVersions'> & { signedIn: Pick<SignedIn, 'settingsVersions'> }): Asker {
  return { ...context, settingsVersions };
}

async function requireView(reader: Reader, actor: Actor, entryId: string): Promise<void> {
  visible(actor, await findEntry(reader, entryId));
}
