// The pictures of entries that are still in a walk, for those who may see the walk at the moment of asking.
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteParts } from '../../platform/api/feature.ts';
import { mustBeSignedIn } from '../../platform/api/runProcedure.ts';
import { noteOpening, sendFile } from '../../platform/files/index.ts';
import { findWalkEntry } from './entryStore.ts';
import { walkRecord } from './record.ts';

const addressSchema = z.object({ walkId: idSchema, entryId: idSchema, imageId: idSchema });

export function registerWalkImages(server: FastifyInstance, parts: RouteParts): void {
  server.get('/api/walks/:walkId/entries/:entryId/images/:imageId', async (request, reply) => {
    const { actor } = mustBeSignedIn(await parts.readSession(request));
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw problem('input.invalid');
    const { walkId, entryId, imageId } = address.data;
    const { files, database, staffReads } = parts.services;
    await walkRecord.view(database.db, actor, walkId);
    const entry = await findWalkEntry(database.db, entryId);
    const owned = await files.listOf(database.db, 'entry', entryId, { withTrash: true });
    const file = entry?.walkId === walkId ? owned.find(({ id }) => id === imageId) : undefined;
    if (file === undefined) throw problem('file.notFound');
    noteOpening(staffReads, actor, file);
    return sendFile(request, reply, files, file);
  });
}
