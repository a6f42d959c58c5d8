// The archive itself, for the person who asked for it and only while that person has the right to all of it. A
// download that broke off can be resumed until the archive is deleted.
import { Problem } from '@schooldog/domain/kernel';
import { includesPlans, ownDataRules, ownDataStatusAt } from '@schooldog/domain/ownData';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/api/context.ts';
import type { RouteParts } from '../../platform/api/feature.ts';
import { mustBeSignedIn } from '../../platform/api/runProcedure.ts';
import { contentDisposition } from '../../platform/files/names.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { partsOf, readParts } from './archive/parts.ts';
import { rangeOf } from './byteRange.ts';
import { archiveName, archivePath, openLink } from './links.ts';
import { ownDataOwner } from './schema.ts';
import { countDownload, findExport, type OwnDataRow } from './store.ts';

export function registerDownloadRoute(http: FastifyInstance, { services, readSession }: RouteParts): void {
  http.get(`${archivePath}/*`, async (request, reply) => {
    const { actor } = mustBeSignedIn(await readSession(request));
    const { row, etag, isResumed } = await openArchive(services, actor, request);
    const size = row.size ?? 0;
    const range = rangeOf(request.headers, { size, etag });
    reply.headers({
      'accept-ranges': 'bytes',
      etag,
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', archiveName(row)),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const parts = await partsOf(services, services.database.db, row.id);
    if (!isResumed) await recordDownload(services, actor, row);
    if (range !== null) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    reply.header('content-length', last - first + 1);
    return reply.send(readParts(services, parts, { first, last }));
  });
}

async function openArchive(services: Services, actor: Actor, request: FastifyRequest) {
  const link = openLink(services.links, request.query, actor.userId);
  const row = await findExport(services.database.db, link.exportId);
  const etag = `"${row?.sha256 ?? ''}"`;
  const isResumed = request.headers['if-range'] === etag && request.headers.range !== undefined;
  try {
    link.check();
  } catch (error) {
    // The tag was sent only with the beginning of this archive, so the address was opened in time once.
    const isOld = error instanceof Problem && error.code === 'file.linkExpired';
    if (!isOld || !isResumed) throw error;
  }
  const isMine = row?.requestedByUserId === actor.userId;
  if (!isMine || ownDataStatusAt(row, services.clock()) !== 'ready') throw problem('ownData.notFound');
  requireMay(ownDataRules.manage, actor, null);
  if (row.withPlans && !includesPlans(actor)) throw problem('ownData.notAllowed');
  return { row, etag, isResumed };
}

async function recordDownload(services: Services, actor: Actor, { id }: OwnDataRow): Promise<void> {
  await services.work({ userId: actor.userId }, async (work) => {
    const downloads = await countDownload(work.tx, id);
    await work.audit({
      recordType: ownDataOwner,
      recordId: id,
      before: { downloads: downloads - 1 },
      after: { downloads },
      fields: ['downloads'],
    });
  });
  services.staffReads.note(actor, {
    procedure: 'ownData.download',
    input: () => ({ exportId: id }),
    count: () => null,
  });
}
