// Files over a real database and a real storage, with a clock that tests set.
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeId, Problem } from '@schooldog/domain/kernel';
import { quietLog } from '../../../testing/database.ts';
import type { Database } from '../../database/database.ts';
import { createJobs, type Jobs, type JobWorker } from '../../jobs/jobs.ts';
import { createNoticeQueue } from '../../live/noticeQueue.ts';
import { workRunner, type WorkRunner } from '../../work/work.ts';
import { createFiles, type Files, type StoredFile, type Upload } from '../files.ts';
import { incomingFolder } from '../incoming.ts';
import { fileWorkers } from '../jobs.ts';
import type { FileStorage } from '../storage.ts';
import { storageOf, tempFolder, type StorageKind } from './storages.ts';

export type Bench = Readonly<{
  files: Files;
  storage: FileStorage;
  dataDir: string;
  jobs: Jobs;
  work: WorkRunner;
  workers: JobWorker[];
  time: { now: Date };
  upload(content: Uint8Array, changes?: Partial<Upload>): Promise<StoredFile>;
  bytesOf(file: StoredFile): Promise<Buffer>;
  keys(): Promise<string[]>;
  scratch(): Promise<string[]>;
}>;

export const newId = () => makeId(randomBytes);
export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export async function filesBench(
  database: Database,
  options: { kind?: StorageKind; wrap?: (storage: FileStorage) => FileStorage } = {},
): Promise<Bench> {
  const time = { now: new Date('2026-09-01T14:00:00Z') };
  const clock = () => time.now;
  const dataDir = await tempFolder();
  const real = await storageOf(options.kind ?? 'folder', dataDir, clock);
  const storage = options.wrap?.(real) ?? real;
  const files = createFiles({ database, storage, dataDir, linkSecret: 'a secret', clock, log: quietLog });
  const jobs = createJobs({ database, log: quietLog });
  const work = workRunner({ database, jobs, notices: createNoticeQueue({ database, log: quietLog }), clock });
  const workers = fileWorkers({ database, storage, work, dataDir, clock, log: quietLog });

  return {
    files,
    storage,
    dataDir,
    jobs,
    work,
    workers,
    time,
    upload: (content, changes = {}) =>
      files.receive({
        id: newId(),
        name: 'a file',
        uploadedByUserId: 'ana',
        declaredSha256: sha256(content),
        body: Readable.from([content]),
        contentLength: undefined,
        ...changes,
      }),
    bytesOf: async (file) => buffer(await files.read(file)),
    keys: async () => {
      const found: string[] = [];
      for await (const page of storage.pages()) found.push(...page.map(({ key }) => key));
      return found;
    },
    scratch: () => readdir(incomingFolder(dataDir)).catch(() => []),
  };
}

/** The code and data of the problem that this rejects with. */
export async function problemIn(
  promise: Promise<unknown>,
): Promise<{ kind: string; code: string; data: object }> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error('a problem was expected', { cause: error });
  return { kind: error.kind, code: error.code, data: error.data };
}
