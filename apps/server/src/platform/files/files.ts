// Files: received once, cleaned, kept by id, claimed by a record, opened through links that expire.
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { problem } from '@schooldog/domain/kernel';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Reader } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { Work } from '../work/work.ts';
import {
  contentTypeOf,
  extensionFor,
  isImage,
  isOfKind,
  type ContentType,
  type FileKinds,
} from './fileTypes.ts';
import { createImages, type Images } from './images.ts';
import { withScratchFolder, writeIncoming } from './incoming.ts';
import { deleteObject } from './jobs.ts';
import { defaultLimits, type FileLimits } from './limits.ts';
import { createLinks, type FileLink } from './links.ts';
import { cleanName } from './names.ts';
import { files } from './schema.ts';
import { makeKey, type FileStorage } from './storage.ts';
import { isNoRoom, storageProblem } from './storageProblems.ts';

export type StoredFile = Readonly<typeof files.$inferSelect>;

export type Upload = Readonly<{
  /** Made by the client, so that it may send the same file again without storing it twice. */
  id: string;
  name: string;
  uploadedByUserId: string;
  declaredSha256: string;
  body: Readable;
  contentLength: number | undefined;
}>;

export type Claim = Readonly<{ fileId: string; ownerType: string; ownerId: string; kinds: FileKinds }>;

export type Files = Readonly<{
  receive(upload: Upload): Promise<StoredFile>;
  /** Gives a file of one's own to a record. Claiming again for the same record changes nothing. */
  claim(work: Work, claim: Claim): Promise<StoredFile>;
  listOf(reader: Reader, ownerType: string, ownerId: string): Promise<StoredFile[]>;
  remove(work: Work, file: Pick<StoredFile, 'id' | 'storageKey'>): Promise<void>;
  link(file: Pick<StoredFile, 'id' | 'name'>, userId: string): string;
  /** The file that a link leads to, for the person it was made for. */
  open(link: FileLink, userId: string): Promise<StoredFile>;
  read(file: Pick<StoredFile, 'id' | 'storageKey'>): Promise<Readable>;
}>;

export function createFiles(parts: {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  linkSecret: string;
  clock: () => Date;
  log: Log;
  limits?: FileLimits;
}): Files {
  const { database, storage, clock, log, limits = defaultLimits } = parts;
  const images = createImages(limits);
  const links = createLinks({ secret: parts.linkSecret, clock });

  /** Bytes first, then the row: whatever is cut off between leaves bytes that the sweep finds, never a row alone. */
  async function keep(upload: Upload, ready: ReadyFile): Promise<StoredFile> {
    const storageKey = makeKey(upload.id);
    await storage.put(storageKey, ready.path, ready).catch((error: unknown) => {
      log.warn({ err: error }, 'a file could not be stored');
      throw storageProblem(error);
    });
    // A failure here may hide a row that was written, so the bytes stay until the sweep knows better.
    const [row] = await database.db
      .insert(files)
      .values({
        id: upload.id,
        name: cleanName(upload.name, extensionFor(ready.contentType)),
        contentType: ready.contentType,
        size: ready.size,
        width: ready.width,
        height: ready.height,
        receivedSha256: upload.declaredSha256,
        storageKey,
        uploadedByUserId: upload.uploadedByUserId,
        timeCreated: clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    await storage
      .delete(storageKey)
      .catch(() => log.warn({ storageKey }, 'a second copy could not be removed'));
    return sameFile(await find(database.db, upload.id), upload);
  }

  return {
    receive: async (upload) => {
      const known = await find(database.db, upload.id);
      if (known !== undefined) return sameFile(known, upload);
      if ((upload.contentLength ?? 0) > limits.bytes)
        throw problem('tooLarge', 'file.tooLarge', { limit: limits.bytes });
      return withScratchFolder(parts.dataDir, async (folder) =>
        keep(upload, await prepare(upload, folder, images, limits)),
      ).catch((error: unknown) => {
        throw isNoRoom(error) ? storageProblem(error) : error;
      });
    },

    claim: async (work, { fileId, ownerType, ownerId, kinds }) => {
      const [file] = await work.tx.select().from(files).where(eq(files.id, fileId)).for('update');
      if (file?.ownerType === ownerType && file.ownerId === ownerId) return file;
      // A file of somebody else must look like one that is not there.
      const isOwn = file !== undefined && file.ownerType === null && file.uploadedByUserId === work.userId;
      if (!isOwn) throw problem('notFound', 'file.notFound', { fileId });
      if (!isOfKind(file.contentType, kinds)) throw problem('unsupported', 'file.typeNotAllowed', { fileId });
      const claimed = { ownerType, ownerId, timeClaimed: work.now };
      await work.tx.update(files).set(claimed).where(eq(files.id, fileId));
      return { ...file, ...claimed };
    },

    listOf: (reader, ownerType, ownerId) =>
      reader
        .select()
        .from(files)
        .where(and(eq(files.ownerType, ownerType), eq(files.ownerId, ownerId)))
        .orderBy(asc(files.timeCreated), asc(files.id)),

    remove: async (work, { id, storageKey }) => {
      await work.tx.delete(files).where(eq(files.id, id));
      await work.enqueue(deleteObject, { key: storageKey });
    },

    link: links.make,

    open: async (link, userId) => {
      links.check(link, userId);
      const file = await find(database.db, link.id);
      if (file === undefined) throw problem('notFound', 'file.notFound', { fileId: link.id });
      return file;
    },

    read: async ({ id, storageKey }) => {
      const content = await storage.read(storageKey).catch((error: unknown) => {
        log.warn({ err: error }, 'a file could not be read');
        throw storageProblem(error);
      });
      if (content !== null) return content;
      log.error({ fileId: id, storageKey }, 'the bytes of a file are missing');
      throw problem('notFound', 'file.notFound', { fileId: id });
    },
  };
}

type ReadyFile = Readonly<{
  path: string;
  contentType: ContentType;
  size: number;
  width: number | null;
  height: number | null;
}>;

async function prepare(
  upload: Upload,
  folder: string,
  images: Images,
  limits: FileLimits,
): Promise<ReadyFile> {
  const path = join(folder, 'received');
  const { size, sha256 } = await writeIncoming(upload.body, path, limits.bytes);
  if (sha256 !== upload.declaredSha256) throw problem('invalid', 'file.checksumMismatch');
  if (size === 0) throw problem('invalid', 'file.empty');
  const contentType = await contentTypeOf(path, upload.name);
  if (!isImage(contentType)) return { path, contentType, size, width: null, height: null };
  const redrawn = join(folder, 'redrawn');
  return { path: redrawn, contentType, ...(await images.redraw(path, redrawn, contentType)) };
}

async function find(reader: Reader, id: string): Promise<StoredFile | undefined> {
  const [file] = await reader.select().from(files).where(eq(files.id, id));
  return file;
}

/** The same person sending the same bytes under the same id means the same file, whatever became of it since. */
function sameFile(known: StoredFile | undefined, upload: Upload): StoredFile {
  const isSame =
    known?.uploadedByUserId === upload.uploadedByUserId && known.receivedSha256 === upload.declaredSha256;
  if (!isSame) throw problem('conflict', 'file.idTaken');
  return known;
}
