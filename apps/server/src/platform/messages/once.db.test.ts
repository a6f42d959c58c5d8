// Each message is sent once, also when two runs meet or the database goes down at the worst moment, and as far as
// possible when a process dies.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { WorkRunner } from '../work/work.ts';
import { messagesFixture } from './testing/fixture.ts';
import { anSmtpSink } from './testing/smtpSink.ts';

const database = await testDatabase();
const letter = {
  channel: 'mail',
  recipient: 'ada@oakhill.example',
  userId: null,
  subject: 'Hello',
  text: 'Hi.',
} as const;

it('two runs at once send one mail', async () => {
  const sink = await anSmtpSink({
    onTaken: () => expect(fixture.aProcess()(id, { lastTry: false })).rejects.toThrow('underWay'),
  });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await fixture.deliver(id);
  expect.assertions(3);
  expect(sink.taken).toHaveLength(1);
  expect(await fixture.row(id)).toMatchObject({ status: 'sent', tries: 1 });
});

it('many deliveries at once leave most connections of the pool to requests', async () => {
  const sink = await anSmtpSink();
  const fixture = messagesFixture(database, { smtp: sink.url });
  const ids = await Promise.all(Array.from({ length: 12 }, () => fixture.send(letter)));
  let [open, most] = [0, 0];
  const counting: WorkRunner = async (who, change) => {
    open += 1;
    most = Math.max(most, open);
    return fixture.work(who, change).finally(() => (open -= 1));
  };
  const deliver = fixture.aProcess({ work: counting });
  await Promise.all(ids.map((id) => deliver(id, { lastTry: false })));
  expect(sink.taken).toHaveLength(12);
  expect(most).toBe(2);
});

it('a database that goes down after the mail was accepted causes no second mail', async () => {
  const sink = await anSmtpSink({ onTaken: rejectUpdates });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await expect(fixture.deliver(id)).rejects.toThrow('away');
  await expect(fixture.deliver(id)).rejects.toThrow('away');
  await acceptChanges();
  expect(await fixture.row(id)).toMatchObject({ status: 'sending', text: 'Hi.' });
  await fixture.deliver(id);
  expect(sink.taken).toHaveLength(1);
  expect(await fixture.row(id)).toMatchObject({ status: 'sent', text: '', tries: 1 });
});

it('a message of a dead process is taken over after a while, under the same Message-ID', async () => {
  const sink = await anSmtpSink({ onTaken: rejectUpdates });
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await expect(fixture.deliver(id)).rejects.toThrow('away');
  await acceptChanges();

  const restarted = fixture.aProcess();
  await expect(restarted(id, { lastTry: false })).rejects.toThrow('underWay');
  expect(sink.taken).toHaveLength(1);
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 3 * 60 * 1000);
  await expect(restarted(id, { lastTry: false })).rejects.toThrow('away');
  await acceptChanges();
  const ids = sink.taken.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
  expect(ids).toEqual([`<${id}@oakhill.example>`, `<${id}@oakhill.example>`]);
});

it('a connection that breaks after the text is retried under the same Message-ID, never lost', async () => {
  const sink = await anSmtpSink();
  sink.answers.push('takeAndBreak');
  const fixture = messagesFixture(database, { smtp: sink.url });
  const id = await fixture.send(letter);
  await expect(fixture.deliver(id)).rejects.toThrow('unreachable');
  expect(sink.taken).toHaveLength(1);
  await fixture.deliver(id);
  expect(sink.taken).toHaveLength(2);
  for (const { source } of sink.taken) expect(source).toContain(`Message-ID: <${id}@oakhill.example>`);
});

async function rejectUpdates(): Promise<void> {
  await database.db.execute(sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'away'; end $$`);
  await database.db.execute(
    sql`create or replace trigger refuse before update on messages execute function refuse()`,
  );
}

async function acceptChanges(): Promise<void> {
  await database.db.execute(sql`drop trigger refuse on messages`);
}
