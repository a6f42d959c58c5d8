// A real PostgreSQL inside the data folder, for a server that is given no DATABASE_URL.
//
// <data>/postgres       the database; also the password of its one role (mode 600)
// <data>/postgres.log   the output of PostgreSQL, at most about 10 MB, and its predecessor postgres.log.1
// <data>/server.lock    the live server; a second one on the same folder is rejected
//
// PostgreSQL runs as a child of the server and ends with it, except after kill -9 of the server: then it keeps
// running, unused and without harm, until the next start on the folder replaces it (it also ends within a minute
// when its folder is deleted). So the server is always its parent and notices at once when it dies, and it always
// runs with the programs and settings of the running release.
import { tmpdir } from 'node:os';
import { findNativePackage } from './binaries.ts';
import { freePort } from './port.ts';
import { type EmbeddedPostgres, start, type StartOptions } from './start.ts';

export { type EmbeddedPostgres, openDataFolder } from './start.ts';
export { DataFolderInUse, DataFolderProblem } from './problems.ts';
export { runningDatabaseUrl } from './running.ts';

export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  return start(options, {
    native: await findNativePackage(),
    copyPlaces: (dataDir) => [dataDir, '/var/cache/schooldog', tmpdir()],
    choosePort: freePort,
    patience: 10_000,
  });
}
