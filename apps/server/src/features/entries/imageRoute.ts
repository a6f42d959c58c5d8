// The pictures of entries, for users who may see the entry at the time of the request: also removed ones that its
// history shows, until they are deleted.
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mustBeSignedIn } from '../../platform/api/runProcedure.ts';
import { noteOpening, sendFile } from '../../platform/files/index.ts';
import type { RouteParts } from '../../platform/api/feature.ts';
import { findEntry } from './store.ts';
import { visible } from './visible.ts';

const addressSchema = z.object({ entryId: idSchema, imageId: idSchema });

export function registerEntryImages(server: FastifyInstance, parts: RouteParts): void {
  server.get('/api/entries/:entryId/images/:imageId', async (request, reply) => {
    const { actor } = mustBeSignedIn(await parts.readSession(request));
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw problem('input.invalid');
    const { entryId, imageId } = address.data;
    const { files, database, staffReads } = parts.services;
    visible(actor, await findEntry(database.db, entryId));
    const file = (await files.listOf(database.db, 'entry', entryId, { withTrash: true })).find(
      ({ id }) => id === imageId,
    );
    if (file === undefined) throw problem('file.notFound');
    noteOpening(staffReads, actor, file);
    return sendFile(request, reply, files, file);
  });
}
