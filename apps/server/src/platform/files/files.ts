// Files: received once, cleaned, kept by id, claimed by a record, opened through links that expire.
import { problem } from '@schooldog/domain/problems';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gte, isNull, sum } from 'drizzle-orm';
import type { Database, Reader } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { Work } from '../work/work.ts';
import { type Copy, keepCopies } from './copies.ts';
import {
  contentTypeOf,
  extensionFor,
  isImage,
  isOfKind,
  type ContentType,
  type FileKinds,
} from './fileTypes.ts';
import { createImages, type Images, type SmallPicture } from './images.ts';
import { measured, withScratchFolder, writeIncoming } from './incoming.ts';
import { deleteObject } from './jobs.ts';
import { defaultLimits, type FileLimits } from './limits.ts';
import { createLinks, type FileLink } from './links.ts';
import { cleanName } from './names.ts';
import { files } from './schema.ts';
import { createSmallPictures } from './smallPictures.ts';
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

/** What the server itself makes for a record, such as a report. It has an owner from the beginning. */
export type MadeFile = Readonly<{
  /** Making it again under the same id keeps the first. */
  id: string;
  name: string;
  contentType: ContentType;
  ownerType: string;
  ownerId: string;
  madeForUserId: string;
}>;

type Claim = Readonly<{ fileId: string; ownerType: string; ownerId: string; kinds: FileKinds }>;

