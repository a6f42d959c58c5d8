import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilKept } from './untilKept.ts';

const ask = vi.fn<() => Promise<boolean>>();
let network: EventTarget;
const goOnline = async () => {
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  ask.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the missing files again when the network is back, until they are all there', async () => {
  untilKept(ask).askNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await goOnline();
  expect(ask).toHaveBeenCalledTimes(2);

  ask.mockResolvedValue(true);
  await goOnline();
  await goOnline();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks again after growing pauses when no network event comes', async () => {
  untilKept(ask).askNow();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  expect(ask.mock.calls.length).toBeLessThan(6 * 12 + 10);
});

it('asks again after a worker that could not be asked', async () => {
  ask.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  untilKept(ask).askNow();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing before it is told to', async () => {
  untilKept(ask);
  await goOnline();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).not.toHaveBeenCalled();
});
