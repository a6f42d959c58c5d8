// From the start to the download: who may, who is told, how long an archive lives and what a download can resume.
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { nowhere } from '@schooldog/domain/permissions';
import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../authorization/district.ts';
import { auditHistory } from '../../platform/audit/schema.ts';
import { users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aPerson, someStaff } from '../../testing/people.ts';
import { readCsv } from '../../platform/exports/testing/readCsv.ts';
import { ownDataOwner } from './schema.ts';
import { hours, minutes, ownDataFixture } from './testing/ownDataFixture.ts';

const place = await ownDataFixture();
const { app, database, db, time, services, coordinator, manager } = place;
const { start, make, stateOf, contentOf, bytesOf, cookieOf, clientWith, cleanUp } = place;
const photo = randomBytes(200_000);
const startTime = time.now;

beforeAll(async () => {
  await services.jobs.start([], 'America/New_York');
  const upload = {
    id: newId(),
    name: 'door.txt',
    contentType: 'text/plain',
    madeForUserId: manager.id,
  } as const;
  await services.files.keepMade({ ...upload, ownerType: 'entry', ownerId: newId() }, async (path) => {
    await writeFile(path, photo);
  });
});

beforeEach(async () => {
  time.now = startTime;
  await db.execute('delete from own_data_exports');
});

const clientOf = async (person: { id: string }) => clientWith(await cookieOf(person));
const codeOf = (code: string): unknown => expect.objectContaining({ code });

async function ready(person: { id: string }) {
  const exportId = await start(person);
  await make(exportId);
  const cookie = await cookieOf(person);
  const { exports } = await clientWith(cookie).ownData.getOwnDataExport();
  return { exportId, cookie, url: exports.find(({ id }) => id === exportId)?.url ?? '' };
}

async function fetched(url: string, cookie: string | undefined, headers: Record<string, string> = {}) {
  const answer = await app.http.inject({
    method: 'GET',
    url,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  });
  const isProblem = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    code: isProblem ? answer.json<{ code: string }>().code : 'opens',
    bytes: answer.rawPayload,
    headers: answer.headers,
  };
}

describe('starting', () => {
  it('needs a sign-in of the last ten minutes', async () => {
    const client = await clientOf(coordinator);
    time.now = new Date(startTime.getTime() + 11 * minutes);
    const exportId = newId();
    await expect(client.ownData.startOwnDataExport({ exportId })).rejects.toEqual(codeOf('signIn.notRecent'));
    expect((await stateOf(exportId)).row).toBeUndefined();
    await expect(
      (await clientOf(coordinator)).ownData.startOwnDataExport({ exportId }),
    ).resolves.toBeDefined();
  });

  it('one at a time in the district, also when two people start in the same moment', async () => {
    const [ada, ben] = await Promise.all([clientOf(coordinator), clientOf(manager)]);
    const attempts = await Promise.allSettled(
      [ada, ben, ada, ben].map((client) => client.ownData.startOwnDataExport({ exportId: newId() })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 3 }, (): unknown => ({ status: 'rejected', reason: codeOf('ownData.running') })),
    );
  });

  it('again under the same id changes nothing, and another person gets an error', async () => {
    const exportId = await start(coordinator);
    await expect(
      (await clientOf(coordinator)).ownData.startOwnDataExport({ exportId }),
    ).resolves.toBeDefined();
    await expect((await clientOf(manager)).ownData.startOwnDataExport({ exportId })).rejects.toEqual(
      codeOf('ownData.idTaken'),
    );
  });

  it('is possible again when the process of the last one is gone', async () => {
    const lost = await start(coordinator);
    time.now = new Date(startTime.getTime() + 11 * minutes);
    await start(manager);
    expect((await stateOf(lost)).row).toMatchObject({ status: 'failed', problem: 'ownData.failed' });
  });

  it('mails everyone else who manages the district, in their language', async () => {
    await db.delete(messages);
    const disabled = await aPerson(database, { role: 'district_safety_coordinator', isDisabled: true });
    const spanish = await aPerson(database, { role: 'district_safety_coordinator', language: 'es' });
    const others = [
      await aPerson(database, { role: 'principal', at: [place.school] }),
      await someStaff(database),
    ];
    await start(coordinator);
    const sent = await db.select().from(messages).where(eq(messages.channel, 'mail'));
    const subjects = Object.fromEntries(sent.map(({ recipient, subject }) => [recipient, subject]));
    expect(subjects[manager.email]).toContain('Ada Tester is downloading all of');
    expect(subjects[spanish.email]).toContain('Ada Tester está descargando todos los datos');
    for (const { email } of [coordinator, disabled, ...others]) expect(subjects[email]).toBeUndefined();
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, spanish.id));
  });

  it('replaces the earlier archive of the same person', async () => {
    const { exportId } = await ready(coordinator);
    await start(coordinator);
    expect(await stateOf(exportId)).toMatchObject({ row: { status: 'expired' }, parts: [] });
  });
});

