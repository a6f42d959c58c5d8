// The rows of the authorization matrix that concern entries in a walk.
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, type Row } from '../../authorization/matrix.ts';
import { safetyAlerts } from '../alerts/schema.ts';
import { walkEntries } from './schema.ts';
import { anEntryIn } from './testing/fixture.ts';
import { anEntryOfWalk, aWalk, hidden, unable } from './testing/matrixWalks.ts';

export const walkEntryRows = {
  listWaitingAlerts: {
    refusals: hidden,
    attempt: async (situation) => {
      const safetyAlert = { id: newId(), userIds: [newId()], message: '', state: 'waiting' as const };
      await anEntryOfWalk(situation, { safetyAlert });
      return attempt((client) => client.walks.listWaitingAlerts(), {
        shows: ({ alerts }) => alerts.some(({ id }) => id === safetyAlert.id),
      });
    },
  },
  putWalkEntry: {
    refusals: { ...unable('contribute'), ns: '403 entry.logNotAllowed' },
    attempt: async (situation) => {
      const entry = anEntryIn(await aWalk(situation));
      return attempt((client) => client.walks.putWalkEntry(entry), {
        changed: () => situation.district.exists(walkEntries, eq(walkEntries.id, entry.entryId)),
      });
    },
  },
  editWalkEntry: {
    refusals: { ...unable('contribute'), ns: '403 walk.entryNotAllowed' },
    attempt: async (situation) => {
      const one = await anEntryOfWalk(situation);
      const edit = { comment: { from: 'The latch does not close.', to: 'Fixed by tape.' } };
      const isEdited = and(eq(walkEntries.id, one.entryId), eq(walkEntries.comment, 'Fixed by tape.'));
      return attempt((client) => client.walks.editWalkEntry({ ...one, edit }), {
        changed: () => situation.district.exists(walkEntries, isEdited),
      });
    },
  },
  removeWalkEntry: {
    refusals: { ...unable('contribute'), ns: '403 walk.entryNotAllowed' },
    attempt: async (situation) => {
      const one = await anEntryOfWalk(situation);
      const isRemoved = and(eq(walkEntries.id, one.entryId), eq(walkEntries.isDeleted, true));
      return attempt((client) => client.walks.removeWalkEntry(one), {
        changed: () => situation.district.exists(walkEntries, isRemoved),
      });
    },
  },
  sendImmediateSafetyAlert: {
    refusals: { ...unable('contribute'), ns: '403 alert.sendNotAllowed' },
    attempt: async (situation) => {
      const { district } = situation;
      const id = newId();
      const form = { id, userIds: [district.owner.id], message: 'Come and see.', state: 'waiting' as const };
      const one = await anEntryOfWalk(situation, { safetyAlert: form });
      return attempt((client) => client.walks.sendImmediateSafetyAlert(one), {
        changed: () => district.exists(safetyAlerts, eq(safetyAlerts.id, id)),
      });
    },
  },
} satisfies Record<string, Row>;
