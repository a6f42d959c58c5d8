import { contract } from '@schooldog/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../store.ts';
import { keepFirstAnswers, type Presence } from './startupCache.ts';
import { firstProcedures } from './cachedAnswers.ts';

const minute = 60_000;
const organization = [['settings', 'getOrganization'], { type: 'query' }];
const names = [['schools', 'listSchoolNames'], { type: 'query' }];
const cycle = [['insights', 'getCycle'], { type: 'query' }];

let device: string | null;
let isPersonKept: boolean;
let writes: number;
let quietMoments: (() => void)[];

beforeEach(() => {
  device = null;
  writes = 0;
  quietMoments = [];
  isPersonKept = true;
  now = Date.parse('2026-09-07T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

let now = 0;

function later(milliseconds: number): void {
  now += milliseconds;
  vi.setSystemTime(now);
}

const leave = () => {
  for (const run of quietMoments.splice(0)) run();
};

/** The app from its start: a cache, and a user. The previous page is left. */
function start(userId: string | null, version = '1.0.0') {
  leave();
  const queryClient = new QueryClient();
  const session = createStore<Presence>({ session: null });
  keepFirstAnswers({
    queryClient,
    session,
    isPersonKept: () => isPersonKept,
    device: {
      read: () => device,
      write: (text) => {
        device = text;
        writes += 1;
      },
    },
    now: () => now,
    later: (run) => quietMoments.push(run),
  });
  if (userId !== null) session.set({ session: { user: { id: userId }, app: { version } } });
  return {
    queryClient,
    session,
    ask: (queryKey: readonly unknown[], answer: unknown) =>
      queryClient.query({ queryKey, queryFn: () => Promise.resolve(answer) }),
    shown: (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey),
    isOld: (queryKey: readonly unknown[]) =>
      queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(30_000),
  };
}

describe('the answers of the first screen', () => {
  it('are there at the next start, and refetched where users expect current data', async () => {
    const before = start('ana');
    for (const key of [organization, names, cycle]) await before.ask(key, 'kept');
    const after = start('ana');
    for (const key of [organization, names, cycle]) expect(after.shown(key)).toBe('kept');
    expect([organization, names, cycle].map(after.isOld)).toEqual([false, false, false]);
    // The frame asks three seconds after the first screen.
    later(3_000);
    expect([organization, names, cycle].map(after.isOld)).toEqual([false, true, false]);
  });

  it('become stale: counts at once, the district after ten minutes, everything after a week', async () => {
    await start('ana').ask(cycle, 'kept');
    await start('ana').ask(organization, 'kept');
    const ages = () => {
      const { queryClient } = start('ana');
      return [organization, cycle].map(
        (key) => (now - (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0)) / minute,
      );
    };
    later(9 * minute);
    expect(ages()).toEqual([0, 9]);
    later(2 * minute);
    expect(ages()).toEqual([11, 11]);
    later(7 * 24 * 60 * minute);
    expect(start('ana').shown(cycle)).toBe(undefined);
  });

  it('are of no other user, and of no other version', async () => {
    await start('ana').ask(cycle, 'kept');
    expect(start('ben').shown(cycle)).toBe(undefined);
    expect(start(null).shown(cycle)).toBe(undefined);
    expect(start('ana', '1.1.0').shown(cycle)).toBe(undefined);
    expect(start('ana').shown(cycle)).toBe('kept');
  });

  it('are dropped at once when they change or may have changed', async () => {
    const page = start('ana');
    await page.ask(organization, 'before');
    await page.queryClient.invalidateQueries({ queryKey: organization, refetchType: 'none' });
    expect(start('ana').shown(organization)).toBe(undefined);
    await page.ask(cycle, 'before');
    page.queryClient.setQueryData(cycle, 'put there by a screen');
    expect(start('ana').shown(cycle)).toBe(undefined);
  });

  it('are deleted when the user signs out, and not when a session only ends', async () => {
    const here = start('ana');
    await here.ask(cycle, 'kept');
    leave();
    here.session.set({ session: null });
    expect(device).not.toBe(null);
    isPersonKept = false;
    here.session.set({ session: null });
    expect(device).toBe(null);
  });

  it('are written in one batch, in idle time', async () => {
    const here = start('ana');
    for (const key of [organization, names, cycle]) await here.ask(key, 'kept');
    expect(writes).toBe(0);
    leave();
    expect(writes).toBe(1);
    await here.ask(names, 'again');
    leave();
    expect(start('ana').shown(names)).toBe('again');
  });

  it('are dropped when another user came before they were written', async () => {
    const here = start('ana');
    await here.ask(cycle, 'of ana');
    here.session.set({ session: { user: { id: 'ben' }, app: { version: '1.0.0' } } });
    leave();
    expect(start('ben').shown(cycle)).toBe(undefined);
  });

  it('are few: other screens and large answers are not stored', async () => {
    const before = start('ana');
    await before.ask([['entries', 'listEntries'], {}], 'many');
    await before.ask(cycle, 'kept');
    await before.ask(names, 'x'.repeat(300_000));
    const after = start('ana');
    expect(after.shown([['entries', 'listEntries'], {}])).toBe(undefined);
    expect(after.shown(names)).toBe(undefined);
    expect(after.shown(cycle)).toBe('kept');
  });

  it('are also the numbers of the frame, which stands beside them without a network', async () => {
    const counts = [['dashboard', 'getFrameCounts'], { type: 'query' }];
    await start('ana').ask(counts, { unreadAlerts: 1 });
    expect(start('ana').shown(counts)).toEqual({ unreadAlerts: 1 });
  });

  it('survive invalid data on the device', () => {
    device = '{"userId":"ana"';
    expect(start('ana').shown(cycle)).toBe(undefined);
    device = '{"userId":"ana","version":"1.0.0"}';
    expect(start('ana').shown(cycle)).toBe(undefined);
  });

  it('are procedures of the contract', () => {
    const known = new Set(
      Object.entries(contract).flatMap(([feature, procedures]) =>
        Object.keys(procedures).map((name) => `${feature}.${name}`),
      ),
    );
    expect([...firstProcedures.keys()].filter((name) => !known.has(name))).toEqual([]);
  });
});
