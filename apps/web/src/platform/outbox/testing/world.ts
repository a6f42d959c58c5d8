// Two tabs of one device, a server and a network, and everything that can happen among them.
import fc from 'fast-check';
import { Device, type Tab } from './device.ts';
import { FakeServer, type NetworkCondition } from './fakeServer.ts';

const tab = fc.nat({ max: 1 });
const day = 86_400_000;
export const records = ['walk 1', 'walk 2', 'walk 3'] as const;

const work = fc.record({
  kind: fc.constant('work' as const),
  tab,
  record: fc.constantFrom(...records),
  photos: fc.nat({ max: 2 }),
  isUrgent: fc.boolean(),
  photosMayFollow: fc.boolean(),
});
const drain = fc.record({ kind: fc.constant('drain' as const), tab });
const pass = fc.record({ kind: fc.constant('pass' as const), moments: fc.nat({ max: 150 }) });
const die = fc.record({ kind: fc.constant('die' as const), tab, after: fc.nat({ max: 60 }) });
const clock = fc.record({ kind: fc.constant('clock' as const), by: fc.constantFrom(-day, 60_000, day) });
const session = fc.record({
  kind: fc.constant('session' as const),
  userId: fc.constantFrom('ana', 'ben', null),
});
const step = fc.oneof(
  { weight: 6, arbitrary: work },
  { weight: 5, arbitrary: drain },
  { weight: 4, arbitrary: pass },
  { weight: 2, arbitrary: die },
  { weight: 1, arbitrary: clock },
  { weight: 1, arbitrary: session },
);
type WorkStep = typeof work extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Begins with some work, so that there is something to lose, and with enough of a good network to make progress. */
export function anyHistory(condition: readonly NetworkCondition[]) {
  return fc.record({
    steps: fc
      .tuple(fc.array(work, { minLength: 2, maxLength: 4 }), fc.array(step, { maxLength: 16, size: 'max' }))
      .map(([first, rest]): Step[] => [...first, ...rest]),
    forecast: fc.array(fc.oneof(fc.constant('fine' as const), fc.constantFrom(...condition)), {
      maxLength: 30,
      size: 'max',
    }),
    lock: fc.constantFrom('web' as const, 'lease' as const),
  });
}

/** Some work, a drain under some network condition, some more work, and so on, one after the other. */
export function anyBatches(condition: readonly NetworkCondition[]) {
  const batch = fc.record({
    works: fc.array(work, { maxLength: 5 }),
    forecast: fc.array(fc.oneof(fc.constant('fine' as const), fc.constantFrom(...condition)), {
      maxLength: 12,
    }),
  });
  return fc.array(batch, { minLength: 1, maxLength: 5 });
}

export function withoutUrgency(steps: readonly Step[]): Step[] {
  return steps.map((next) => (next.kind === 'work' ? { ...next, isUrgent: false } : next));
}

function urgencyOf({ isUrgent, photosMayFollow }: Pick<WorkStep, 'isUrgent' | 'photosMayFollow'>) {
  return { isUrgent, photosMayFollow };
}

export type Stored = Readonly<{
  operationId: string;
  userId: string;
  record: string;
  photos: readonly string[];
}>;

export class World {
  readonly device = new Device();
  readonly server = new FakeServer();
  /** Work that was reported as saved. */
  readonly promised: Stored[] = [];
  readonly #lock: 'web' | 'lease';
  readonly #tabs: [Tab, Tab];
  readonly #goingOn: Promise<unknown>[] = [];
  #notes = 0;

  constructor(lock: 'web' | 'lease', forecast: readonly NetworkCondition[]) {
    this.#lock = lock;
    this.#tabs = [this.device.openTab(lock), this.device.openTab(lock)];
    this.server.forecast.push(...forecast);
  }

  get anyTab(): Tab {
    return this.#tabs[0];
  }

  async take(next: Step): Promise<void> {
    switch (next.kind) {
      case 'work':
        this.#goesOn(this.#tab(next.tab), (where) => this.#work(where, next));
        break;
      case 'drain':
        this.#goesOn(this.#tab(next.tab), (where) => where.drain(this.server.transport));
        break;
      case 'die':
        await moments(next.after);
        this.#tab(next.tab).die();
        this.#tabs[next.tab === 0 ? 0 : 1] = this.device.openTab(this.#lock);
        break;
      case 'pass':
        await moments(next.moments);
        break;
      case 'clock':
        this.device.clock += next.by;
        break;
      case 'session':
        this.server.signedInUserId = next.userId;
        break;
    }
  }

  /** The network is good again, both users sign in once more, and everything gets enough time. */
  async waitUntilIdle(): Promise<void> {
    this.server.forecast.length = 0;
    await Promise.allSettled(this.#goingOn);
    // Twice, because the lease of a tab that just died has to expire first.
    for (const userId of ['ana', 'ben', 'ana', 'ben']) {
      this.server.signedInUserId = userId;
      this.device.clock += 3_600_000;
      await this.anyTab.drain(this.server.transport);
    }
  }

  async end(): Promise<void> {
    await Promise.allSettled(this.#goingOn);
    for (const open of this.#tabs) open.die();
  }

  /** Neither work nor a drain is awaited: a tab may die in the middle of either, without an answer. */
  #goesOn(where: Tab, action: (where: Tab) => Promise<unknown>): void {
    this.#goingOn.push(Promise.race([action(where), where.whenDead]).catch(() => undefined));
  }

  async #work(where: Tab, { record, photos: photoCount, ...how }: WorkStep): Promise<void> {
    const userId = this.server.signedInUserId ?? 'ana';
    this.#notes += 1;
    const note = `note ${this.#notes}`;
    const photos = Array.from({ length: photoCount }, (_, at) => `${note} photo ${at}`);
    const operationId = await where.store({ userId, note, recordKey: record, photos, ...urgencyOf(how) });
    if (where.isDead) return;
    this.promised.push({ operationId, userId, record, photos });
  }

  #tab(at: number): Tab {
    return this.#tabs[at === 0 ? 0 : 1];
  }
}

// Tests run in Node, while this workspace is typed for browsers.
declare function setImmediate(callback: () => void): void;

/** The shortest time in which the database can make progress: one turn of the event loop. */
async function moments(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}
