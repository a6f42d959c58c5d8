import { beforeEach, expect, it, vi } from 'vitest';
import { type Arrived, createArrivals } from './arrivals.ts';

const say = vi.fn<(count: number, withAlert: boolean) => void>();
const now = Date.parse('2026-10-05T12:00:00.000Z');
const work = (operationId: string, secondsAgo: number, facts: Partial<Arrived> = {}): Arrived => ({
  operationId,
  userId: 'olga',
  createdAt: new Date(now - secondsAgo * 1_000).toISOString(),
  ...facts,
});
const newArrivals = () => createArrivals({ now: () => now, say });

beforeEach(() => say.mockClear());

it('tells once how much of what waited was sent, when the drain came to its end', () => {
  const arrivals = newArrivals();
  arrivals.note(work('one', 600));
  arrivals.note(work('two', 300));
  expect(say).not.toHaveBeenCalled();
  arrivals.tell();
  arrivals.tell();
  expect(say).toHaveBeenCalledExactlyOnceWith(2, false);
});

it('says nothing of what is sent at once', () => {
  const arrivals = newArrivals();
  arrivals.note(work('one', 1));
  arrivals.tell();
  expect(say).not.toHaveBeenCalled();
});

it('counts what was stored without a network however soon it was back, and an alert with its photos once', () => {
  const arrivals = newArrivals();
  arrivals.noteStoredOffline('alert');
  arrivals.note(work('alert', 2, { isUrgent: true }));
  arrivals.note(work('alert', 3, { isUrgent: true }));
  arrivals.tell();
  expect(say).toHaveBeenCalledExactlyOnceWith(1, true);
});

it('tells nobody of the work of someone else', () => {
  const arrivals = newArrivals();
  arrivals.note(work('one', 600));
  arrivals.forget();
  arrivals.tell();
  expect(say).not.toHaveBeenCalled();
});
