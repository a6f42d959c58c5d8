import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

function aFixture() {
  const runs: { keys: string[]; end: () => void }[] = [];
  const timers: (() => void)[] = [];
  const request = coalesce({
    flush: (keys) => new Promise((end) => void runs.push({ keys: [...keys], end })),
    later: (_milliseconds, run) => void timers.push(run),
    milliseconds: 1000,
  });
  return { runs, request, keys: () => runs.map((run) => run.keys), pass: () => timers.shift()?.() };
}

it('runs for the first key at once and for the next ones in one batch, each once', () => {
  const { keys, request, pass } = aFixture();
  for (const name of ['entries', 'entries', 'schools', 'entries']) void request(name);
  expect(keys()).toEqual([['entries']]);
  pass();
  expect(keys()).toEqual([['entries'], ['entries', 'schools']]);
});

it('runs at once again after a quiet period', () => {
  const { keys, request, pass } = aFixture();
  void request('entries');
  pass();
  void request('schools');
  expect(keys()).toEqual([['entries'], ['schools']]);
});

it('resolves only when a run that began after the request has ended', async () => {
  const { runs, request, pass } = aFixture();
  const ended: string[] = [];
  const first = request('entries').then(() => ended.push('first'));
  const second = request('entries').then(() => ended.push('second'));
  runs[0]?.end();
  await first;
  expect(ended).toEqual(['first']);
  pass();
  runs[1]?.end();
  await second;
  expect(ended).toEqual(['first', 'second']);
});
