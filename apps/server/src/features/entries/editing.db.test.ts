import { beforeAll, describe, expect, it } from 'vitest';
import { aLiveStream } from '../../testing/liveStream.ts';
import { anEntry, entriesFixture, type EntriesFixture, newId } from './testing/fixture.ts';

let place: EntriesFixture;
let oak: string;

beforeAll(async () => {
  place = await entriesFixture();
  oak = place.oakHill.id;
});

describe('editing', () => {
  it('changes only what is sent, and stores each change as a delta and in the audit trail', async () => {
    const { principal } = place.clients;
    const { id: entryId } = await principal.entries.logEntry(
      anEntry({ schoolId: oak, entry: { comment: 'First', location: 'Gym' } }),
    );
    await Promise.all([
      principal.entries.editEntry({ entryId, changes: { comment: 'Second' } }),
      principal.entries.editEntry({ entryId, changes: { observationType: 'praise', quantity: 3 } }),
    ]);
    expect(await principal.entries.getEntry({ entryId })).toMatchObject({
      comment: 'Second',
      observationType: 'praise',
      quantity: 3,
      location: 'Gym',
    });
    const deltas = await principal.entries.listEntryDeltas({ entryId });
    expect(deltas.map(({ type }) => type)).toEqual(['update', 'update', 'create']);
    expect(deltas.map(({ deltaFields }) => deltaFields.to)).toContainEqual({ comment: 'Second' });
    const { changes } = await principal.entries.getEntryHistory({ entryId });
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'comment', from: 'First', to: 'Second', userName: 'Paul Tester' }),
    );
  });

  it('that only sends an alert or plans work orders is stored, too, and counts nothing', async () => {
    const { principal } = place.clients;
    const { id: entryId } = await principal.entries.logEntry(anEntry({ schoolId: oak }));
    const count = await principal.entries.countEntries({});
    const [created] = await principal.entries.listEntryDeltas({ entryId });
    for (const field of ['tasksToAddOnSubmission', 'createdSafetyAlertIds'])
      expect(created?.deltaFields.to).not.toHaveProperty(field);
    const first = await principal.entries.getEntryHistory({ entryId });
    expect(first.changes.map(({ field }) => field).toSorted()).toEqual(
      Object.keys(created?.deltaFields.to ?? {})
        .filter((field) => created?.deltaFields.to[field] !== null)
        .toSorted(),
    );
    const safetyAlert = { id: newId(), userIds: [place.people.coordinator.id], message: '' };
    const order = { id: newId(), description: 'Mend the latch', priority: 'High' as const };
    await principal.entries.editEntry({ entryId, changes: {}, safetyAlert });
    await principal.entries.editEntry({ entryId, changes: {}, tasksToAddOnSubmission: [order] });
    const [planned, sent] = await principal.entries.listEntryDeltas({ entryId });
    expect([planned, sent].map((delta) => delta?.deltaFields)).toEqual([
      { from: { tasksToAddOnSubmission: null }, to: { tasksToAddOnSubmission: [order] } },
      { from: { createdSafetyAlertIds: null }, to: { createdSafetyAlertIds: [safetyAlert.id] } },
    ]);
    const { changes } = await principal.entries.getEntryHistory({ entryId });
    expect(changes.slice(0, -first.changes.length).map(({ field }) => field)).toEqual([
      'tasksToAddOnSubmission',
      'createdSafetyAlertIds',
    ]);
    expect(await principal.entries.countEntries({})).toEqual(count);
  });

  it('is not needed to know what an entry was logged with: its first delta has it', async () => {
    const { principal } = place.clients;
    const safetyAlert = { id: newId(), userIds: [place.people.coordinator.id], message: '' };
    const { id: entryId } = await principal.entries.logEntry(anEntry({ schoolId: oak, safetyAlert }));
    const [created] = await principal.entries.listEntryDeltas({ entryId });
    expect(created?.deltaFields.to).toMatchObject({ createdSafetyAlertIds: [safetyAlert.id] });
    expect(created?.deltaFields.to).not.toHaveProperty('tasksToAddOnSubmission');
  });

  it('that changes nothing leaves no delta', async () => {
    const { principal } = place.clients;
    const { id: entryId } = await principal.entries.logEntry(anEntry({ schoolId: oak }));
    await principal.entries.editEntry({ entryId, changes: { quantity: 1 } });
    expect(await principal.entries.listEntryDeltas({ entryId })).toHaveLength(1);
  });

  it('notifies live those who may see it', async () => {
    const { fixture, people, clients } = place;
    await fixture.app.start();
    const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
    const stream = await aLiveStream(fixture, base, people.principal);
    const { id } = await clients.coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    expect(await stream.next()).toMatchObject({ data: { topic: 'entries', id } });
  });
});
