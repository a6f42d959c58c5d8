import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestWithoutBrowser, sha256 } from './sha256.ts';

describe('the checksum of a photo', () => {
  it('is the well-known one', async () => {
    const abc = new TextEncoder().encode('abc').buffer;
    expect(await sha256(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is the same without the browser, at every length around a block', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
        expect(digestWithoutBrowser(bytes)).toEqual(expected);
      }),
    );
  });
});
