import { expect, it } from 'vitest';
import { inSteps, slicesInSteps } from './inSteps.ts';

it('answers the result, and lets others run between the steps', async () => {
  const order: string[] = [];
  function* steps() {
    for (const step of ['first', 'second']) {
      order.push(step);
      yield;
    }
    return 'done';
  }
  setImmediate(() => order.push('other'));
  expect(await inSteps(steps())).toBe('done');
  expect(order).toEqual(['first', 'other', 'second']);
});

it('takes many items in slices, and lets others run between them', async () => {
  const seen: number[] = [];
  let others = 0;
  const countOthers = () => {
    others += 1;
    if (seen.length < 1_200) setImmediate(countOthers);
  };
  setImmediate(countOthers);
  const items = Array.from({ length: 1_200 }, (_, index) => index);
  await slicesInSteps(items, (slice) => void seen.push(...slice));
  expect(seen).toEqual(items);
  expect(others).toBeGreaterThanOrEqual(2);
});
