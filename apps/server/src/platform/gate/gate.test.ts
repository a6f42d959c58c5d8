import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairGate, createGate } from './gate.ts';

/** Work that waits until the test ends it, and records when it began. */
function tasks(capacity: number) {
  const gate = createGate(capacity);
  const begun: string[] = [];
  const ends = new Map<string, (failed: boolean) => void>();
  const flushMicrotasks = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    begun,
    start: async (name: string, weight: number) => {
      void gate(weight, async () => {
        begun.push(name);
        const failed = await new Promise<boolean>((end) => ends.set(name, end));
        if (failed) throw new Error(name);
      }).catch(() => undefined);
      await flushMicrotasks();
    },
    end: async (name: string, failed = false) => {
      ends.get(name)?.(failed);
      await flushMicrotasks();
    },
  };
}

test('admits only as much as there is capacity for, in order', async () => {
  const { begun, start, end } = tasks(2);
  for (const name of ['a', 'b', 'c', 'd']) await start(name, 1);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('heavy work runs alone and is not overtaken', async () => {
  const { begun, start, end } = tasks(2);
  await start('small', 1);
  await start('large', 2);
  await start('late', 1);
  expect(begun).toEqual(['small']);
  await end('small');
  expect(begun).toEqual(['small', 'large']);
  await end('large');
  expect(begun).toEqual(['small', 'large', 'late']);
});

test('failed work releases its capacity', async () => {
  const { begun, start, end } = tasks(1);
  await start('fails', 1);
  await start('next', 1);
  await end('fails', true);
  expect(begun).toEqual(['fails', 'next']);
});

test('of one person nothing runs beside something else, so that others find room', async () => {
  const fair = createFairGate(createGate(2));
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (person: string, name: string) =>
    fair(person, () => {
      running.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const first = ['a1', 'a2', 'a3'].map((name) => start('a', name));
  const other = start('b', 'b1');
  await setImmediate();
  expect(running).toEqual(['a1', 'b1']);
  ends.get('a1')?.();
  await setImmediate();
  expect(running).toEqual(['a1', 'b1', 'a2']);
  for (const name of ['a2', 'b1']) ends.get(name)?.();
  await setImmediate();
  ends.get('a3')?.();
  await Promise.all([...first, other]);
});

test('what fails lets the next one of the same person run', async () => {
  const fair = createFairGate(createGate(1));
  const failed = fair('a', () => Promise.reject(new Error('failed')));
  const next = fair('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