describe('the archive', () => {
  it('holds files with their bytes, and the right checksum of every entry', async () => {
    const { exportId } = await ready(coordinator);
    const content = await contentOf(exportId);
    const listed = readCsv(content.get('checksums.csv')?.toString().slice(1) ?? '').slice(1);
    expect(listed.length).toBe(content.size - 1);
    for (const [path = '', size, sha256] of listed) {
      const bytes = content.get(path) ?? Buffer.alloc(0);
      expect([String(bytes.length), createHash('sha256').update(bytes).digest('hex')]).toEqual([
        size,
        sha256,
      ]);
    }
    const copied = [...content].find(([path]) => path.endsWith('-door.txt'));
    expect(copied?.[1].equals(photo)).toBe(true);
    expect(content.get('csv/files.csv')?.toString()).toContain(copied?.[0]);
  });

  it('is shown to everyone who manages the district, with an address only for its person', async () => {
    const { exportId, url } = await ready(coordinator);
    const { exports } = await (await clientOf(manager)).ownData.getOwnDataExport();
    expect(exports).toMatchObject([{ id: exportId, isMine: false, byName: 'Ada Tester', url: null }]);
    expect(url).not.toBe('');
  });

  it('leaves an audit trail of start, result, download and end', async () => {
    const { exportId, url, cookie } = await ready(coordinator);
    await fetched(url, cookie);
    await (await clientOf(manager)).ownData.cancelOwnDataExport({ exportId });
    const trail = await db
      .select({ field: auditHistory.field, userId: auditHistory.userId })
      .from(auditHistory)
      .where(eq(auditHistory.recordId, exportId))
      .orderBy(auditHistory.sequence);
    expect(trail.map(({ field }) => field)).toEqual([
      '*',
      'status',
      'size',
      'rows',
      'files',
      'downloads',
      'status',
    ]);
    expect(trail.at(-1)?.userId).toBe(manager.id);
  });

  it('is deleted after 24 hours', async () => {
    const { exportId, url, cookie } = await ready(coordinator);
    time.now = new Date(startTime.getTime() + 24 * hours - minutes);
    await cleanUp();
    expect((await stateOf(exportId)).parts).not.toEqual([]);
    time.now = new Date(startTime.getTime() + 24 * hours);
    const { exports } = await (await clientOf(coordinator)).ownData.getOwnDataExport();
    expect(exports).toMatchObject([{ id: exportId, status: 'expired', url: null }]);
    expect((await fetched(url, cookie)).status).not.toBe(200);
    await cleanUp();
    expect(await stateOf(exportId)).toMatchObject({ row: { status: 'expired' }, parts: [] });
    const jobs = await db.execute(`select 1 from jobs.job where name = 'files.deleteObject'`);
    expect(jobs.rows.length).toBeGreaterThan(0);
  });
});

