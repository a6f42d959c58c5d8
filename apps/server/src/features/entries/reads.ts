// The readings that are asked most: a page, a count, one entry. Their JSON comes from the database as it is sent.
import { entriesPageSchema, oneEntrySchema } from '@schooldog/contract/entries';
import { entriesPageSize, entryFilterSchema } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cursorOf, placeOf } from '../../platform/database/placeInTime.ts';
import { registerRiddenRead, registerTextRead, type TextReadParts } from '../../platform/http/textReads.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { countOfEntries } from './countStore.ts';
import { shownEntries } from './pageStore.ts';
import { questionOf } from './question.ts';
import { type ShownRow, shownEntryRider } from './store.ts';
import { visible } from './visible.ts';

const placeSchema = z.object({ id: z.string(), timestamp: z.coerce.date() });

export function registerEntryReads(server: FastifyInstance, parts: TextReadParts): void {
  registerTextRead(server, parts, {
    path: '/entries',
    input: entriesPageSchema,
    answer: async ({ services: { database }, session, input }) => {
      const { before, pageSize, ...filter } = input;
      const limit = pageSize === undefined ? entriesPageSize : Number(pageSize);
      const after = before === undefined ? null : placeOf(before, 'entry.badPlace');
      const question = await questionOf(database.db, session, filter);
      // One more than is shown tells whether there are more.
      const found = await shownEntries(database.pool, { question, after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const next = found.length > limit ? cursorAfter(shown.at(-1)) : null;
      return `{"entries":[${shown.join(',')}],"next":${JSON.stringify(next)}}`;
    },
  });

  registerTextRead(server, parts, {
    path: '/entries/count',
    input: entryFilterSchema,
    answer: async ({ services: { database }, session, input }) => {
      const question = await questionOf(database.db, session, input);
      const timeZone = await districtTimeZone(database.db, session.settingsVersions);
      return JSON.stringify({ count: await countOfEntries(database.pool, question, timeZone) });
    },
  });

  registerRiddenRead<{ entryId: string }, ShownRow>(server, parts, {
    path: '/entries/:entryId',
    input: oneEntrySchema,
    rider: ({ entryId }) => shownEntryRider(entryId),
    answer: ({ session: { actor }, ridden }) => {
      const { json, schoolId, reportedByUserId, walkType } = ridden;
      if (json == null || schoolId == null || reportedByUserId == null || walkType == null)
        throw problem('notFound', 'entry.notFound');
      visible(actor, { schoolId, reportedByUserId, walkType });
      return json;
    },
  });
}

function cursorAfter(json: string | undefined): string | null {
  if (json === undefined) return null;
  const { id, timestamp } = placeSchema.parse(JSON.parse(json));
  return cursorOf({ id, time: timestamp });
}
