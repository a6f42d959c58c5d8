// Copies of many files from a few prepared ones, such as those of the demo district.
import type { Database } from '../database/database.ts';
import { insertMany } from '../database/insertMany.ts';
import type { ContentType } from './fileTypes.ts';
import { measured } from './incoming.ts';
import { files } from './schema.ts';
import { type FileStorage, makeKey } from './storage.ts';

export type Copy = Readonly<{
  id: string;
  name: string;
  /** The path of the content; it is not moved. */
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

/** The bytes of each path are stored once, then the rows of all copies are written in one statement. */
export async function keepCopies(
  { database, storage }: Readonly<{ database: Database; storage: FileStorage }>,
  copies: readonly Copy[],
): Promise<void> {
  if (copies.length === 0) return;
  const firstOfPath = new Map(copies.toReversed().map((copy) => [copy.path, copy]));
  const stored = new Map(
    await Promise.all(
      [...firstOfPath.values()].map(async ({ id, path, contentType }) => {
        const { size, sha256: receivedSha256 } = await measured(path);
        const storageKey = makeKey(id);
        await storage.put(storageKey, path, { contentType, size });
        return [path, { size, receivedSha256, storageKey }] as const;
      }),
    ),
  );
  const rows = copies.flatMap(({ path, ...copy }) => {
    const bytes = stored.get(path);
    return bytes === undefined ? [] : [{ ...copy, ...bytes, timeClaimed: copy.timeCreated }];
  });
  await insertMany(database.db, files, rows);
}
