// People of the demo district who send and receive alerts, with sessions, and devices at the push service.
import { createECDH, randomBytes } from 'node:crypto';
import { hashOfToken, newToken } from '../../apps/server/src/platform/identity/tokens.ts';
import { everywhere } from '@schooldog/domain/permissions';
import { newId } from '../lib/ask.ts';
import { query } from '../lib/sql.ts';

export type SignedIn = Readonly<{ userId: string; cookie: string }>;

export type AlertPeople = Readonly<{ senders: readonly SignedIn[]; receivers: readonly SignedIn[] }>;

/** Each sender may send 20 alerts a minute. */
export async function makePeople(
  databaseUrl: string,
  counts: Readonly<{ senders: number; receivers: number }>,
): Promise<AlertPeople> {
  const found = await query<{ id: string }>(
    databaseUrl,
    `select id from users where not is_disabled and not is_school_dog_staff and email like '%.%@demo.test'
      order by id limit $1`,
    [counts.senders + counts.receivers],
  );
  const ids = found.map(({ id }) => id);
  if (ids.length < counts.senders + counts.receivers) throw new Error(`There are only ${ids.length} people.`);
  const [senderIds, receiverIds] = [ids.slice(0, counts.senders), ids.slice(counts.senders)];
  await grant(databaseUrl, senderIds, ['log entries', 'send safety alerts']);
  await grant(databaseUrl, receiverIds, ['receive safety alerts']);
  return {
    senders: await signInAll(databaseUrl, senderIds),
    receivers: await signInAll(databaseUrl, receiverIds),
  };
}

async function grant(databaseUrl: string, ids: readonly string[], names: readonly string[]): Promise<void> {
  const permissions = Object.fromEntries(names.map((name) => [name, everywhere]));
  await query(databaseUrl, 'update users set permissions = permissions || $2::jsonb where id = any($1)', [
    ids,
    JSON.stringify(permissions),
  ]);
}

/** A session for each of them, as a sign-in creates it. */
export async function signInAll(databaseUrl: string, userIds: readonly string[]): Promise<SignedIn[]> {
  const people = userIds.map((userId) => ({ id: newId(), userId, token: newToken() }));
  await query(
    databaseUrl,
    `insert into sessions (id, user_id, token_hash, expires_at)
      select id, user_id, token_hash, now() + interval '1 day'
      from unnest($1::text[], $2::text[], $3::text[]) as one (id, user_id, token_hash)`,
    [
      people.map(({ id }) => id),
      people.map(({ userId }) => userId),
      people.map(({ token }) => hashOfToken(token)),
    ],
  );
  return people.map(({ userId, token }) => ({ userId, cookie: `schooldog.session_token=${token}` }));
}

/** One device for each of them. */
export async function addDevices(
  databaseUrl: string,
  people: readonly SignedIn[],
  pushUrl: string,
): Promise<void> {
  for (const { userId } of people) {
    const curve = createECDH('prime256v1');
    const keys = {
      p256dh: curve.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    await query(
      databaseUrl,
      `insert into push_subscriptions (id, user_id, session_id, endpoint, keys)
        select $1, user_id, id, $2, $3::jsonb from sessions where user_id = $4 order by time_created desc limit 1`,
      [newId(), `${pushUrl}/${userId}`, JSON.stringify(keys), userId],
    );
  }
}
