// Any history of three people in one walk, each with a device of their own: offline spells, crashes, requests that
// arrive twice or late, somebody who is removed, and a completion in between.
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalDatabase } from '../../platform/localDatabase/database.ts';
import type { OutboxRow } from '../../platform/localDatabase/rows.ts';
import { anyHistory, emptied, people, threeDevices, Together } from './testing/together.ts';

let devices: readonly LocalDatabase[];

beforeAll(async () => {
  devices = await threeDevices();
});
afterAll(() => {
  for (const { dexie } of devices) dexie.close();
});

it('keeps all that was acknowledged, once, and what is rejected on its device with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const world = new Together(await emptied(devices));
      for (const step of steps) await world.take(step);
      await world.settle();
      const left = await Promise.all(people.map((_, at) => world.left(at)));
      expectEverythingKnown(world, left);
      expectReasons(world, left);
      expectNothingLostOrTwice(world);
      expectOnlyWhatIsAllowed(world);
    }),
    runs(1000),
  );
});

/**
 * Saved work is done at the server or is still on the device that made it. It is both only where a copy that was held
 * up on its way arrived after another copy had been rejected; sent again, it is confirmed and not done twice.
 */
function expectEverythingKnown(
  { promised, server, confirmed, rejections }: Together,
  left: readonly OutboxRow[][],
): void {
  const done = server.done.map(({ operationId }) => operationId);
  expect(new Set(done).size).toBe(done.length);
  expect(confirmed.filter((id) => !done.includes(id))).toEqual([]);
  for (const { operationId, device } of promised) {
    const isLeft = left[device]?.some((row) => row.operationId === operationId) ?? false;
    const isDone = done.includes(operationId);
    expect({ operationId, isKnown: isDone || isLeft }).toEqual({ operationId, isKnown: true });
    const isBoth = isDone && isLeft;
    expect({ operationId, isBoth }).toEqual({ operationId, isBoth: isBoth && rejections.has(operationId) });
  }
}

/** What stays on a device was rejected, or waits behind rejected work on the same record. */
function expectReasons({ rejections }: Together, left: readonly OutboxRow[][]): void {
  for (const rows of left) {
    const rejected = rows.filter(({ state }) => state === 'refused');
    for (const { operationId, lastProblem } of rejected) {
      expect(lastProblem?.code).toMatch(/^(walk|entry|record)\./);
      expect(lastProblem?.code).toBe(rejections.get(operationId));
    }
    const others = rows.filter(({ state }) => state !== 'refused');
    const isBehind = (row: OutboxRow) => rejected.some(({ recordKey }) => recordKey === row.recordKey);
    expect(others.filter((row) => !isBehind(row))).toEqual([]);
  }
}

/** Every entry that was put in is there, was removed by somebody who could, or is published; each only once. */
function expectNothingLostOrTwice({ server }: Together): void {
  const idsOf = (procedure: string) =>
    server.done.filter((request) => request.procedure === procedure).map(({ input }) => entryIdIn(input));
  const [put, removed] = [idsOf('walks.putWalkEntry'), idsOf('walks.removeWalkEntry')];
  expect(new Set(put).size).toBe(put.length);
  expect([...server.removed].toSorted()).toEqual(removed.toSorted());
  const there = [...server.waiting.keys(), ...server.published];
  expect(there.toSorted()).toEqual(put.filter((id) => !server.removed.has(id)).toSorted());
  const isComplete = server.facts.status === 'complete';
  expect(isComplete ? server.waiting.size : server.published.length).toBe(0);
  expect(server.done.filter(({ procedure }) => procedure === 'walks.completeWalk').length).toBe(
    isComplete ? 1 : 0,
  );
}

/** Only people of the walk changed it, and only while it was in progress. */
function expectOnlyWhatIsAllowed({ server }: Together): void {
  const foreign = server.done.filter(({ userId, participants }) => !participants.includes(userId));
  expect(foreign).toEqual([]);
  const late = server.done.filter(
    ({ procedure, status }) => status !== 'inprogress' && !procedure.endsWith('Archived'),
  );
  expect(late).toEqual([]);
}

function entryIdIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'entryId' in input ? String(input.entryId) : '';
}
