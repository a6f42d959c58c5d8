// The pictures of work orders, for users who may see the order at the time of the request.
import { idSchema } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteParts } from '../../platform/api/feature.ts';
import { mustBeSignedIn } from '../../platform/api/runProcedure.ts';
import { noteOpening, sendFile } from '../../platform/files/index.ts';
import { imageFiles, pictureOf } from './images.ts';
import { workOrderRecord } from './record.ts';

const addressSchema = z.object({ workOrderId: idSchema, imageId: idSchema });

export function registerWorkOrderImages(server: FastifyInstance, parts: RouteParts): void {
  server.get('/api/workOrders/:workOrderId/images/:imageId', async (request, reply) => {
    const { actor } = mustBeSignedIn(await parts.readSession(request));
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw problem('input.invalid');
    const { workOrderId, imageId } = address.data;
    const { files, database, staffReads } = parts.services;
    const order = await workOrderRecord.view(database.db, actor, workOrderId);
    const file = pictureOf(await imageFiles(files, database.db, order), order, imageId);
    noteOpening(staffReads, actor, file);
    return sendFile(request, reply, files, file);
  });
}
