// Two devices with queues of work, as the outbox stores them: in any interleaving, with requests that never arrive,
// answers that are lost after the commit, crashes that restart with what was not confirmed, and whole queues sent
// again, the server ends with what the users did: nothing lost, nothing twice.
import type { EntryEdit } from '@schooldog/domain/entries';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { anEntry, entriesFixture, type EntriesFixture, newId } from './testing/fixture.ts';

let place: EntriesFixture;
beforeAll(async () => {
  place = await entriesFixture();
});

/** What the user of the device does. Devices 0 and 1 also edit an entry that both have: each its own field. */
type Deed =
  | Readonly<{ what: 'log'; comment: string }>
  | Readonly<{ what: 'edit'; which: number; comment: string }>
  | Readonly<{ what: 'delete'; which: number }>
  | Readonly<{ what: 'editShared'; value: number }>;
/** The outcome of one attempt: it never arrives, it is done but the answer is lost, or it succeeds. */
type Fate = 'neverArrives' | 'answerLost' | 'fine';

type Operation = Readonly<{ id: string; send(client: TestClient): Promise<unknown> }>;

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('log' as const), comment: fc.uuid() }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('edit' as const), which: fc.nat(20), comment: fc.uuid() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('editShared' as const),
      value: fc.integer({ min: 1, max: 20 }),
    }),
  },
);
const fate = fc.constantFrom<Fate>('neverArrives', 'answerLost', 'fine', 'fine');

type Expected = { readonly own: Map<string, string>; shared: number | null };

/** The queue on the device, and the expected end result. */
function queueOf(
  deeds: readonly Deed[],
  device: 0 | 1,
  sharedId: string,
): { queue: Operation[]; expected: Expected } {
  const expected: Expected = { own: new Map(), shared: null };
  const queue: Operation[] = [];
  const enqueue = (send: Operation['send'], id: string) => queue.push({ id, send });
  const send = (entryId: string, edit: EntryEdit) => {
    const id = newId();
    enqueue((client) => client.entries.editEntry({ entryId, edit }, { context: { operationId: id } }), id);
  };
  for (const step of deeds) {
    const mine = [...expected.own.keys()];
    const which = 'which' in step ? mine[step.which % Math.max(1, mine.length)] : undefined;
    if (step.what === 'log') {
      const id = newId();
      const input = anEntry({ schoolId: place.oakHill.id, entry: { comment: step.comment } });
      expected.own.set(input.entryId, step.comment);
      enqueue((client) => client.entries.logEntry(input, { context: { operationId: id } }), id);
    } else if (step.what === 'edit' && which !== undefined) {
      send(which, { comment: { from: expected.own.get(which) ?? '', to: step.comment } });
      expected.own.set(which, step.comment);
    } else if (step.what === 'delete' && which !== undefined) {
      const id = newId();
      expected.own.delete(which);
      enqueue(
        (client) => client.entries.deleteEntry({ entryId: which }, { context: { operationId: id } }),
        id,
      );
    } else if (step.what === 'editShared') {
      const before = expected.shared;
      expected.shared = step.value;
      const words = (shared: number | null) => (shared === null ? '' : `shared ${shared}`);
      send(
        sharedId,
        device === 0
          ? { quantity: { from: before ?? 1, to: step.value } }
          : { comment: { from: words(before), to: words(step.value) } },
      );
    }
  }
  return { queue, expected };
}

/** Sends the first of the queue until it is confirmed, with the given outcomes; then everything succeeds. */
async function sendNext(queue: Operation[], client: TestClient, fates: Fate[]): Promise<void> {
  const [operation] = queue;
  if (operation === undefined) return;
  const what = fates.shift() ?? 'fine';
  if (what === 'neverArrives') return;
  await operation.send(client);
  if (what === 'fine') queue.shift();
}

it('ends with the union of what the users did', async () => {
  const { coordinator, principal } = place.clients;
  const devices = [coordinator, principal] as const;
  const ends = fc.asyncProperty(
    fc.tuple(fc.array(deed, { maxLength: 10 }), fc.array(deed, { maxLength: 10 })),
    fc.array(fate, { maxLength: 20 }),
    fc.array(fc.constantFrom(0, 1), { maxLength: 60 }),
    fc.boolean(),
    async (deeds, fates, turns, sendAllAgain) => {
      await place.fixture.database.pool.query('truncate entries, observation_deltas');
      const shared = await principal.entries.logEntry(anEntry({ schoolId: place.oakHill.id }));
      const made = [queueOf(deeds[0], 0, shared.id), queueOf(deeds[1], 1, shared.id)] as const;
      const queues: readonly [Operation[], Operation[]] = [[...made[0].queue], [...made[1].queue]];
      const left = [...fates];
      for (const turn of turns) await sendNext(queues[turn === 0 ? 0 : 1], devices[turn === 0 ? 0 : 1], left);
      // In the end both are online, at the same time.
      const drain = async (at: 0 | 1) => {
        while (queues[at].length > 0) await sendNext(queues[at], devices[at], []);
      };
      await Promise.all([drain(0), drain(1)]);
      // A device that was restored from an old copy sends what was confirmed long ago.
      if (sendAllAgain) for (const { send } of made[1].queue) await send(devices[1]);

      const { entries } = await coordinator.entries.listEntries({});
      const there = new Map(entries.map(({ id, comment }) => [id, comment]));
      const union = new Map([...made[0].expected.own, ...made[1].expected.own]);
      expect(there.size).toBe(union.size + 1);
      for (const [id, comment] of union) expect(there.get(id)).toBe(comment);
      const both = await coordinator.entries.getEntry({ entryId: shared.id });
      expect(both.quantity).toBe(made[0].expected.shared ?? 1);
      const words = made[1].expected.shared;
      expect(both.comment).toBe(words === null ? '' : `shared ${words}`);
    },
  );
  await fc.assert(ends, runs(30));
}, 120_000);