export type Files = Readonly<{
  receive(upload: Upload): Promise<StoredFile>;
  /** `write` puts the content into a file that is gone afterwards. */
  keepMade(made: MadeFile, write: (path: string) => Promise<void>): Promise<StoredFile>;
  keepCopies(copies: readonly Copy[]): Promise<void>;
  /** Gives a file of one's own to a record. Claiming again for the same record changes nothing. */
  claim(work: Work, claim: Claim): Promise<StoredFile>;
  /** Without what is in the trash, unless that is asked for. */
  listOf(
    reader: Reader,
    ownerType: string,
    ownerId: string,
    options?: Readonly<{ withTrash: boolean }>,
  ): Promise<StoredFile[]>;
  /** Off the record, but kept for 30 days: the record gets it back by claiming it again. */
  trash(work: Work, fileId: string): Promise<void>;
  /** For good. */
  remove(work: Work, file: Pick<StoredFile, 'id' | 'storageKey'>): Promise<void>;
  link(file: Pick<StoredFile, 'id' | 'name'>, userId: string): string;
  /** The file that a link leads to, for the person it was made for. */
  open(link: FileLink, userId: string): Promise<StoredFile>;
  read(file: Pick<StoredFile, 'id' | 'storageKey'>): Promise<Readable>;
  /** A JPEG for cards and lists, drawn once and kept; null when the file is to be taken as it is. */
  smallPicture(file: StoredFile): Promise<Buffer | null>;
  /** A stored picture as a JPEG of about this width at most, drawn for this once. */
  readSmall(file: StoredFile, width: number): Promise<SmallPicture>;
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

  /**
   * Bytes first, then the row: whatever is cut off between leaves bytes that the cleanup finds, never a row alone.
   * Undefined when the id is taken.
   */
  async function keep(file: NewFile, ready: ReadyFile): Promise<StoredFile | undefined> {
    const storageKey = makeKey(file.id);
    await storage.put(storageKey, ready.path, ready).catch((error: unknown) => {
      log.warn({ err: error }, 'a file could not be stored');
      throw storageProblem(error);
    });
    const { contentType, size, width, height } = ready;
    // A failure here may hide a row that was written, so the bytes stay until the cleanup knows better.
    const [row] = await database.db
      .insert(files)
      .values({
        ...file,
        name: cleanName(file.name, extensionFor(contentType)),
        contentType,
        size,
        width,
        height,
        storageKey,
        timeCreated: clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    await storage
      .delete(storageKey)
      .catch(() => log.warn({ storageKey }, 'a second copy could not be removed'));
    return undefined;
  }

  /** Runs with a folder of its own; a disk without room is told as such. */
  async function inScratchFolder<Answer>(run: (folder: string) => Promise<Answer>): Promise<Answer> {
    return withScratchFolder(parts.dataDir, run).catch((error: unknown) => {
      throw isNoRoom(error) ? storageProblem(error) : error;
    });
  }

  /** What no record claims is deleted after 30 days; until then one person must not fill the disk. */
  async function mustHaveRoom({ uploadedByUserId, contentLength = 0 }: Upload): Promise<void> {
    const since = new Date(clock().getTime() - dayMilliseconds);
    const unclaimed = await unclaimedBytes(database.db, uploadedByUserId, since);
    if (unclaimed + contentLength > limits.unclaimedBytes)
      throw problem('file.tooManyUnused', { retryAfterSeconds: 60 * 60 });
  }

  async function readKey(key: string): Promise<Readable | null> {
    return storage.read(key).catch((error: unknown) => {
      log.warn({ err: error }, 'a file could not be read');
      throw storageProblem(error);
    });
  }

  async function read({ id, storageKey }: Pick<StoredFile, 'id' | 'storageKey'>): Promise<Readable> {
    const content = await readKey(storageKey);
    if (content !== null) return content;
    log.error({ fileId: id, storageKey }, 'the bytes of a file are missing');
    throw problem('file.notFound', { fileId: id });
  }

  return {
    receive: async (upload) => {
      const known = await find(database.db, upload.id);
      if (known !== undefined) return sameFile(known, upload);
      if ((upload.contentLength ?? 0) > limits.bytes) throw problem('file.tooLarge', { limit: limits.bytes });
      await mustHaveRoom(upload);
      const { id, name, uploadedByUserId, declaredSha256: receivedSha256 } = upload;
      return inScratchFolder(async (folder) => {
        const ready = await prepare(upload, folder, images, limits);
        const kept = await keep({ id, name, uploadedByUserId, receivedSha256 }, ready);
        return kept ?? sameFile(await find(database.db, id), upload);
      });
    },

    keepMade: async (made, write) => {
      const { id, name, contentType, ownerType, ownerId, madeForUserId: uploadedByUserId } = made;
      return inScratchFolder(async (folder) => {
        const path = join(folder, 'made');
        await write(path);
        const { size, sha256: receivedSha256 } = await measured(path);
        const row = { id, name, uploadedByUserId, receivedSha256, ownerType, ownerId, timeClaimed: clock() };
        const kept = await keep(row, { path, contentType, size, width: null, height: null });
        return kept ?? sameOwner(await find(database.db, id), made);
      });
    },

    keepCopies: (copies) => keepCopies({ database, storage }, copies),

    claim: async (work, { fileId, ownerType, ownerId, kinds }) => {
      const [file] = await work.tx.select().from(files).where(eq(files.id, fileId)).for('update');
      if (file?.ownerType === ownerType && file.ownerId === ownerId) {
        if (file.timeTrashed === null) return file;
        await work.tx.update(files).set({ timeTrashed: null }).where(eq(files.id, fileId));
        return { ...file, timeTrashed: null };
      }
      // A file of somebody else must look like one that is not there.
      const isOwn = file !== undefined && file.ownerType === null && file.uploadedByUserId === work.userId;
      if (!isOwn) throw problem('file.notFound', { fileId });
      if (!isOfKind(file.contentType, kinds)) throw problem('file.typeNotAllowed', { fileId });
      const claimed = { ownerType, ownerId, timeClaimed: work.now };
      await work.tx.update(files).set(claimed).where(eq(files.id, fileId));
      return { ...file, ...claimed };
    },

    listOf: (reader, ownerType, ownerId, { withTrash } = { withTrash: false }) =>
      reader
        .select()
        .from(files)
        .where(
          and(
            eq(files.ownerType, ownerType),
            eq(files.ownerId, ownerId),
            withTrash ? undefined : isNull(files.timeTrashed),
          ),
        )
        .orderBy(asc(files.timeCreated), asc(files.id)),

    trash: async (work, fileId) => {
      await work.tx.update(files).set({ timeTrashed: work.now }).where(eq(files.id, fileId));
    },

    remove: async (work, { id, storageKey }) => {
      await work.tx.delete(files).where(eq(files.id, id));
      await work.enqueue(deleteObject, { key: storageKey });
    },

    link: links.make,

    open: async (link, userId) => {
      links.check(link, userId);
      const file = await find(database.db, link.id);
      if (file === undefined || file.timeTrashed !== null)
        throw problem('file.notFound', { fileId: link.id });
      return file;
    },

    read,

    smallPicture: createSmallPictures({
      storage,
      images,
      dataDir: parts.dataDir,
      log,
      readKey,
      read,
      isStored: async ({ id, storageKey }) => (await find(database.db, id))?.storageKey === storageKey,
    }),

    readSmall: async (file, width) => {
      const content = await buffer(await read(file));
      const isSmall = file.contentType === 'image/jpeg' && content.length <= smallBytes;
      if (isSmall && file.width !== null && file.height !== null && file.width <= width * nearly)
        return { data: new Uint8Array(content), width: file.width, height: file.height };
      return images.shrink(content, width);
    },
  };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

async function unclaimedBytes(reader: Reader, userId: string, since: Date): Promise<number> {
  const [found] = await reader
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(and(isNull(files.ownerType), eq(files.uploadedByUserId, userId), gte(files.timeCreated, since)));
  return Number(found?.bytes ?? 0);
}

/** A picture of no more bytes, and hardly wider than asked for, is taken as it is. */
const smallBytes = 150_000;
const nearly = 1.5;

type NewFile = Pick<
  typeof files.$inferInsert,
  'id' | 'name' | 'uploadedByUserId' | 'receivedSha256' | 'ownerType' | 'ownerId' | 'timeClaimed'
>;

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
  if (sha256 !== upload.declaredSha256) throw problem('file.checksumMismatch');
  if (size === 0) throw problem('file.empty');
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
  if (!isSame) throw problem('file.idTaken');
  return known;
}

function sameOwner(known: StoredFile | undefined, made: MadeFile): StoredFile {
  const isSame = known?.ownerType === made.ownerType && known.ownerId === made.ownerId;
  if (!isSame) throw problem('file.idTaken');
  return known;
}
