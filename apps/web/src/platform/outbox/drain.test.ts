import { describe, expect, it } from 'vitest';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import { forget, makeDue } from './journal.ts';
import { freshDevice } from './testing/freshDevice.ts';

const { here, store, drain, arrived, rowOf } = freshDevice();

describe('work that the server rejects', () => {
  it('stays with its reason, its photos and its record', async () => {
    const id = await store('after the end', { photos: ['latch'] });
    here.server.refusals.set(id, { status: 409, code: 'walk.completed' });
    await drain();
    expect(await rowOf(id)).toMatchObject({
      state: 'refused',
      tries: 1,
      lastProblem: { code: 'walk.completed' },
    });
    const [photo] = await here.tab.database.outboxPhotos.where({ operationId: id }).toArray();
    expect(await photo?.blob.text()).toBe('latch');
    expect(await here.tab.database.records.where({ source: id }).count()).toBe(1);
  });

  it('is not sent again automatically', async () => {
    const id = await store('refused');
    here.server.refusals.set(id, { status: 403, code: 'permission.missing' });
    await drain();
    await drain();
    expect(await rowOf(id)).toMatchObject({ tries: 1 });
  });

  it('stays when the server does not know such work, because the app is older than the server', async () => {
    const id = await store('old');
    here.server.refusals.set(id, { status: 404, code: 'api.unknownPath' });
    await drain();
    expect(await rowOf(id)).toMatchObject({ state: 'refused', lastProblem: { code: 'api.unknownPath' } });
  });

  it('blocks later work on the same record and nothing else', async () => {
    const refused = await store('start', { recordKey: 'walk 1' });
    const sameRecord = await store('entry', { recordKey: 'walk 1' });
    const otherRecord = await store('entry', { recordKey: 'walk 2' });
    const alone = await store('check');
    here.server.refusals.set(refused, { status: 409, code: 'walk.completed' });
    await drain();
    expect(arrived()).toEqual([otherRecord, alone]);
    expect(await rowOf(sameRecord)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('blocks what waits for its record, and later work on those records', async () => {
    const start = await store('start', { recordKey: 'walk 1' });
    const entry = await store('entry', { recordKey: 'entry 1', waitsFor: 'walk 1' });
    const edit = await store('edit', { recordKey: 'entry 1' });
    const other = await store('entry', { recordKey: 'entry 2', waitsFor: 'walk 2' });
    here.server.refusals.set(start, { status: 403, code: 'permission.missing' });
    await drain();
    expect(arrived()).toEqual([other]);
    here.server.refusals.clear();
    await makeDue(here.tab.database, start);
    await drain();
    expect(arrived()).toEqual([other, start, entry, edit]);
  });

  it('leaves its place to the corrected work, so that what waited for it comes after', async () => {
    const start = await store('start', { recordKey: 'walk 1', photos: ['door'] });
    const entry = await store('entry', { recordKey: 'entry 1', waitsFor: 'walk 1' });
    here.server.refusals.set(start, { status: 403, code: 'permission.missing' });
    await drain();
    const corrected = await store('start elsewhere', { recordKey: 'walk 1', corrects: start });
    expect(await rowOf(start)).toBeUndefined();
    expect(await here.tab.database.records.where({ source: start }).count()).toBe(0);
    expect(await here.tab.database.outboxPhotos.where({ operationId: start }).count()).toBe(0);
    await drain();
    expect(arrived()).toEqual([corrected, entry]);
  });

  it('never blocks the record for which it waits', async () => {
    const start = await store('start', { recordKey: 'walk 1' });
    const entry = await store('entry', { recordKey: 'entry 1', waitsFor: 'walk 1' });
    const notes = await store('notes', { recordKey: 'walk 1/notes', waitsFor: 'walk 1' });
    const later = await store('more of the walk', { recordKey: 'walk 1' });
    here.server.refusals.set(entry, { status: 403, code: 'permission.missing' });
    await drain();
    expect(arrived()).toEqual([start, notes, later]);
  });

  it('makes what urgent work waits for as urgent', async () => {
    const ordinary = await store('entry', { recordKey: 'entry 9' });
    const start = await store('start', { recordKey: 'walk 1' });
    const alert = await store('alert', { recordKey: 'entry 1', waitsFor: 'walk 1', isUrgent: true });
    await drain();
    expect(arrived()).toEqual([start, alert, ordinary]);
  });

  it('is sent with what it blocked, in order, once it is retried and accepted', async () => {
    const first = await store('start', { recordKey: 'walk 1', photos: ['door'] });
    const second = await store('entry', { recordKey: 'walk 1' });
    here.server.refusals.set(first, { status: 403, code: 'permission.missing' });
    await drain();
    here.server.refusals.clear();
    here.server.photos.clear();
    await makeDue(here.tab.database, first);
    await drain();
    expect(arrived()).toEqual([first, second]);
    expect(here.server.photos.size).toBe(1);
  });

  it('unblocks later work when it is discarded', async () => {
    const first = await store('start', { recordKey: 'walk 1' });
    const second = await store('entry', { recordKey: 'walk 1' });
    here.server.refusals.set(first, { status: 403, code: 'permission.missing' });
    await drain();
    await forget(here.tab.database, first);
    await drain();
    expect(arrived()).toEqual([second]);
  });
});

describe('work that cannot be accepted now', () => {
  it('stops the queue without an answer, so that the order is kept', async () => {
    const [first, second] = [await store('one'), await store('two')];
    here.server.forecast.push('fine', 'lostBefore');
    expect(await drain()).toMatchObject({ sent: 0, stopped: { problem: { code: 'network.noAnswer' } } });
    expect(arrived()).toEqual([]);
    await drain();
    expect(arrived()).toEqual([first, second]);
  });

  it('reports how long a busy server asks to wait', async () => {
    await store('one');
    here.server.forecast.push('fine', 'away');
    expect(await drain()).toMatchObject({ stopped: { retryAfterSeconds: 2 } });
  });

  it('waits for its time after a server fault, while other work passes', async () => {
    const [faulty, other] = [await store('one'), await store('two')];
    here.server.forecast.push('fine', 'fault');
    await drain();
    await drain();
    expect(arrived()).toEqual([other]);
    here.device.clock += 30_000;
    await drain();
    expect(arrived()).toEqual([other, faulty]);
  });

  it('waits for a sign-in, and loses nothing', async () => {
    const id = await store('one', { photos: ['door'] });
    here.server.signedInUserId = null;
    expect(await drain()).toMatchObject({ sent: 0, stopped: { problem: { code: 'session.needed' } } });
    here.server.signedInUserId = 'ana';
    await drain();
    expect(arrived()).toEqual([id]);
  });

  it('sends no request when the outbox is empty', async () => {
    expect(await drain()).toEqual({ sent: 0, stopped: null });
    expect(here.server.requests).toBe(0);
  });
});

describe('work of two users on one device', () => {
  it('is never sent in the other’s name', async () => {
    await store('of ana', { userId: 'ana' });
    const ofBen = await store('of ben', { userId: 'ben' });
    here.server.signedInUserId = 'ben';
    await drain();
    expect(here.server.applied).toMatchObject([{ operationId: ofBen, byUserId: 'ben' }]);
    expect(await outboxOf(here.tab.database, 'ana').count()).toBe(1);
  });

  it('is not sent when another user signs in between two requests', async () => {
    const id = await store('of ana');
    const { askSession } = here.server.transport;
    const switching = {
      ...here.server.transport,
      askSession: async () => {
        const reply = await askSession();
        here.server.signedInUserId = 'ben';
        return reply;
      },
    };
    await here.tab.drain(switching);
    expect(arrived()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('a page that knows who is signed in', () => {
  it('sends with its first request, and says when it is on the way', async () => {
    const id = await store('alert');
    const seen: string[] = [];
    const transport = {
      ...here.server.transport,
      sendOperation: async (...sent: Parameters<typeof here.server.transport.sendOperation>) => {
        const reply = await here.server.transport.sendOperation(...sent);
        seen.push('answered');
        return reply;
      },
    };
    await here.tab.drain(transport, { userId: 'ana', onDeparted: () => seen.push('departed') });
    expect(here.server.requests).toBe(1);
    expect(arrived()).toEqual([id]);
    expect(seen).toEqual(['departed', 'answered']);
  });

  it('sends nothing in the name of another who has signed in since', async () => {
    const id = await store('of ana');
    here.server.signedInUserId = 'ben';
    const result = await here.tab.drain(here.server.transport, { userId: 'ana' });
    expect(arrived()).toEqual([]);
    expect(result?.stopped?.problem.code).toBe('session.needed');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('photos', () => {
  it('are sent before the operation, once, and stay on the device until it is confirmed', async () => {
    const id = await store('with photos', { photos: ['door', 'latch'] });
    here.server.forecast.push('fine', 'fine', 'fine', 'lostBefore');
    await drain();
    expect(here.server.photos.size).toBe(2);
    expect(await here.tab.database.outboxPhotos.count()).toBe(2);
    const before = here.server.requests;
    await drain();
    expect(here.server.requests - before).toBe(2);
    expect(arrived()).toEqual([id]);
    expect(await here.tab.database.outboxPhotos.count()).toBe(0);
  });

  it('are sent again when the server may have deleted them', async () => {
    await store('with a photo', { photos: ['door'] });
    here.server.forecast.push('fine', 'fine', 'lostBefore');
    await drain();
    here.server.photos.clear();
    here.device.clock += 60 * 60 * 1000;
    await drain();
    expect(here.server.photos.size).toBe(1);
  });

  it.each([
    ['another checksum is answered', 200, { id: 'x', sha256: 'another' }],
    ['the server says that they came damaged', 400, { code: 'file.checksumMismatch', data: {} }],
  ])('are sent again later when %s', async (_case, status, body) => {
    const id = await store('with a photo', { photos: ['door'] });
    const putPhoto = () => Promise.resolve({ status, body, retryAfterSeconds: null });
    await here.tab.drain({ ...here.server.transport, putPhoto });
    expect(arrived()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      lastProblem: { code: 'photo.damagedOnTheWay' },
    });
    here.device.clock += 30_000;
    // However often: a broken link does not make it wait longer.
    await here.tab.drain({ ...here.server.transport, putPhoto });
    here.device.clock += 30_000;
    await drain();
    expect(arrived()).toEqual([id]);
  });

  it('that the server rejects are named', async () => {
    const id = await store('with a photo', { photos: ['door'] });
    const body = { code: 'file.typeNotAllowed', data: {} };
    const putPhoto = () => Promise.resolve({ status: 415, body, retryAfterSeconds: null });
    await here.tab.drain({ ...here.server.transport, putPhoto });
    const problem = { code: 'file.typeNotAllowed', data: { photo: 'door.jpg' } };
    expect(await rowOf(id)).toMatchObject({ state: 'refused', lastProblem: problem });
  });

  it('that the device can no longer read are reported, and do not stop other work', async () => {
    const id = await store('broken', { photos: ['door'] });
    const other = await store('whole');
    const broken = here.tab.database;
    broken.outboxPhotos.hook('reading', (photo) => {
      const blob = new Blob();
      blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      return { ...photo, blob };
    });
    await drain();
    expect(arrived()).toEqual([other]);
    const problem = { code: 'photo.unreadable', data: { photo: 'door.jpg' } };
    expect(await rowOf(id)).toMatchObject({ state: 'refused', lastProblem: problem });
  });
});

describe('a full disk', () => {
  it('does not prevent work from leaving the device', async () => {
    const id = await store('one', { photos: ['door'] });
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    here.tab.database.outbox.hook('updating', full);
    here.tab.database.outboxPhotos.hook('updating', full);
    await drain();
    expect(arrived()).toEqual([id]);
    expect(await here.tab.database.outbox.count()).toBe(0);
  });

  it('stores nothing rather than half of an operation', async () => {
    here.tab.database.records.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(store('one', { photos: ['door'] })).rejects.toMatchObject({ name: 'QuotaExceededError' });
    const { outbox, outboxPhotos, records } = here.tab.database;
    expect(await Promise.all([outbox.count(), outboxPhotos.count(), records.count()])).toEqual([0, 0, 0]);
  });
});
