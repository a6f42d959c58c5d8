import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { deleteOldNotifications } from './list.ts';
import { notifications } from './schema.ts';

const { app, as, database, nobody } = await testApp();
const { db } = database;
const ada = await aPerson(database, { role: 'principal' });
const ben = await aPerson(database, { role: 'principal' });
const noon = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  await db.delete(notifications);
});

const newId = () => app.services.makeId();

async function told(
  person: { id: string },
  count: number,
  changes: Partial<typeof notifications.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    userId: person.id,
    kind: 'permissionsChanged' as const,
    values: { byName: `Number ${index}` },
    url: '/dashboard',
    timeCreated: new Date(noon.getTime() + index * 1000),
    ...changes,
  }));
  await db.insert(notifications).values(rows);
  return rows.map(({ id }) => id);
}

it('shows one’s own, newest first, 30 a page, with the number of unread ones', async () => {
  await told(ada, 65);
  await told(ben, 2);
  const { notifications: mine } = await as(ada);
  const seen: string[] = [];
  let before: string | undefined;
  const sizes: number[] = [];
  do {
    const page = await mine.listNotifications(before === undefined ? {} : { before });
    expect(page.unread).toBe(65);
    sizes.push(page.notifications.length);
    seen.push(...page.notifications.map(({ values }) => values['byName'] ?? ''));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(sizes).toEqual([30, 30, 5]);
  expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `Number ${64 - index}`));
});

it('has the names in both languages, for a reader who changes theirs', async () => {
  const valuesIn = { en: { itemName: 'Gate or fence' }, es: { itemName: 'Portón o cerca' } };
  await told(ada, 1, { kind: 'safetyAlert', values: { itemName: 'Gate or fence' }, valuesIn });
  const { notifications: mine } = await as(ada);
  expect((await mine.listNotifications({})).notifications).toMatchObject([{ valuesIn }]);
});

it('neither loses nor repeats any with equal times', async () => {
  await told(ada, 45, { timeCreated: noon });
  const { notifications: mine } = await as(ada);
  const first = await mine.listNotifications({});
  const second = await mine.listNotifications({ before: first.next ?? '' });
  const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(45);
  expect(second.next).toBeNull();
});

it('marks some, or all, and never those of another user', async () => {
  const [first = '', second = ''] = await told(ada, 3);
  const [bens = ''] = await told(ben, 1);
  const { notifications: mine } = await as(ada);
  await mine.markNotificationsRead({ ids: [first, bens] });
  const { unread, notifications: listed } = await mine.listNotifications({});
  expect(unread).toBe(2);
  expect(listed.find(({ id }) => id === first)?.timeRead).toEqual(expect.any(String));
  expect(listed.find(({ id }) => id === second)?.timeRead).toBeNull();
  await mine.markNotificationsRead({});
  expect((await mine.listNotifications({})).unread).toBe(0);
  expect((await (await as(ben)).notifications.listNotifications({})).unread).toBe(1);
  expect(await (await as(ben)).dashboard.getFrameCounts()).toMatchObject({ unreadNotifications: 1 });
});

it('keeps the time of the first reading', async () => {
  const [id = ''] = await told(ada, 1, { timeRead: noon });
  await (await as(ada)).notifications.markNotificationsRead({ ids: [id] });
  expect((await db.select().from(notifications))[0]?.timeRead).toEqual(noon);
});

it('rejects callers without a session and invalid cursors', async () => {
  await expect(nobody.notifications.listNotifications({})).rejects.toMatchObject({ code: 'session.needed' });
  await expect((await as(ada)).notifications.listNotifications({ before: 'nonsense' })).rejects.toMatchObject(
    {
      code: 'cursor.invalid',
      status: 400,
    },
  );
});

it('deletes read ones after half a year, and no unread ones', async () => {
  const old = new Date('2026-05-01T00:00:00Z');
  const recent = new Date('2026-06-01T00:00:00Z');
  await told(ada, 1, { timeCreated: old, timeRead: old, values: { byName: 'old, read' } });
  await told(ada, 1, { timeCreated: old, values: { byName: 'old, unread' } });
  await told(ada, 1, { timeCreated: old, timeRead: noon, values: { byName: 'old, read now' } });
  await told(ada, 1, { timeCreated: recent, timeRead: recent, values: { byName: 'recent, read' } });
  await deleteOldNotifications(db, new Date('2026-11-16T00:00:00Z'));
  const left = await db.select().from(notifications).orderBy(asc(notifications.timeCreated));
  expect(left.map(({ values }) => values['byName'])).toEqual(['old, unread', 'recent, read']);
});
