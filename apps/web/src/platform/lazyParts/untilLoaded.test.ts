import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileNotLoaded } from './loadFiles.ts';
import { untilLoaded } from './untilLoaded.ts';

const page = new EventTarget();
const load = vi.fn<() => Promise<string>>();
const noAnswer = new FileNotLoaded('/assets/part.js', false);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  load.mockReset().mockResolvedValue('the part');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again after a second, and later after at most half a minute', async () => {
  for (let failures = 0; failures < 7; failures += 1) load.mockRejectedValueOnce(noAnswer);
  const part = untilLoaded(load);
  const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const [tries, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  await expect(part).resolves.toBe('the part');
});

it('tries again at once when the browser is online again', async () => {
  load.mockRejectedValueOnce(noAnswer);
  const onFirstFailure = vi.fn<() => void>();
  const part = untilLoaded(load, onFirstFailure);
  await vi.advanceTimersByTimeAsync(0);
  expect(onFirstFailure).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('the part');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['a file that the server no longer has', new FileNotLoaded('/assets/part.js', true)],
  ['a fault of the part itself', new TypeError('x is not a function')],
])('gives up on %s', async (_, error) => {
  load.mockRejectedValueOnce(error);
  await expect(untilLoaded(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});
