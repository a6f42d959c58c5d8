import { describe, expect, it } from 'vitest';
import { maxTagLength, tagCountId } from '../entries/index.ts';
import { insightCountIdSchema } from './count.ts';

describe('the id of a count', () => {
  it.each(['e', 'é', 'ễ', '門', 'İ', 'Ⱥ'])('holds a longest tag, written in %s', (letter) => {
    const id = tagCountId(letter.repeat(maxTagLength));
    expect(insightCountIdSchema.parse(id)).toBe(id);
  });

  it('fits the longest tag of emoji', () => {
    const id = tagCountId('🚪'.repeat(maxTagLength / 2));
    expect(insightCountIdSchema.parse(id)).toBe(id);
  });

  it('has an upper limit', () => {
    expect(insightCountIdSchema.safeParse(tagCountId('門'.repeat(maxTagLength + 1))).success).toBe(false);
  });
});
