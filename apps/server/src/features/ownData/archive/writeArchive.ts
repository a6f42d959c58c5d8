// Reads a snapshot and stores the archive. Lists that grow with the district are written to a temporary folder, so
// that memory does not grow with them.
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { csvRecord, csvText, Problem } from '@schooldog/domain/kernel';
import { productVersion } from '@schooldog/domain/settings';
import { z } from 'zod';
import type { Services } from '../../../platform/api/context.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import type { OwnDataRow } from '../store.ts';
import { entriesOf } from './entries.ts';
import { keepParts, removeWritten } from './parts.ts';
import { type ListedFile, type Snapshot, withSnapshot } from './snapshotStore.ts';
import { zipped } from './zip.ts';

export type Progress = Readonly<{ done: number; total: number }>;
export type WrittenArchive = Readonly<{ size: number; sha256: string; rows: number; files: number }>;

/** In rows: a file takes about as long as so many. */
const weightOfFile = 20;

/** Undefined when another process is making an archive. */
export async function writeArchive(
  services: Services,
  row: OwnDataRow,
  { signal, onProgress }: Readonly<{ signal: AbortSignal; onProgress(progress: Progress): void }>,
): Promise<WrittenArchive | undefined> {
  const { withPlans } = row;
  return withSnapshot({ url: services.database.url, withPlans }, (snapshot) =>
    services.files.inScratchFolder(async (folder) => {
      await removeWritten(services, row);
      const counts = [...snapshot.counts.values()];
      const rows = counts.reduce((sum, count) => sum + count, 0);
      const files = snapshot.counts.get('files') ?? 0;
      const total = 2 * rows + weightOfFile * files;
      let done = 0;
      const advance = (by: number) => {
        done += by;
        onProgress({ done, total });
      };
      const sums = createWriteStream(join(folder, 'checksums.csv'));
      sums.write(csvText([['path', 'size', 'sha256']]));
      const entries = entriesOf({
        snapshot,
        facts: await factsOf(services, row, snapshot),
        read: (file) => readOrNull(services, file),
        files: fileList(join(folder, 'files.ndjson')),
        checksums: () => closed(sums),
        onRows: advance,
        onFile: () => advance(weightOfFile),
      });
      const zip = await zipped(entries, {
        now: services.clock(),
        onEntry: ({ path, size, sha256 }) => void sums.write(csvRecord([path, String(size), sha256])),
      });
      sums.on('error', (error) => zip.destroy(error));
      const ended = AbortSignal.any([signal, snapshot.lost]);
      try {
        return { ...(await keepParts(services, row, zip, { signal: ended })), rows, files };
      } finally {
        sums.destroy();
      }
    }),
  );
}

async function factsOf(services: Services, row: OwnDataRow, { counts }: Snapshot) {
  const { db } = services.database;
  const [{ districtName }, names] = await Promise.all([
    readOrganization(db),
    namesOf(db, [row.requestedByUserId]),
  ]);
  return {
    districtName,
    byName: names.get(row.requestedByUserId) ?? '',
    time: services.clock(),
    productVersion,
    withPlans: row.withPlans,
    counts,
  };
}

/** A file whose bytes are gone must not keep the district from the rest. */
async function readOrNull({ files }: Services, file: ListedFile) {
  try {
    return await files.read(file);
  } catch (error) {
    if (error instanceof Problem && error.code === 'file.notFound') return null;
    throw error;
  }
}

const listedFileSchema = z.object({ id: z.string(), path: z.string(), storageKey: z.string() });

function fileList(path: string) {
  return {
    write: async (files: AsyncIterable<ListedFile>) => {
      async function* lines() {
        for await (const file of files) yield `${JSON.stringify(file)}\n`;
      }
      await pipeline(lines, createWriteStream(path));
    },
    async *read(): AsyncGenerator<ListedFile> {
      for await (const line of createInterface({ input: createReadStream(path) }))
        yield listedFileSchema.parse(JSON.parse(line));
    },
  };
}

/** What was written so far; nothing more is added. */
async function* closed(sums: ReturnType<typeof createWriteStream>): AsyncGenerator<Uint8Array> {
  await new Promise<void>((resolve, reject) => {
    sums.once('error', reject);
    sums.end(resolve);
  });
  const pieces: AsyncIterable<Uint8Array> = createReadStream(sums.path);
  yield* pieces;
}
