import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from './sha256.ts';

const abc = new TextEncoder().encode('abc').buffer;
const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

afterEach(() => vi.unstubAllGlobals());

describe('the checksum of a file', () => {
  it('is the well-known one', async () => {
    expect(await sha256(abc)).toBe(known);
  });

  it('is the same over plain http, where the browser offers none', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sha256(abc)).toBe(known);
  });
});
