import { expect, it } from 'vitest';
import { z } from 'zod';
import { flagSchema, isEmailAddress, limitedLine, limitedText, requiredLine } from './index.ts';

const codes = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it('text beyond its limit never reaches later checks', () => {
  let seen = 0;
  const counted = (text: string) => {
    seen += 1;
    return text !== '';
  };
  expect(codes(limitedText(3).refine(counted), 'abcd')).toEqual(['tooLong']);
  expect(codes(limitedLine(3).refine(counted), ' abcd ')).toEqual(['tooLong']);
  expect(seen).toBe(0);
  expect(codes(limitedLine(3).refine(counted), ' abc ')).toEqual([]);
  expect(codes(requiredLine(3), '  ')).toEqual(['required']);
});

it('required text has something to see', () => {
  const zeroWidth = '\u200B\u2060';
  expect(codes(requiredLine(9), zeroWidth)).toEqual(['required']);
  expect(codes(requiredLine(9), `${zeroWidth}a`)).toEqual([]);
  expect(codes(requiredLine(9), '👍🏽')).toEqual([]);
});

it('a flag is true or false, or one of the two words', () => {
  expect([true, false, 'true', 'false'].map((value) => flagSchema.parse(value))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(['yes', '', 1, null].filter((value) => flagSchema.safeParse(value).success)).toEqual([]);
});

it('a list beyond its limit is rejected before its items are checked', () => {
  expect(codes(z.array(limitedText(1)).max(2, 'tooMany'), ['aa', 'bb', 'cc'])).toEqual(['tooMany']);
});

it.each([
  ['paula@district.test', true],
  ['paula.o-brien+x@mail.district.k12.ga.us', true],
  ['josé@distrito.test', true],
  ['paula', false],
  ['paula@district', false],
  ['paula@@district.test', false],
  ['paula@district.test ', false],
  ['paula@.district.test', false],
  ['paula@district..test', false],
  ['paula@district.test.', false],
  ['@district.test', false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
