import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { inKilobytes } from './inKilobytes.ts';
import { uploadFailure } from './uploadFailure.ts';

it('a size is shown in kilobytes, in the number format of the language, and never as zero', () => {
  expect(inKilobytes(12_800, 'en')).toBe('12.5 kB');
  expect(inKilobytes(12_800, 'es')).toBe('12.5 kB');
  expect(inKilobytes(0, 'en')).toBe('0.1 kB');
});

it('a file that is too large or of a wrong type is distinguished from one that did not arrive', () => {
  const refused = (code: string) => new ORPCError(code, { status: 413, message: code });
  expect(
    ['file.tooLarge', 'file.imageTooLarge', 'file.typeNotAllowed'].map(refused).map(uploadFailure),
  ).toEqual(['tooLarge', 'tooLarge', 'typeNotAllowed']);
  expect(uploadFailure(new TypeError('Failed to fetch'))).toBe('failed');
});
