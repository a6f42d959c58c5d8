import { expect, it } from 'vitest';
import { together } from './together.ts';

function aPlace() {
  const granted: string[][] = [];
  const timers: (() => void)[] = [];
  const wish = together({
    grant: (wishes) => void granted.push([...wishes]),
    later: (_milliseconds, run) => void timers.push(run),
    milliseconds: 1000,
  });
  return { granted, wish, pass: () => timers.shift()?.() };
}

it('grants the first wish at once and those that follow together, each once', () => {
  const { granted, wish, pass } = aPlace();
  for (const name of ['entries', 'entries', 'schools', 'entries']) wish(name);
  expect(granted).toEqual([['entries']]);
  pass();
  expect(granted).toEqual([['entries'], ['entries', 'schools']]);
});

it('grants at once again after a quiet while', () => {
  const { granted, wish, pass } = aPlace();
  wish('entries');
  pass();
  wish('schools');
  expect(granted).toEqual([['entries'], ['schools']]);
});
