import type { Services } from '../../../../platform/api/context.ts';
import type { StoredFile } from '../../../../platform/files/index.ts';
import { createGate } from '../../../../platform/gate/gate.ts';
import { type ExportedEntry, picturesOf } from '../store.ts';
import { type EntryWithPictures, mostPictures, type SmallPicture } from './entriesReport.ts';

const simultaneous = 4;
/** Sharp in print at the height of a row. Most photos come from phones, which send them not much wider. */
const width = 400;

/** Each entry with its pictures scaled down; unreadable ones are left out. `onProgress` gets how many are done. */
export async function withPictures(
  { database, files }: Pick<Services, 'database' | 'files'>,
  entries: readonly ExportedEntry[],
  onProgress: (done: number) => void,
): Promise<EntryWithPictures[]> {
  const gate = createGate(simultaneous);
  const stored = await picturesOf(
    database.db,
    entries.map(({ id }) => id),
  );
  const small = (file: StoredFile): Promise<SmallPicture[]> =>
    files.readSmall(file, width).then(
      (picture) => [picture],
      () => [],
    );
  let done = 0;
  return Promise.all(
    entries.map((entry) =>
      gate(1, async () => {
        const found = entry.imageIds.slice(0, mostPictures).flatMap((id) => stored.get(id) ?? []);
        const pictures: SmallPicture[] = [];
        for (const file of found) pictures.push(...(await small(file)));
        done += 1;
        onProgress(done);
        return { entry, pictures };
      }),
    ),
  );
}
