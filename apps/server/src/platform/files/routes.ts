// Files over HTTP: PUT the bytes under an id, GET them through a signed link.
import { idSchema, type PictureSize, pictureSizes } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { isBlocked } from '@schooldog/domain/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Reader } from '../database/database.ts';
import type { SignedIn } from '../identity/session.ts';
import type { StaffReadLog } from '../staffReads/staffReads.ts';
import type { Files, StoredFile } from './files.ts';
import { cleanName, contentDisposition } from './names.ts';

/** By the type of the owning record: throws unless the person may see it now. */
export type FileViewers = Readonly<
  Record<string, (reader: Reader, actor: Actor, file: OwnedFile) => Promise<void>>
>;
export type OwnedFile = Readonly<{ id: string; ownerId: string }>;

export type FileRouteParts = Readonly<{
  files: Files;
  reader: Reader;
  viewers: FileViewers;
  /** The types of records whose files no browser may store. */
  confidential: ReadonlySet<string>;
  staffReads: StaffReadLog;
  /** Gives an upload to the record that already waits for it. */
  join(file: StoredFile): Promise<void>;
  readSession(request: FastifyRequest): Promise<Pick<SignedIn, 'actor' | 'app'> | null>;
}>;

type UploadRoute = { Params: { id: string } };
type UploadRequest = FastifyRequest<UploadRoute>;

const uploadSchema = z.object({
  id: idSchema,
  name: z.string().max(2_000),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const linkSchema = z.object({
  id: idSchema,
  name: z.string(),
  expires: z.string(),
  user: z.string(),
  signature: z.string(),
});
const sizeSchema = z.object({ size: z.enum(pictureSizes).default('full') });

export function registerFileRoutes(server: FastifyInstance, parts: FileRouteParts): void {
  const readActor = async (request: FastifyRequest) => {
    const signedIn = await parts.readSession(request);
    if (signedIn === null) throw problem('session.needed');
    if (isBlocked(signedIn.actor, signedIn.app)) throw problem('app.maintenance');
    return signedIn.actor;
  };
  const mayView = async (actor: Actor, { id, ownerType, ownerId }: StoredFile) => {
    if (ownerType !== null && ownerId !== null)
      await parts.viewers[ownerType]?.(parts.reader, actor, { id, ownerId });
  };

  const receive = async (request: UploadRequest) => {
    const { userId: uploadedByUserId } = await readActor(request);
    const { id, name, sha256 } = readUpload(request);
    const file = await parts.files.receive({
      id,
      name,
      uploadedByUserId,
      declaredSha256: sha256,
      body: request.raw,
      contentLength: contentLength(request),
    });
    if (file.ownerType === null) await parts.join(file);
    return file;
  };

  server.register((scope, _options, done) => {
    // Bodies here are bytes of any type and length; they are streamed, not parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));

    scope.put<UploadRoute>('/api/files/:id', async (request, reply) => {
      // An unwanted body is read and dropped, so that the sender gets the answer instead of a broken connection.
      const file = await receive(request).finally(() => request.raw.resume());
      return reply.header('cache-control', 'no-store').send(presentUpload(file));
    });

    scope.get<{ Params: { id: string; name: string } }>('/api/files/:id/:name', async (request, reply) => {
      const actor = await readActor(request);
      const link = linkSchema.safeParse({ ...readQuery(request), ...request.params });
      if (!link.success) throw problem('file.linkInvalid');
      const file = await parts.files.open(link.data, actor.userId);
      await mayView(actor, file);
      noteOpening(parts.staffReads, actor, file);
      const isConfidential = file.ownerType !== null && parts.confidential.has(file.ownerType);
      return sendFile(request, reply, parts.files, file, { isConfidential });
    });
    done();
  });
}

/** In the log of what provider staff look at. */
export function noteOpening(log: StaffReadLog, actor: Actor, { id, ownerType, ownerId }: StoredFile): void {
  log.note(actor, {
    procedure: 'files.open',
    input: () => ({ fileIds: [id], ...(ownerType === null ? {} : { ownerType, ownerId }) }),
    count: () => 1,
    fileId: id,
  });
}

/** After authorization; the permission for the full size includes the small one. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Pick<Files, 'read' | 'smallPicture'>,
  file: StoredFile,
  { isConfidential } = { isConfidential: false },
): Promise<FastifyReply> {
  if (isConfidential) {
    describe(reply, file);
    return reply
      .header('content-length', file.size)
      .type(file.contentType)
      .send(await files.read(file));
  }
  const size = readSize(request);
  const tag = etag(file, size);
  if (request.headers['if-none-match']?.includes(tag) === true) {
    describe(reply, file, tag);
    return reply.code(304).send();
  }
  const small = size === 'small' ? await files.smallPicture(file) : null;
  if (small !== null) {
    describe(reply, { contentType: 'image/jpeg', name: cleanName(file.name, 'jpg') }, tag);
    return reply.type('image/jpeg').send(small);
  }
  const content = await files.read(file);
  describe(reply, file, tag);
  return reply.header('content-length', file.size).type(file.contentType).send(content);
}

function readSize(request: FastifyRequest): PictureSize {
  const query = sizeSchema.safeParse(readQuery(request));
  if (!query.success) throw problem('input.invalid');
  return query.data.size;
}

function readUpload(request: UploadRequest): z.infer<typeof uploadSchema> {
  const name = decoded(request.headers['x-file-name'] ?? '');
  const upload = uploadSchema.safeParse({
    id: request.params.id,
    name,
    sha256: request.headers['x-content-sha256'],
  });
  if (!upload.success) throw problem('input.invalid');
  return upload.data;
}

function decoded(text: string | string[]): string | undefined {
  try {
    return decodeURIComponent(String(text));
  } catch {
    return undefined;
  }
}

function contentLength(request: FastifyRequest): number | undefined {
  const length = request.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

function readQuery(request: FastifyRequest): object {
  return typeof request.query === 'object' && request.query !== null ? request.query : {};
}

function presentUpload({ id, name, contentType, size, receivedSha256 }: StoredFile) {
  return { id, name, contentType, size, sha256: receivedSha256 };
}

/** Only pictures, which we rendered, are shown inline; everything else is a download and runs nothing. */
function describe(
  reply: FastifyReply,
  { contentType, name }: Pick<StoredFile, 'contentType' | 'name'>,
  tag?: string,
): void {
  const kind = contentType.startsWith('image/') ? 'inline' : 'attachment';
  reply.headers({
    'content-disposition': contentDisposition(kind, name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(tag === undefined
      ? { 'cache-control': 'no-store' }
      : { 'cache-control': 'private, max-age=600', etag: tag }),
  });
}

function etag(file: StoredFile, size: PictureSize): string {
  const content = file.receivedSha256.slice(0, 32);
  return size === 'full' ? `"${content}"` : `"${content}-${size}"`;
}
