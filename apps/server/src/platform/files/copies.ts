// Many files at once from a few that lie ready, such as those of the demo district.
import type { Database } from '../database/database.ts';
import type { ContentType } from './fileTypes.ts';
import { measured } from './incoming.ts';
import { files } from './schema.ts';
import { type FileStorage, makeKey } from './storage.ts';

export type Copy = Readonly<{
  id: string;
  name: string;
  /** Where the content lies; it stays there. */
  path: string;
  contentType: ContentType;
  /** Of a picture. */
  width: number | null;
  height: number | null;
  ownerType: string;
  ownerId: string;
  uploadedByUserId: string;
  timeCreated: Date;
}>;

/** Each waits for the disk, so several are written at a time. */
const atOnce = 8;

/** The bytes of all, then their rows in one statement. */
export async function keepCopies(
  { database, storage }: Readonly<{ database: Database; storage: FileStorage }>,
  copies: readonly Copy[],
): Promise<void> {
  if (copies.length === 0) return;
  const paths = [...new Set(copies.map(({ path }) => path))];
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await measured(path)] as const)),
  );
  const rows: (typeof files.$inferInsert)[] = [];
  const waiting = copies.values();
  const keep = async () => {
    for (const { path, ...copy } of waiting) {
      const { size, sha256: receivedSha256 } = contents.get(path) ?? (await measured(path));
      const storageKey = makeKey(copy.id);
      await storage.put(storageKey, path, { contentType: copy.contentType, size });
      rows.push({ ...copy, size, receivedSha256, storageKey, timeClaimed: copy.timeCreated });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keep));
  await database.db.insert(files).values(rows);
}
