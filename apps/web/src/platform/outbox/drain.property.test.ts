// Any history of a device: work, bad networks, dying tabs, two tabs at once, clocks that jump, users who come and go.
// In every case all work that was reported as saved ends at the server exactly once and in order, with its photos,
// and in the name of its user; urgent work before the rest and before all photos, but never before earlier work on its
// record.
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../sha256.ts';
import type { OutboxRow } from '../localDatabase/rows.ts';
import { Device } from './testing/device.ts';
import { FakeServer, networkConditions, photoIdsIn } from './testing/fakeServer.ts';
import { anyBatches, anyHistory, records, type Stored, withoutUrgency, World } from './testing/world.ts';

const people = ['ana', 'ben'];
// A server fault at one operation lets work on other records pass it; every other network condition stops the queue.
const withoutFaults = networkConditions.filter((condition) => condition !== 'fault');

// Dexie reports a dead connection this way; here they die all the time.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

describe('the outbox, whatever happens to the device', () => {
  it('loses nothing, sends everything once with its photos, and then keeps nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory(networkConditions), async ({ steps, forecast, lock }) => {
        const world = new World(lock, forecast);
        for (const step of steps) {
          await world.take(step);
          await expectNothingLost(world);
        }
        await world.waitUntilIdle();
        await expectAllArrived(world);
        for (const record of records) {
          expectOrder(world, (work) => work.record === record);
        }
        await world.end();
      }),
      runs(60),
    );
  }, 60_000);

  it('keeps the order in which each user worked, where nothing is urgent', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory(withoutFaults), async ({ steps, forecast, lock }) => {
        const world = new World(lock, forecast);
        for (const step of withoutUrgency(steps)) await world.take(step);
        await world.waitUntilIdle();
        expectOrder(world, () => true);
        await world.end();
      }),
      runs(60),
    );
  }, 60_000);

  it('sends urgent work before the rest and before all photos, and work on one record in its order', async () => {
    await fc.assert(
      fc.asyncProperty(anyBatches(withoutFaults), async (batches) => {
        const device = new Device();
        const tab = device.openTab();
        const server = new FakeServer();
        const recordOf = new Map<string, string>();
        for (const { works, forecast } of [...batches, { works: [], forecast: [] }]) {
          for (const { record, photos, isUrgent } of works) {
            const names = Array.from({ length: photos }, (_, at) => `photo ${at}`);
            const how = { isUrgent, photosMayFollow: true };
            const work = { userId: 'ana', note: 'note', recordKey: record, photos: names, ...how };
            recordOf.set(await tab.store(work), record);
          }
          // Confirmed work is sent again only because its answer was lost.
          const there = new Set(server.applied.map(({ operationId }) => operationId));
          const rows = await tab.database.outbox.toArray();
          const waiting = rows.filter(({ operationId }) => !there.has(operationId));
          const before = server.arrivals.length;
          server.forecast.splice(0, Infinity, ...forecast);
          await tab.drain(server.transport);
          expectUrgentFirst(
            waiting,
            server.applied.slice(there.size).map(({ operationId }) => operationId),
          );
          expectUrgentBeforePhotos(waiting, server.arrivals.slice(before));
        }
        const arrived = server.applied.map(({ operationId }) => operationId);
        for (const record of records) {
          const isMeant = (id: string) => recordOf.get(id) === record;
          expect(arrived.filter(isMeant)).toEqual(device.order.filter(isMeant));
        }
        tab.die();
      }),
      runs(60),
    );
  }, 60_000);
});

/**
 * Of what was pending when a drain began: nothing arrives before urgent work, except what urgent work has
 * to wait for.
 */
function expectUrgentFirst(waiting: readonly OutboxRow[], arrived: readonly string[]): void {
  const left = [...waiting];
  for (const id of arrived) {
    const row = left.find(({ operationId }) => operationId === id);
    const urgent = left.filter(({ isUrgent }) => isUrgent === true);
    const isInTheWay = urgent.some(({ recordKey }) => recordKey === row?.recordKey);
    expect(urgent.length === 0 || isInTheWay).toBe(true);
    left.splice(
      left.findIndex(({ operationId }) => operationId === id),
      1,
    );
  }
}

/** What urgent work waits for is sent without its photos as well. */
function expectUrgentBeforePhotos(waiting: readonly OutboxRow[], arrivals: readonly string[]): void {
  const urgent = waiting.filter(({ isUrgent }) => isUrgent === true).map(({ operationId }) => operationId);
  const operations = new Set(waiting.map(({ operationId }) => operationId));
  const firstPhoto = arrivals.findIndex((id) => !operations.has(id));
  if (firstPhoto < 0) return;
  expect(urgent.filter((id) => !arrivals.slice(0, firstPhoto).includes(id))).toEqual([]);
}

/** At every moment each operation is on the device or at the server. */
async function expectNothingLost({ anyTab, server, promised }: World): Promise<void> {
  const due = promised.map(({ operationId }) => operationId);
  const onDevice = (await anyTab.database.outbox.toArray()).map(({ operationId }) => operationId);
  const known = new Set([...onDevice, ...server.applied.map(({ operationId }) => operationId)]);
  expect(due.filter((id) => !known.has(id))).toEqual([]);
}

async function expectAllArrived({ anyTab, server, promised }: World): Promise<void> {
  const inputs = server.applied.map(({ input }) => JSON.stringify(input));
  expect(new Set(inputs).size).toBe(inputs.length);
  for (const work of promised) {
    const arrived = server.applied.find(({ operationId }) => operationId === work.operationId);
    expect(arrived?.byUserId).toBe(work.userId);
    const checksums = photoIdsIn(arrived?.input).map((id) => server.photos.get(id)?.sha256);
    expect(checksums).toEqual(await Promise.all(work.photos.map((text) => sha256(bytesOf(text)))));
  }
  const { outbox, outboxPhotos, records: kept } = anyTab.database;
  expect(await Promise.all([outbox.count(), outboxPhotos.count(), kept.count()])).toEqual([0, 0, 0]);
}

function expectOrder({ server, device, promised }: World, isMeant: (work: Stored) => boolean): void {
  for (const person of people) {
    const own = promised.filter((work) => work.userId === person && isMeant(work));
    const ids = new Set(own.map(({ operationId }) => operationId));
    const arrived = server.applied.map(({ operationId }) => operationId).filter((id) => ids.has(id));
    expect(arrived).toEqual(device.order.filter((id) => ids.has(id)));
  }
}

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}
