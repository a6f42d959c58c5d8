// A process that holds a PostgreSQL for servers that are given DATABASE_URL. As a separate process it can be killed
// with its PostgreSQL, which then stays down until the bench restarts it.
import { z } from 'zod';
import { findNativePackage } from '../../apps/server/src/platform/embeddedPostgres/binaries.ts';
import { start } from '../../apps/server/src/platform/embeddedPostgres/start.ts';

const orderSchema = z.object({ dataDir: z.string(), port: z.int() });

const { dataDir, port } = orderSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
const postgres = await start(
  { dataDir, log: (_level, message) => console.log(message) },
  {
    native: await findNativePackage(),
    copyPlaces: (folder) => [folder],
    choosePort: () => Promise.resolve(port),
    patience: 10_000,
  },
);
console.log(`holds ${postgres.url}`);
// The timer keeps the process alive; the end of PostgreSQL must not end it.
const holding = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(holding);
  void postgres.stop().then(() => process.exit(0));
});
