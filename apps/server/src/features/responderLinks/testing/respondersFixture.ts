// A school with a certified plan, people who edit it, readable mail and log, and devices that keep their cookies.
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { messages } from '../../../platform/messages/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';
import { aCertifiedComponentOf } from '../../eop/testing/aComponentOf.ts';
import { responderEvents } from '../schema.ts';
import { aResponderLink } from './aResponderLink.ts';

const start = Date.parse('2026-11-17T15:00:00.000Z');
const publicUrl = 'http://oakcounty.example';

export async function respondersFixture() {
  let passed = 0;
  let devices = 0;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const fixture = await testApp({ PUBLIC_URL: publicUrl }, () => new Date(start + passed), log);
  const { app, database } = fixture;
  const { db } = database;
  const oakHill = await aSchool(database, 'Oak Hill');
  const people = {
    principal: await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paula' }),
    officer: await aPerson(database, { role: 'sro', at: [oakHill], firstName: 'Omar' }),
  };
  const evacuation = await aCertifiedComponentOf(database, { schoolId: oakHill.id });
  const mailsTo = (email: string) =>
    db.select().from(messages).where(eq(messages.recipient, email)).orderBy(asc(messages.timeCreated));

  return {
    ...fixture,
    db,
    oakHill,
    people,
    evacuation,
    logged,
    mailsTo,
    principal: await fixture.as(people.principal),
    wait: (minutes: number) => {
      passed += minutes * 60_000;
    },
    codeMailedTo: async (email: string) => {
      const codes = (await mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      return codes.at(-1) ?? '';
    },
    eventsOf: async (linkId: string) => {
      const rows = await db
        .select()
        .from(responderEvents)
        .where(eq(responderEvents.linkId, linkId))
        .orderBy(asc(responderEvents.sequence));
      return rows.map(({ event }) => event);
    },
    aLink: (facts: Partial<Parameters<typeof aResponderLink>[1]> = {}) =>
      aResponderLink(database, {
        schoolId: oakHill.id,
        createdByUserId: people.principal.id,
        email: `sam${app.services.makeId()}@fire.example`.toLowerCase(),
        timeExpires: new Date(start + passed + 7 * 24 * 60 * 60_000),
        ...facts,
      }),
    /** A browser of its own address. */
    device: () => {
      const cookies = new Map<string, string>();
      devices += 1;
      const remoteAddress = `10.1.0.${devices}`;
      return {
        address: remoteAddress,
        cookies,
        post: async (procedure: string, payload: object) => {
          const answer = await app.http.inject({
            method: 'POST',
            url: `/api/responderLinks/${procedure}`,
            remoteAddress,
            headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
            payload,
          });
          for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
            const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
            cookies.set(name, value);
          }
          return answer;
        },
      };
    },
  };
}
