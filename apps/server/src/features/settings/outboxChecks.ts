// A device checks that its outbox works: it sends a note with photos, which only its owner sees.
import { problem } from '@schooldog/domain/problems';
import type { Command, Services } from '../../platform/api/context.ts';
import { deleteOutboxChecks, insertOutboxCheck, oldOutboxChecks, type OutboxCheckRow } from './store.ts';

type OutboxCheck = Readonly<{ id: string; note: string; photoIds: string[]; madeAt: string }>;

const ownerType = 'outboxCheck';

export const checkOutbox: Command<OutboxCheck, OutboxCheckRow> = async ({ services, work, actor }, check) => {
  for (const fileId of check.photoIds)
    await services.files.claim(work, { fileId, ownerType, ownerId: check.id, kinds: 'pictures' });
  const row = await insertOutboxCheck(work.tx, {
    id: check.id,
    userId: actor.userId,
    note: check.note,
    photoIds: check.photoIds,
    madeAt: new Date(check.madeAt),
    timeCreated: work.now,
    timeUpdated: work.now,
  });
  if (row === undefined) throw problem('outboxCheck.idTaken');
  await work.announce({ topic: 'settings', id: check.id, userId: actor.userId });
  return row;
};

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;
const deletedTogether = 100;

/** With their photos: nobody needs a check once it arrived. */
export async function deleteOldChecks({ work, files }: Services, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMilliseconds);
  for (let deleted = deletedTogether; deleted === deletedTogether;) {
    deleted = await work({ userId: null }, async (unit) => {
      const old = await oldOutboxChecks(unit.tx, before, deletedTogether);
      for (const { id, userId } of old) {
        const photos = await files.listOf(unit.tx, ownerType, id, { withTrash: true });
        for (const photo of photos) await files.remove(unit, photo);
        await unit.announce({ topic: 'settings', id, userId });
      }
      await deleteOutboxChecks(
        unit.tx,
        old.map(({ id }) => id),
      );
      return old.length;
    });
  }
}
