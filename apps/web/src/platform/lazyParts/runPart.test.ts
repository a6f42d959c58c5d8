import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileNotLoaded } from './loadFiles.ts';
import { runPart } from './runPart.ts';

const page = new EventTarget();
const shown = vi.spyOn(notifications, 'show').mockReturnValue('shown');
const load = vi.fn<() => Promise<string>>();
const run = vi.fn<(part: string) => void>();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  shown.mockClear();
  run.mockReset();
  load.mockReset().mockResolvedValue('the part');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('runs a part that is there, without a word', async () => {
  await runPart(load, run);
  expect(run).toHaveBeenCalledExactlyOnceWith('the part');
  expect(shown).not.toHaveBeenCalled();
});

it('says that a part could not be fetched yet, and runs it when the network is back', async () => {
  load.mockRejectedValueOnce(new FileNotLoaded('/assets/part.js', false));
  const running = runPart(load, run);
  await expect.poll(() => shown.mock.calls.length).toBe(1);
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  await running;
  expect(run).toHaveBeenCalledExactlyOnceWith('the part');
});

it('says so when the server no longer has the part, and runs nothing', async () => {
  load.mockRejectedValueOnce(new FileNotLoaded('/assets/part.js', true));
  await runPart(load, run);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(run).not.toHaveBeenCalled();
});

it('hides no fault of the part itself', async () => {
  const fault = new TypeError('x is not a function');
  load.mockRejectedValueOnce(fault);
  await expect(runPart(load, run)).rejects.toBe(fault);
});