describe('the download', () => {
  it('is the same bytes, in one piece or resumed', async () => {
    const { exportId, url, cookie } = await ready(coordinator);
    const whole = await fetched(url, cookie);
    const bytes = await bytesOf(exportId);
    expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes' } });
    expect(whole.bytes.equals(bytes)).toBe(true);
    const etag = String(whole.headers.etag);
    expect(etag).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
    const middle = Math.floor(bytes.length / 2);
    const first = await fetched(url, cookie, { range: `bytes=0-${middle - 1}` });
    const rest = await fetched(url, cookie, { range: `bytes=${middle}-`, 'if-range': etag });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(rest.headers['content-range']).toBe(`bytes ${middle}-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(bytes)).toBe(true);
    const other = await fetched(url, cookie, { range: `bytes=${middle}-`, 'if-range': '"another"' });
    expect(other.status).toBe(200);
    const outside = await fetched(url, cookie, { range: `bytes=${bytes.length}-` });
    expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    // The resumed one belongs to a download that was already counted.
    expect((await stateOf(exportId)).row?.downloads).toBe(3);
  });

  it('opens only in a session of its person', async () => {
    const { url } = await ready(coordinator);
    expect((await fetched(url, await cookieOf(manager))).code).toBe('file.linkInvalid');
    expect((await fetched(url, undefined)).code).toBe('session.needed');
    const cookie = await cookieOf(coordinator);
    expect((await fetched(url.replace(/export=\w+/, `export=${newId()}`), cookie)).code).toBe(
      'file.linkInvalid',
    );
    expect((await fetched(url.replace(/user=\w+/, `user=${manager.id}`), await cookieOf(manager))).code).toBe(
      'file.linkInvalid',
    );
  });

  it('begins within ten minutes, and is resumed as long as the archive exists', async () => {
    const { url, cookie } = await ready(coordinator);
    const etag = String((await fetched(url, cookie)).headers.etag);
    time.now = new Date(startTime.getTime() + 20 * hours);
    expect((await fetched(url, cookie)).code).toBe('file.linkExpired');
    expect((await fetched(url, cookie, { range: 'bytes=9-' })).code).toBe('file.linkExpired');
    expect((await fetched(url, cookie, { range: 'bytes=9-', 'if-range': '"x"' })).code).toBe(
      'file.linkExpired',
    );
    expect((await fetched(url, cookie, { range: 'bytes=9-', 'if-range': etag })).status).toBe(206);
    expect((await fetched(url, await cookieOf(manager), { range: 'bytes=9-', 'if-range': etag })).code).toBe(
      'file.linkInvalid',
    );
    time.now = new Date(startTime.getTime() + 24 * hours);
    expect((await fetched(url, cookie, { range: 'bytes=9-', 'if-range': etag })).code).toBe(
      'ownData.notFound',
    );
  });

  it.each(['manage district', 'todo eops'] as const)('ends with the permission to %s', async (permission) => {
    const leaving = await aPerson(database, { role: 'district_safety_coordinator' });
    const { url, cookie } = await ready(leaving);
    const [person] = await db.select().from(users).where(eq(users.id, leaving.id));
    const permissions = { ...person?.permissions, [permission]: nowhere };
    await db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
    expect((await fetched(url, cookie)).code).toBe('ownData.notAllowed');
  });
});

describe('canceling', () => {
  it('deletes a finished archive of another person before its time', async () => {
    const { exportId, url, cookie } = await ready(coordinator);
    await (await clientOf(manager)).ownData.cancelOwnDataExport({ exportId });
    expect(await stateOf(exportId)).toMatchObject({ row: { status: 'cancelled' }, parts: [] });
    expect((await fetched(url, cookie)).code).toBe('ownData.notFound');
    await expect(
      (await clientOf(manager)).ownData.cancelOwnDataExport({ exportId: newId() }),
    ).rejects.toEqual(codeOf('ownData.notFound'));
  });
});

it('is recorded under one name', async () => {
  const { exportId } = await ready(coordinator);
  const rows = await db.select().from(auditHistory).where(like(auditHistory.recordType, 'ownData%'));
  expect(new Set(rows.map(({ recordType }) => recordType))).toEqual(new Set([ownDataOwner]));
  expect(rows.some(({ recordId }) => recordId === exportId)).toBe(true);
});
