// Change notices from PostgreSQL to the browsers of this process. Every process listens, so it does not matter which
// one made a change.
import { Client } from 'pg';
import { z } from 'zod';
import type { Log } from '../logging/log.ts';
import { liveChannel, type Notice } from './notice.ts';

type Listener = Readonly<{
  onNotice(notice: Notice): void;
  /** Notices may have been missed while the connection was down: everything on screen is stale. */
  onGap(): void;
}>;

export type Live = Readonly<{
  start(): Promise<void>;
  stop(): Promise<void>;
  subscribe(listener: Listener): () => void;
  /** The notices passed on in the last so many milliseconds; at most a minute is remembered. */
  passedWithin(milliseconds: number): readonly Notice[];
}>;

const rememberedFor = 60_000;

const noticeSchema = z.object({
  topic: z.string(),
  id: z.string(),
  schoolId: z.string().optional(),
  userId: z.string().optional(),
});

const reconnectDelays = [100, 250, 500, 1_000, 2_000];

export function createLive(parts: { url: string; log: Log }): Live {
  const listeners = new Set<Listener>();
  let passedOn: Readonly<{ at: number; notice: Notice }>[] = [];
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: parts.url,
      application_name: 'schooldog-live',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => pass(payload));
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query(`listen ${liveChannel}`);
    client = next;
    failures = 0;
  }

  function pass(payload: string | undefined): void {
    const notice = noticeSchema.safeParse(JSON.parse(payload ?? 'null'));
    if (!notice.success) return;
    const { topic, id, schoolId, userId } = notice.data;
    const passed = {
      topic,
      id,
      ...(schoolId === undefined ? {} : { schoolId }),
      ...(userId === undefined ? {} : { userId }),
    };
    const now = performance.now();
    const isOld = (passedOn[0]?.at ?? now) < now - 2 * rememberedFor;
    if (isOld) passedOn = passedOn.filter(({ at }) => at >= now - rememberedFor);
    passedOn.push({ at: now, notice: passed });
    for (const listener of listeners) listener.onNotice(passed);
  }

  function lost(which: Client, error?: Error): void {
    if (stopped || (client !== null && client !== which) || timer !== undefined) return;
    client = null;
    if (error !== undefined) parts.log.warn({ err: error.message }, 'the live connection broke');
    const delay = reconnectDelays[Math.min(failures, reconnectDelays.length - 1)];
    failures += 1;
    timer = setTimeout(() => void reconnect(which), delay);
  }

  async function reconnect(which: Client): Promise<void> {
    timer = undefined;
    try {
      await connect();
      for (const listener of listeners) listener.onGap();
    } catch (error) {
      lost(which, error instanceof Error ? error : undefined);
    }
  }

  return {
    start: connect,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      listeners.clear();
      await client?.end();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    passedWithin: (milliseconds) => {
      const since = performance.now() - Math.min(milliseconds, rememberedFor);
      const before = passedOn.findLastIndex(({ at }) => at < since);
      return passedOn.slice(before + 1).map(({ notice }) => notice);
    },
  };
}
