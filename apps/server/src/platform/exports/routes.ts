// The files themselves. A link is signed for the person who requested the file, opens only in that person's session,
// and only while that person has the right to its content.
import type { ExportFormat } from '@schooldog/domain/exports';
import { exportStatusAt } from '@schooldog/domain/exports';
import { problem } from '@schooldog/domain/problems';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../api/context.ts';
import type { RouteParts } from '../api/feature.ts';
import { mustBeSignedIn } from '../api/runProcedure.ts';
import type { StoredFile } from '../files/index.ts';
import { contentDisposition } from '../files/names.ts';
import { openLink, pathOfLinks } from './links.ts';
import { authorizeOpening } from './present.ts';
import { exportOwner } from './schema.ts';
import { countDownload, type ExportRow, findExport } from './store.ts';

/** Browsers show a PDF with their own code, which needs styles and permission to be embedded. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const answers: Readonly<Record<ExportFormat, { how: 'inline' | 'attachment'; headers: object }>> = {
  csv: { how: 'attachment', headers: { 'content-type': 'text/csv; charset=utf-8' } },
  pdf: {
    how: 'inline',
    headers: { 'content-type': 'application/pdf', 'content-security-policy': pdfPolicy },
  },
};

export function registerExportRoutes(http: FastifyInstance, { services, readSession }: RouteParts): void {
  const kinds = services.exports.flatMap(({ name, formats }) => formats.map((format) => ({ name, format })));
  for (const kind of kinds) {
    const { how, headers } = answers[kind.format];
    http.get(`${pathOfLinks(kind)}/*`, async (request, reply) => {
      const { actor } = mustBeSignedIn(await readSession(request));
      const { userId } = actor;
      const exportId = openLink(services.links, kind, request.query, userId);
      const row = await findExport(services.database.db, { exportId, userId });
      const file = await fileOf(services, row);
      if (row === undefined || file === undefined) throw problem('export.notFound');
      await authorizeOpening(services, actor, row);
      const content = await services.files.read(file);
      await recordDownload(services, row);
      services.staffReads.note(actor, {
        procedure: 'exports.download',
        input: () => ({ exportId, name: row.name, format: row.format }),
        count: () => row.total,
      });
      reply.headers({
        ...headers,
        'content-length': file.size,
        'content-disposition': contentDisposition(how, row.fileName),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      });
      return reply.send(content);
    });
  }
}

async function fileOf(
  { database, files, clock }: Services,
  row: ExportRow | undefined,
): Promise<StoredFile | undefined> {
  if (row === undefined || exportStatusAt(row, clock()) !== 'ready') return undefined;
  const [file] = await files.listOf(database.db, exportOwner, row.id);
  return file;
}

async function recordDownload(services: Services, { id, requestedByUserId: userId }: ExportRow) {
  await services.work({ userId }, async (work) => {
    const downloads = await countDownload(work.tx, id);
    await work.audit({
      recordType: exportOwner,
      recordId: id,
      before: { downloads: downloads - 1 },
      after: { downloads },
      fields: ['downloads'],
    });
  });
}
