// A server process for the tests: it starts PostgreSQL and prints, line by line, what happens. It can be killed, and
// started by root it can become an ordinary user first.
import { z } from 'zod';
import { freePort } from '../port.ts';
import { start } from '../start.ts';

export const orderSchema = z.object({
  dataDir: z.string(),
  native: z.object({ folder: z.string(), version: z.string() }),
  user: z.int().optional(),
});

export const newsSchema = z.object({
  event: z.enum(['started', 'failed', 'died', 'stopped']),
  url: z.string().default(''),
  pid: z.int().default(0),
  name: z.string().default(''),
  message: z.string().default(''),
});

export type Order = z.infer<typeof orderSchema>;
export type News = z.infer<typeof newsSchema>;

function report(news: z.input<typeof newsSchema>): void {
  process.stdout.write(`${JSON.stringify(news)}\n`);
}

async function serve({ dataDir, native, user }: Order): Promise<void> {
  if (user !== undefined) {
    process.setgroups?.([]);
    process.setgid?.(user);
    process.setuid?.(user);
  }
  try {
    const machine = { native, copyPlaces: () => [], choosePort: freePort, patience: 10_000 };
    const postgres = await start({ dataDir, log: () => undefined, isTemporary: true }, machine);
    postgres.onExit(() => report({ event: 'died' }));
    process.once('SIGTERM', () => void postgres.stop().then(() => report({ event: 'stopped' })));
    process.once('SIGUSR2', () => process.exit(1));
    report({ event: 'started', url: postgres.url, pid: postgres.pid });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    report({ event: 'failed', name, message });
  }
}

const [, , order] = process.argv;
if (import.meta.main) await serve(orderSchema.parse(JSON.parse(order ?? '')));
