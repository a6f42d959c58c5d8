import { join } from 'node:path';
import { filesBelow, foldersIn } from '../lib/files.ts';
import { extras, featureNames, type Room } from './featureNames.ts';

const rooms: readonly Room[] = ['domain', 'contract', 'server', 'web', 'e2e'];

const placeOf: Readonly<Record<Room, string>> = {
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  server: 'apps/server/src/features',
  web: 'apps/web/src/features',
  e2e: 'e2e',
};

/** Reports where the feature names of the five packages disagree. An empty list means they agree. */
export async function checkFeatures(base: string): Promise<string[]> {
  const found: Record<Room, readonly string[]> = {
    domain: await filledFolders(base, placeOf.domain),
    contract: await filledFolders(base, placeOf.contract),
    server: await filledFolders(base, placeOf.server),
    web: await filledFolders(base, placeOf.web),
    e2e: await scenarios(base),
  };
  return [
    ...rooms.filter((room) => found[room].length === 0).map((room) => `${placeOf[room]} holds nothing.`),
    ...rooms.flatMap((room) => strangersIn(room, found[room])),
    ...found.contract.flatMap((feature) => missingRooms(feature, found)),
  ];
}

function strangersIn(room: Room, names: readonly string[]): string[] {
  const allowed = new Set<string>([...featureNames, ...Object.keys(extras[room])]);
  return names
    .filter((name) => !allowed.has(name))
    .map((name) => `${placeOf[room]}/${name} is no feature, and no extra of that room.`);
}

function missingRooms(feature: string, found: Readonly<Record<Room, readonly string[]>>): string[] {
  return rooms
    .filter((room) => !found[room].includes(feature))
    .map((room) => `${feature} is in the contract but not in ${placeOf[room]}.`);
}

/** Folders with at least one file, since an empty folder is not even in the repository. */
async function filledFolders(base: string, place: string): Promise<string[]> {
  const folders = await foldersIn(join(base, place));
  const filled: string[] = [];
  for (const folder of folders) {
    const files = await filesBelow(base, `${place}/${folder}`);
    if (files.length > 0) filled.push(folder);
  }
  return filled;
}

async function scenarios(base: string): Promise<string[]> {
  const files = await filesBelow(base, placeOf.e2e);
  return files.flatMap((file) => {
    const name = /^e2e\/([^/]+)\.spec\.ts$/.exec(file)?.[1];
    return name === undefined ? [] : [name];
  });
}
