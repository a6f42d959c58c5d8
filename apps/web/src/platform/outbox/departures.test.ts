import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteDeparted, untilDeparted } from './departures.ts';

const never = () => new Promise<void>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for the request of this work, not for its answer nor for other work', async () => {
  const seen: string[] = [];
  const departed = untilDeparted('alert', never).then(() => seen.push('departed'));
  noteDeparted('other');
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).toEqual([]);
  noteDeparted('alert');
  await departed;
  expect(seen).toEqual(['departed']);
});

it('does not wait where nothing is sent, as without a network', async () => {
  await expect(untilDeparted('alert', async () => undefined)).resolves.toBeUndefined();
});

it('does not wait long for another tab that is sending', async () => {
  const departed = untilDeparted('alert', never);
  await vi.advanceTimersByTimeAsync(200);
  await expect(departed).resolves.toBeUndefined();
});
