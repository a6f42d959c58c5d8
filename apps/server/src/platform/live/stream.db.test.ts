import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sessions, users } from '../identity/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { aLiveStream } from '../../testing/liveStream.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../testing/people.ts';
import { mostStreams } from './stream.ts';

let fixture: TestApp;
let base: string;
let oakHill: TestSchool;
let pineRidge: TestSchool;

const errors: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) });

beforeAll(async () => {
  fixture = await testApp({}, undefined, log);
  await fixture.app.start();
  base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
  oakHill = await aSchool(fixture.database, 'Oak Hill');
  pineRidge = await aSchool(fixture.database, 'Pine Ridge');
});

const streamOf = (person: TestPerson) => aLiveStream(fixture, base, person);

const announce = (notice: { topic: string; id: string; schoolId?: string; userId?: string }) =>
  fixture.app.services.work({ userId: null }, (work) => work.announce(notice));

describe('the live stream', () => {
  it('reports changes at schools that the user may see, and no others', async () => {
    const principal = await streamOf(await aPerson(fixture.database, { role: 'principal', at: [oakHill] }));
    await announce({ topic: 'schools', id: pineRidge.id, schoolId: pineRidge.id });
    await announce({ topic: 'nobodyKnows', id: 'x' });
    await announce({ topic: 'schools', id: oakHill.id, schoolId: oakHill.id });
    expect(await principal.next()).toMatchObject({
      event: 'change',
      data: { topic: 'schools', id: oakHill.id },
    });
  });

  it('follows permissions that change while it is open', async () => {
    const person = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const stream = await streamOf(person);
    await fixture.database.db
      .update(users)
      .set({ roleSchoolIds: [pineRidge.id] })
      .where(eq(users.id, person.id));
    await announce({ topic: 'users', id: person.id });
    expect(await stream.next()).toMatchObject({ data: { topic: 'users', id: person.id } });
    await announce({ topic: 'schools', id: oakHill.id, schoolId: oakHill.id });
    await announce({ topic: 'schools', id: pineRidge.id, schoolId: pineRidge.id });
    expect(await stream.next()).toMatchObject({ data: { id: pineRidge.id } });
  });

  it('opens so many times for one session and no more, until one of them is closed', async () => {
    const person = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const cookie = await fixture.cookieOf(person);
    const opened: AbortController[] = [];
    onTestFinished(() => opened.forEach((one) => one.abort()));
    const open = async () => {
      const abort = new AbortController();
      const { status } = await fetch(`${base}/api/live`, { headers: { cookie }, signal: abort.signal });
      if (status === 200) opened.push(abort);
      return status;
    };
    for (let number = 0; number < mostStreams; number += 1) expect(await open()).toBe(200);
    expect(await open()).toBe(429);
    await streamOf(await aPerson(fixture.database, { role: 'educator', at: [oakHill] }));
    opened.pop()?.abort();
    await expect.poll(open).toBe(200);
  });

  it('disconnects a disabled user at once, and distinguishes that from being signed out', async () => {
    const person = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const stream = await streamOf(person);
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, person.id));
    await announce({ topic: 'users', id: person.id });
    expect(await stream.next()).toEqual({ event: 'signedOut', data: { isBlocked: true } });
    expect(await stream.next()).toBeNull();

    const deleted = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const last = await streamOf(deleted);
    await fixture.database.db.delete(users).where(eq(users.id, deleted.id));
    await announce({ topic: 'users', id: deleted.id });
    expect(await last.next()).toEqual({ event: 'signedOut', data: { isBlocked: true } });

    const colleague = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const other = await streamOf(colleague);
    await fixture.database.db.delete(sessions).where(eq(sessions.userId, colleague.id));
    await announce({ topic: 'users.sessions', id: colleague.id });
    expect(await other.next()).toEqual({ event: 'signedOut', data: { isBlocked: false } });
  });

  it('reports what changed while the page was starting, and only to users who may see it', async () => {
    const person = await aPerson(fixture.database, { role: 'principal', at: [oakHill] });
    const early = await streamOf(person);
    await announce({ topic: 'schools', id: pineRidge.id, schoolId: pineRidge.id });
    await announce({ topic: 'schools', id: oakHill.id, schoolId: oakHill.id });
    await early.next();
    const late = await aLiveStream(fixture, base, person, 30_000);
    expect(await late.next()).toMatchObject({ event: 'change', data: { topic: 'schools', id: oakHill.id } });
  });

  it('is closed without a session', async () => {
    const answer = await fetch(`${base}/api/live`);
    expect(answer.status).toBe(401);
    expect(errors).toEqual([]);
  });
});
