import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordCounter } from './recordCounter.ts';

it('counts the same however the file is cut on its way', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\r\n', 'é') });
  fc.assert(
    fc.property(text, fc.array(fc.nat(40)), (content, cuts) => {
      const bytes = new TextEncoder().encode(content);
      const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const count = recordCounter();
      let records = 0;
      for (const [at, place] of places.entries())
        records = count(bytes.subarray(place, places[at + 1] ?? place));
      expect(records).toBe(content.split('\r\n').length - 1);
    }),
  );
});
