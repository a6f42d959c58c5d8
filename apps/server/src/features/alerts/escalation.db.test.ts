import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '../../platform/audit/audit.ts';
import { users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aPerson } from '../../testing/people.ts';
import { notifications } from '../notifications/schema.ts';
import { alertWorkers, escalateAlert } from './escalation.ts';
import { alertFixture } from './testing/fixture.ts';

const minute = 60_000;
const fixture = await alertFixture();
const { as, send, database, app, sender, officer, assistant, principal, coordinator, staff } = fixture;
const { oakHill, letPass } = fixture;
const { db } = database;

const setMinutes = async (to: number | null) => {
  const settings = (await as(coordinator)).settings;
  const { alertEscalationMinutes: from } = await settings.getOrganization();
  await settings.saveOrganization({ edit: { alertEscalationMinutes: { from, to } } });
};
const jobsOf = async (safetyAlertId: string) => {
  const { rows } = await db.execute<{ minutes: number; delay: number; state: string }>(sql`
    select (data->>'minutes')::int as minutes, state::text as state,
      round(extract(epoch from start_after - created_on) / 60)::int as delay
    from jobs.job where name = ${escalateAlert.name} and data->>'safetyAlertId' = ${safetyAlertId}`);
  return rows;
};
/** As the queue does when the time has come. */
const runJob = (safetyAlertId: string) =>
  alertWorkers(app.services)
    .find(({ name }) => name === escalateAlert.name)
    ?.run({ safetyAlertId, minutes: 15 }, { id: 'now', lastTry: false });
const escalationOf = async (safetyAlertId: string) =>
  (await (await as(sender)).alerts.getSafetyAlert({ safetyAlertId })).escalation;
const toldAbout = async (safetyAlertId: string) => {
  const rows = await db
    .select()
    .from(notifications)
    .where(
      sql`${notifications.url} = ${`/safetyAlerts/${safetyAlertId}`} and kind = 'safetyAlertUnanswered'`,
    );
  return rows;
};

beforeEach(() => setMinutes(15));

describe('an alert that no one acknowledges in time', () => {
  it('is scheduled with the alert, for the time the district sets', async () => {
    expect(await jobsOf(await send(sender, [officer]))).toEqual([
      { minutes: 15, delay: 15, state: 'created' },
    ]);
    await setMinutes(null);
    expect(await jobsOf(await send(sender, [officer]))).toEqual([]);
  });

  it('leaves no job behind when the sending is rolled back', async () => {
    const id = fixture.newId();
    await expect(send(sender, [fixture.educator], { id })).rejects.toThrow('alert.recipientNotAllowed');
    expect(await jobsOf(id)).toEqual([]);
  });

  it('is told once to its sender and the managers of the school, by every channel', async () => {
    const left = await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Lea' });
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, left.id));
    const id = await send(sender, [officer, assistant]);
    letPass(15 * minute);
    const time = fixture.now();
    await runJob(id);
    letPass(minute);
    await runJob(id);
    const told = await toldAbout(id);
    const expected = [sender, principal, coordinator].map((person) => person.id);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(expected.toSorted());
    expect(told[0]?.values).toEqual({
      itemName: 'Exterior door propped open, West entrance',
      schoolName: 'Oak Hill',
      byName: 'Sam Tester',
      message: 'The west door does not latch.',
      minutes: '15',
    });
    const mails = await db
      .select()
      .from(messages)
      .where(sql`${messages.text} like ${`%within 15 minutes%/safetyAlerts/${id}%`}`);
    expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set(expected));
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('call 911');
    const escalation = await escalationOf(id);
    expect(escalation).toMatchObject({ time, minutes: 15 });
    expect(escalation?.people[0]).toEqual({ userId: sender.id, name: 'Sam Tester' });
    expect(escalation?.people.map(({ userId }) => userId).toSorted()).toEqual(expected.toSorted());
    const history = await readHistory(db, { recordType: 'safetyAlert', recordId: id, size: 20 });
    expect(JSON.stringify(history)).toContain('escalation');
  });

  it('is told to no one at another school, nor to provider staff', async () => {
    const id = await send(sender, [officer]);
    await runJob(id);
    const told = (await toldAbout(id)).map(({ userId }) => userId);
    expect(told).not.toContain(staff.id);
    expect(told).not.toContain(fixture.elsewhere.id);
  });

  it('keeps the delivery status of a manager who is also a recipient', async () => {
    const id = await send(sender, [principal]);
    await runJob(id);
    await db
      .update(messages)
      .set({ status: 'failed' })
      .where(sql`${messages.text} like '%within 15 minutes%'`);
    const { deliveries } = await (await as(sender)).alerts.getSafetyAlert({ safetyAlertId: id });
    expect(deliveries.find(({ channel }) => channel === 'mail')?.status).toBe('kept');
  });

  it('is read in the list of a manager who opens it', async () => {
    const id = await send(sender, [officer]);
    await runJob(id);
    await (await as(principal)).alerts.readSafetyAlert({ safetyAlertId: id, via: 'app' });
    const unread = (await toldAbout(id)).filter(({ timeRead }) => timeRead === null);
    expect(unread.map(({ userId }) => userId)).not.toContain(principal.id);
  });
});

describe('no one is told', () => {
  it.each([
    [
      'after an acknowledgment',
      async (safetyAlertId: string) =>
        (await as(officer)).alerts.acknowledgeSafetyAlert({ safetyAlertId, reply: '' }),
    ],
    [
      'after it is resolved',
      async (safetyAlertId: string) =>
        (await as(sender)).alerts.resolveSafetyAlert({ safetyAlertId, note: '' }),
    ],
    [
      'after it is deleted',
      async (safetyAlertId: string) => (await as(principal)).alerts.deleteSafetyAlert({ safetyAlertId }),
    ],
    ['after the district turned it off', () => setMinutes(null)],
  ])('%s', async (_when, change) => {
    const id = await send(sender, [officer, assistant]);
    await change(id);
    await runJob(id);
    expect(await toldAbout(id)).toEqual([]);
  });
});

it('a time outside of 5 to 240 minutes is refused', async () => {
  for (const minutes of [4, 241, 7.5])
    await expect(setMinutes(minutes)).rejects.toMatchObject({ status: 400 });
});

it('is told after a restart: a server that was down when the time came takes the job', async () => {
  const id = await send(sender, [officer]);
  await db.execute(sql`
    update jobs.job set start_after = now() where name = ${escalateAlert.name} and data->>'safetyAlertId' = ${id}`);
  await app.start();
  await expect.poll(() => jobsOf(id)).toMatchObject([{ state: 'completed' }]);
  expect(await toldAbout(id)).toHaveLength(3);
});
