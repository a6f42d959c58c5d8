import { describe, expect, it } from 'vitest';
import { freshDevice } from './testing/freshDevice.ts';

const { here, store, drain, arrived, rowOf } = freshDevice();

describe('urgent work', () => {
  it('is sent before everything that waits on other records, including photos', async () => {
    const others = [await store('one', { photos: ['door'] }), await store('two', { photos: ['latch'] })];
    const alert = await store('alert', { isUrgent: true });
    here.server.forecast.push('fine', 'fine', 'lostBefore');
    await drain();
    expect(arrived()).toEqual([alert]);
    expect(here.server.photos.size).toBe(0);
    await drain();
    expect(arrived()).toEqual([alert, ...others]);
  });

  it('waits for earlier work on its own record, which is sent before the rest with it', async () => {
    const other = await store('one', { recordKey: 'entry 1' });
    const log = await store('log', { recordKey: 'entry 2' });
    const edit = await store('edit with an alert', { recordKey: 'entry 2', isUrgent: true });
    await drain();
    expect(arrived()).toEqual([log, edit, other]);
  });

  it('is blocked by rejected work on its own record, and the rest continues', async () => {
    const other = await store('one', { recordKey: 'entry 1' });
    const log = await store('log', { recordKey: 'entry 2' });
    const edit = await store('edit with an alert', { recordKey: 'entry 2', isUrgent: true });
    here.server.refusals.set(log, { status: 409, code: 'entry.idTaken' });
    await drain();
    expect(arrived()).toEqual([other]);
    expect(await rowOf(edit)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is next when it comes while other work is being sent', async () => {
    const others = [await store('one'), await store('two'), await store('three')];
    const alerts: string[] = [];
    await here.tab.drain({
      ...here.server.transport,
      sendOperation: async (operation, photosToFollow) => {
        if (operation.label === 'one') alerts.push(await store('alert', { isUrgent: true }));
        return here.server.transport.sendOperation(operation, photosToFollow);
      },
    });
    expect(arrived()).toEqual([others[0], ...alerts, others[1], others[2]]);
  });

  it('does not exist in rows of an older app', async () => {
    const old = await store('one');
    await here.tab.database.outbox
      .where({ operationId: old })
      .modify((row) => Reflect.deleteProperty(row, 'isUrgent'));
    const alert = await store('alert', { isUrgent: true });
    await drain();
    expect(arrived()).toEqual([alert, old]);
  });
});

describe('photos of urgent work', () => {
  const alert = { isUrgent: true, photosMayFollow: true, photos: ['door', 'latch'] };

  it('follow it, before the rest is sent', async () => {
    const other = await store('one', { photos: ['hall'] });
    const id = await store('alert', alert);
    await drain();
    const [first, ...rest] = here.server.arrivals;
    expect(first).toBe(id);
    expect(arrived()).toEqual([id, other]);
    expect(rest.indexOf(other)).toBe(3);
    expect(await here.tab.database.outbox.count()).toBe(0);
  });

  it('wait on the device without their record once the server has it', async () => {
    const id = await store('alert', { ...alert, recordKey: 'entry 1', waitsFor: 'walk 1' });
    here.server.forecast.push('fine', 'fine', 'lostBefore');
    await drain();
    expect(arrived()).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({
      procedure: 'settings.checkOutbox#photos',
      recordKey: id,
      waitsFor: '',
      isUrgent: false,
      lastProblem: { code: 'network.noAnswer' },
    });
    expect(await here.tab.database.records.count()).toBe(0);
    const next = await store('edit', { recordKey: 'entry 1' });
    await drain();
    expect(arrived()).toEqual([id, next]);
    expect(here.server.photos.size).toBe(2);
    expect(await here.tab.database.outboxPhotos.count()).toBe(0);
  });

  it('are all sent, even when one is rejected', async () => {
    const id = await store('alert', alert);
    const body = { code: 'file.typeNotAllowed', data: {} };
    await here.tab.drain({
      ...here.server.transport,
      putPhoto: (photo, bytes, signal) =>
        photo.position === 0
          ? Promise.resolve({ status: 415, body, retryAfterSeconds: null })
          : here.server.transport.putPhoto(photo, bytes, signal),
    });
    expect(here.server.photos.size).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: 'refused', lastProblem: { data: { photo: 'door.jpg' } } });
  });

  it('follow earlier work on its record as well', async () => {
    const log = await store('log', { recordKey: 'entry 1', photos: ['hall'], photosMayFollow: true });
    const edit = await store('edit with an alert', { ...alert, recordKey: 'entry 1' });
    await drain();
    expect(here.server.arrivals.slice(0, 2)).toEqual([log, edit]);
    expect(here.server.photos.size).toBe(3);
  });

  it('are sent at once where the device is too full to note that they follow', async () => {
    const id = await store('alert', alert);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    here.tab.database.outbox.hook('updating', full);
    here.tab.database.outboxPhotos.hook('updating', full);
    await drain();
    expect(here.server.arrivals[0]).toBe(id);
    expect(here.server.photos.size).toBe(2);
    expect(await here.tab.database.outbox.count()).toBe(0);
  });
});

describe('an upload', () => {
  it('gives way to urgent work of any tab, on any record, and is repeated afterwards', async () => {
    const log = await store('log', { recordKey: 'entry 1', photos: ['hall'], photosMayFollow: true });
    const other = here.device.openTab();
    const alerts: string[] = [];
    const drained = here.tab.drain({
      ...here.server.transport,
      putPhoto: async (photo, bytes, signal) => {
        if (alerts.length === 2) return here.server.transport.putPhoto(photo, bytes, signal);
        const work = { userId: 'ana', photos: [], isUrgent: true };
        alerts.push(await other.store({ ...work, note: 'alert' }));
        alerts.push(await other.store({ ...work, note: 'alert', recordKey: 'entry 1' }));
        expect(signal.aborted).toBe(true);
        return null;
      },
    });
    expect(await drained).toMatchObject({ stopped: null });
    expect(arrived()).toEqual([alerts[0], log, alerts[1]]);
    expect(here.server.photos.size).toBe(1);
    expect(await here.tab.database.outbox.count()).toBe(0);
  });
});
