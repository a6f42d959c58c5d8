import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { pageOfMessages } from './page.ts';
import { messages } from './schema.ts';
import { newId } from './testing/fixture.ts';

const database = await testDatabase();
const start = Date.UTC(2026, 10, 16);

/** Ten messages, three in each second, so that pages end among equals. */
const rows = Array.from({ length: 10 }, (_, index) => ({
  id: newId(),
  channel: index % 2 === 0 ? ('mail' as const) : ('sms' as const),
  recipient: `${index}@oakhill.example`,
  timeCreated: new Date(start + Math.floor(index / 3) * 1000),
}));
await database.db.insert(messages).values(rows);

async function allPages(channel?: 'mail' | 'sms') {
  const sizes: number[] = [];
  const ids: string[] = [];
  let before: string | undefined;
  do {
    const page = await pageOfMessages(database.db, { channel, before, limit: 4 });
    sizes.push(page.messages.length);
    ids.push(...page.messages.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  return { sizes, ids };
}

it('returns every message once, newest first, also among those of the same instant', async () => {
  const { sizes, ids } = await allPages();
  expect(sizes).toEqual([4, 4, 2]);
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const times = ids.map((id) => rows.find((row) => row.id === id)?.timeCreated.getTime() ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

it('filters by channel', async () => {
  const { sizes, ids } = await allPages('sms');
  expect(sizes).toEqual([4, 1]);
  expect(ids.toSorted()).toEqual(
    rows
      .filter(({ channel }) => channel === 'sms')
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('reports the end when the last page is full', async () => {
  const page = await pageOfMessages(database.db, { limit: 10 });
  expect(page.messages).toHaveLength(10);
  expect(page.next).toBeNull();
});

it.each([
  'nonsense',
  '',
  Buffer.from('1.short').toString('base64url'),
  Buffer.from("1.'; --").toString('base64url'),
])('rejects the cursor "%s"', async (before) => {
  await expect(pageOfMessages(database.db, { before, limit: 4 })).rejects.toThrow('cursor.invalid');
});

it('accepts a cursor of the last possible timestamp', async () => {
  const before = Buffer.from(JSON.stringify([9_999_999_999_999, newId()])).toString('base64url');
  const page = await pageOfMessages(database.db, { before, limit: 10 });
  expect(page.messages).toHaveLength(10);
});
