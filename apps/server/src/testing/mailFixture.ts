// A fixture with readable mail, an adjustable clock, and browsers that keep their cookies.
import { asc, eq, isNull } from 'drizzle-orm';
import { passwords, secondFactors, securityEvents } from '../platform/identity/schema.ts';
import type { Log } from '../platform/logging/log.ts';
import { messages } from '../platform/messages/schema.ts';
import { testApp } from './app.ts';

export const password = 'correct horse battery';
export const newPassword = 'gravel under the bridge';

export async function mailFixture(environment: Record<string, string> = {}, log?: Log) {
  let passed = 0;
  const fixture = await testApp(environment, () => new Date(Date.now() + passed), log);
  const { database, app } = fixture;
  const { db } = database;

  const mailsTo = (email: string) =>
    db.select().from(messages).where(eq(messages.recipient, email)).orderBy(asc(messages.timeCreated));

  return {
    ...fixture,
    wait: (minutes: number) => {
      passed += minutes * 60_000;
    },
    mailsTo,
    /** The link of the newest mail that has one. */
    linkTo: async (email: string): Promise<URL> => {
      const links = (await mailsTo(email)).flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? []);
      const newest = links.at(-1);
      if (newest === undefined) throw new Error('no mail with a link came');
      return new URL(newest);
    },
    /** The security log of one person, or of unknown addresses. */
    eventsOf: async (userId: string | null) => {
      const whose = userId === null ? isNull(securityEvents.userId) : eq(securityEvents.userId, userId);
      const rows = await db.select().from(securityEvents).where(whose).orderBy(asc(securityEvents.time));
      return rows.map(({ kind }) => kind);
    },
    givePassword: async (person: { id: string }) => {
      await db
        .insert(passwords)
        .values({ userId: person.id, hash: await app.services.identity.passwords.hash(password) });
    },
    giveFactor: async (person: { id: string }) => {
      const id = app.services.makeId();
      const factor = { id, userId: person.id, kind: 'totp' as const, timeCreated: app.services.clock() };
      await db.insert(secondFactors).values(factor);
      return factor;
    },
    /** What a browser gets back: the step, and the cookie to continue with. */
    post: async (procedure: string, payload: object, cookie?: string) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: `/api/users/${procedure}`,
        headers: cookie === undefined ? {} : { cookie },
        payload,
      });
      const session = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0];
      const body: { step?: string; code?: string } = answer.json();
      return { status: answer.statusCode, ...body, cookie: session === '' ? undefined : session };
    },
  };
}
export type MailFixture = Awaited<ReturnType<typeof mailFixture>>;

export function tokenOf(link: URL): string {
  return link.searchParams.get('oobCode') ?? link.searchParams.get('token') ?? '';
}
