import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byTime, keysetPage, type TimeKey } from './keysetPage.ts';

const key = byTime((row: TimeKey) => row);
const id = (n: number) => String(n).padStart(20, '0');
const newestFirst = (a: TimeKey, b: TimeKey) =>
  b.time.getTime() - a.time.getTime() || b.id.localeCompare(a.id);

function reading(rows: readonly TimeKey[]) {
  return async (after: TimeKey | null, limit: number) =>
    rows
      .toSorted(newestFirst)
      .filter((row) => after === null || newestFirst(after, row) < 0)
      .slice(0, limit);
}

it('returns every row once and in order, whatever the page size and however many share a timestamp', async () => {
  const times = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(times, fc.integer({ min: 1, max: 7 }), async (moments, size) => {
      const rows = moments.map((moment, n) => ({ time: new Date(moment), id: id(n) }));
      const seen: TimeKey[] = [];
      let cursor: string | undefined;
      do {
        const page = await keysetPage({ cursor, size, key, read: reading(rows) });
        seen.push(...page.rows);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(rows.toSorted(newestFirst));
    }),
    runs(100),
  );
});

it.each([
  'nonsense',
  '',
  Buffer.from('[1]').toString('base64url'),
  Buffer.from(`[-1,"${id(1)}"]`).toString('base64url'),
  Buffer.from(`["1","${id(1)}"]`).toString('base64url'),
  Buffer.from(`[1,"'; --"]`).toString('base64url'),
  Buffer.from(`[99999999999999,"${id(1)}"]`).toString('base64url'),
  Buffer.from('['.repeat(60)).toString('base64url'),
])('rejects the cursor "%s"', async (cursor) => {
  await expect(keysetPage({ cursor, size: 1, key, read: reading([]) })).rejects.toMatchObject({
    code: 'cursor.invalid',
    status: 400,
  });
});
