import { expect, it } from 'vitest';
import { drawnBytes } from './drawnBytes.ts';

const firsts: string[] = [];

it('never draws the same again within a test', () => {
  const drawn = Array.from({ length: 1_000 }, () => drawnBytes(8).join());
  expect(new Set(drawn).size).toBe(1_000);
  firsts.push(drawn[0] ?? '');
});

it('draws differently in the next test, and as in the run before', () => {
  const first = drawnBytes(8).join();
  expect(firsts).not.toContain(first);
  expect(first).toBe('150,244,100,152,60,159,58,81');
});
