// The certified PDF, written again for every view with who looks at it and when. A POST, so that neither the token nor
// the document is in an address or in a cache.
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readDocumentSchema } from '@schooldog/contract/responderLinks';
import { problem } from '@schooldog/domain/problems';
import { watermarkLines } from '@schooldog/domain/responderLinks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/api/context.ts';
import { contentDisposition } from '../../../platform/files/names.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { browserOf } from '../../../platform/identity/browser.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { certifiedPdf, type EopRow, stampPdf } from '../../eop/index.ts';
import { openedComponents } from '../openedComponents.ts';
import type { LinkRow } from '../store.ts';
import { liveLink, record, visitOf } from './liveLink.ts';

const mostBytes = 4096;

export function registerDocumentRoute(http: FastifyInstance, services: Services): void {
  http.post('/api/responderLinks/readDocument', { bodyLimit: mostBytes }, async (request, reply) => {
    const { link, component, isDownload } = await readableDocument(services, request);
    const file = await certifiedPdf(
      services,
      { userId: link.createdByUserId, language: 'en' },
      { row: component },
    );
    const pdf = await watermarked(services, link, file);
    await record(services, link, isDownload ? 'downloaded' : 'viewed', component.id);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': contentDisposition('attachment', file.name),
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('application/pdf')
      .send(pdf);
  });
}

type Readable = Readonly<{ link: LinkRow; component: EopRow; isDownload: boolean }>;

async function readableDocument(services: Services, request: FastifyRequest): Promise<Readable> {
  const asked = readDocumentSchema.safeParse(request.body);
  if (!asked.success) throw problem('input.invalid');
  const { token, componentId, isDownload } = asked.data;
  const visitor = { services, browser: browserOf(request), cookieHeader: request.headers.cookie };
  const { link } = await liveLink(visitor, token);
  try {
    if ((await visitOf(visitor, link)) === null) throw problem('responderLink.codeNeeded');
    if (isDownload && !link.mayDownload) throw problem('responderLink.downloadNotAllowed');
    const component = (await openedComponents(services.database.db, link)).find(
      ({ id }) => id === componentId,
    );
    if (component === undefined) throw problem('responderLink.notShared');
    await services.limits.readAsResponder(link.id);
    return { link, component, isDownload };
  } catch (rejection) {
    await record(services, link, 'rejected', componentId);
    throw rejection;
  }
}

async function watermarked(services: Services, link: LinkRow, file: StoredFile): Promise<Buffer> {
  const { timeZone } = await readOrganization(services.database.db);
  const lines = watermarkLines(link, momentText(services.clock(), timeZone));
  return services.files.inScratchFolder(async (folder) => {
    const plain = join(folder, 'plain.pdf');
    await pipeline(await services.files.read(file), createWriteStream(plain));
    return readFile((await stampPdf(plain, lines)).path);
  });
}

/** "11/17/2026, 4:05 PM EST" */
function momentText(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
