// The files themselves. Both addresses are signed for the person who asked, and open only in that person's session.
import { problem } from '@schooldog/domain/problems';
import { Readable } from 'node:stream';
import type { Actor } from '@schooldog/domain/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mustBeSignedIn } from '../../../platform/api/runProcedure.ts';
import { contentDisposition } from '../../../platform/files/names.ts';
import type { RouteParts } from '../../../platform/api/feature.ts';
import { streamCsv } from './csv.ts';
import { fileNameOf } from './fileName.ts';
import { type Kind, openLink } from './links.ts';
import { openPdf } from './pdf.ts';
import { type ExportRow, findExport } from './store.ts';
import { wordsIn } from './words.ts';

/** Browsers show a PDF with code of their own, which needs styles and the right to be there. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function registerEntryExportRoutes(server: FastifyInstance, parts: RouteParts): void {
  const { services } = parts;

  async function asked(request: FastifyRequest, kind: Kind): Promise<{ actor: Actor; row: ExportRow }> {
    const { actor } = mustBeSignedIn(await parts.readSession(request));
    const exportId = openLink(services.links, kind, request.query, actor.userId);
    const row = await findExport(services.database.db, { exportId, userId: actor.userId });
    if (row === undefined) throw problem('entry.exportNotFound');
    return { actor, row };
  }

  server.get('/api/entries/csv/*', async (request, reply) => {
    const { actor, row } = await asked(request, 'csv');
    const lines = await streamCsv(services, actor, row);
    describe(reply, 'attachment', row, 'csv').type('text/csv; charset=utf-8');
    // One batch ahead of the reader, no more. Texts, because bytes would wait in memory for the collector.
    return reply.send(Readable.from(lines, { highWaterMark: 1 }));
  });

  server.get('/api/entries/pdf/*', async (request, reply) => {
    const { actor, row } = await asked(request, 'pdf');
    const { content, size } = await openPdf(services, actor, row);
    describe(reply, 'inline', row, 'pdf').header('content-security-policy', pdfPolicy);
    return reply.header('content-length', size).type('application/pdf').send(content);
  });
}

function describe(
  reply: FastifyReply,
  how: 'inline' | 'attachment',
  row: ExportRow,
  kind: Kind,
): FastifyReply {
  return reply.headers({
    'content-disposition': contentDisposition(how, fileNameOf(row, wordsIn(row.language), kind)),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
}
