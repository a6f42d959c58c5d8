import { limitedLine } from '@schooldog/domain/kernel';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { tooLongTextOf } from './tooLongText.ts';

const issueOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0];

it('says how long a text may be, and nothing of other problems', () => {
  const long = issueOf(limitedLine(2000), 'x'.repeat(2001));
  const many = issueOf(z.array(z.string()).max(1), ['a', 'b']);
  expect(long && tooLongTextOf(long)).toBe('Up to 2,000 characters');
  expect(many && tooLongTextOf(many)).toBeNull();
});
