import { describe, expect, it } from 'vitest';
import { levelOf } from './storageRoom.ts';

const megabyte = 1024 * 1024;
const room = (leftMegabytes: number, quotaMegabytes: number) =>
  levelOf({ usage: (quotaMegabytes - leftMegabytes) * megabyte, quota: quotaMegabytes * megabyte });

describe('the storage space of the browser', () => {
  it('is low below 50 MB, whatever share that is', () => {
    expect(room(50, 400)).toBe('enough');
    expect(room(49, 400)).toBe('low');
  });

  it('is low below a tenth of the whole, however much that is', () => {
    expect(room(1_000, 10_000)).toBe('enough');
    expect(room(999, 10_000)).toBe('low');
  });

  it('can be used up', () => {
    expect(room(0, 400)).toBe('full');
  });

  it('gives no reason to warn when the browser does not report it', () => {
    expect(levelOf(null)).toBe('enough');
    expect(levelOf({ usage: 0, quota: 0 })).toBe('enough');
  });
});
