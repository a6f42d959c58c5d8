import type { NotificationKind } from '@schooldog/domain/notifications';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { TimeKey } from '../../platform/database/keysetPage.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { users } from '../../platform/identity/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { notifications } from './schema.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type Recipient = Awaited<ReturnType<typeof recipients>>[number];

const peopleByIds = statement((db, { userIds }: Placeholders<{ userIds: readonly string[] }>) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      language: users.language,
      isDisabled: users.isDisabled,
      isSchoolDogStaff: users.isSchoolDogStaff,
      preferences: users.communicationPreferences,
    })
    .from(users)
    .where(sql`${users.id} = any(${userIds}::text[])`),
);

export async function recipients(reader: Reader, userIds: readonly string[]) {
  return peopleByIds(reader, { userIds });
}

type NewNotifications = {
  kind: string;
  values: string;
  valuesIn: string;
  url: string;
  now: string;
  people: string;
};
const addNotifications = statement(
  (_db, { kind, values, valuesIn, url, now, people }: Placeholders<NewNotifications>) => sql<never>`
    insert into ${notifications} (id, user_id, kind, values, values_in, url, time_created)
    select id, "userId", ${kind}, ${values}::jsonb -> language, ${valuesIn}::jsonb, ${url}, ${now}::timestamptz
    from jsonb_to_recordset(${people}::jsonb) as person (id text, "userId" text, language text)`,
);

/** In one statement however many they are; each gets the values of their language, and what differs in the others. */
export function insertNotifications(
  work: Pick<Work, 'defer'>,
  people: readonly Readonly<{ id: string; userId: string; language: string }>[],
  about: Readonly<{
    kind: NotificationKind;
    values: Record<string, Record<string, string>>;
    url: string;
    now: Date;
  }>,
): void {
  const { kind, values, url, now } = about;
  work.defer(
    addNotifications.with({
      kind,
      values: JSON.stringify(values),
      valuesIn: JSON.stringify(differingValues(values)),
      url,
      now: now.toISOString(),
      people: JSON.stringify(people),
    }),
  );
}

/** By language: what is not the same in all of them. */
function differingValues(
  values: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Record<string, Record<string, string>> {
  const all = Object.values(values);
  const differing = Object.entries(values).map(([language, own]) => {
    const parts = Object.entries(own).filter(([key, value]) => all.some((other) => other[key] !== value));
    return [language, Object.fromEntries(parts)] as const;
  });
  return Object.fromEntries(differing.filter(([, own]) => Object.keys(own).length > 0));
}

type Older = { userId: string; time: string; id: string; limit: number };
const olderOf = statement((db, { userId, time, id, limit }: Placeholders<Older>) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        sql`(${notifications.timeCreated}, ${notifications.id}) < (${time}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(notifications.timeCreated), desc(notifications.id))
    .limit(limit),
);

const unreadOf = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.timeRead))),
);

/** Everything here is scoped to one user's list. */
export function notificationStore(reader: Reader, userId: string) {
  return {
    page: ({ before, limit }: { before: TimeKey | null; limit: number }): Promise<NotificationRow[]> =>
      olderOf(reader, {
        userId,
        time: before?.time.toISOString() ?? 'infinity',
        id: before?.id ?? '',
        limit,
      }),
    countUnread: async (): Promise<number> => {
      const [row] = await unreadOf(reader, { userId });
      return row?.unread ?? 0;
    },
  };
}

/** Returns how many were unread until now. */
export async function markRead(
  tx: Transaction,
  which: { userId: string; ids: readonly string[] | undefined; now: Date },
): Promise<number> {
  const marked = await tx
    .update(notifications)
    .set({ timeRead: which.now })
    .where(
      and(
        eq(notifications.userId, which.userId),
        isNull(notifications.timeRead),
        which.ids === undefined ? undefined : inArray(notifications.id, [...which.ids]),
      ),
    )
    .returning({ id: notifications.id });
  return marked.length;
}

/** Returns how many were unread until now. */
export async function markReadLeadingTo(
  tx: Transaction,
  which: { userId: string; url: string; now: Date },
): Promise<number> {
  const { userId, url, now } = which;
  const marked = await tx
    .update(notifications)
    .set({ timeRead: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.timeRead), eq(notifications.url, url)))
    .returning({ id: notifications.id });
  return marked.length;
}

/** Returns whose lists had one, each once. */
export async function deleteLeadingTo(tx: Transaction, url: string): Promise<string[]> {
  const deleted = await tx
    .delete(notifications)
    .where(eq(notifications.url, url))
    .returning({ userId: notifications.userId });
  return [...new Set(deleted.map(({ userId }) => userId))];
}

/** Of those before that time, the read ones. */
export async function deleteReadBefore(reader: Reader, time: Date): Promise<void> {
  await reader
    .delete(notifications)
    .where(and(isNotNull(notifications.timeRead), lt(notifications.timeCreated, time)));
}

/** Null for a deleted user. */
export async function lockPreferences(
  tx: Transaction,
  userId: string,
): Promise<Readonly<Record<string, boolean>> | null> {
  const [row] = await tx
    .select({ preferences: users.communicationPreferences })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.preferences ?? null;
}

export async function savePreferences(
  tx: Transaction,
  person: { userId: string; preferences: Record<string, boolean>; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ communicationPreferences: person.preferences, timeUpdated: person.now })
    .where(eq(users.id, person.userId));
}
