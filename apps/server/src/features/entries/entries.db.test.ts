import { shownEntrySchema } from '@schooldog/contract/entries';
import { atSchools, type PermissionValues } from '@schooldog/domain/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, someStaff } from '../../testing/people.ts';
import { aKind, anEntry, entriesFixture, type EntriesFixture, newId, refused } from './testing/fixture.ts';

let place: EntriesFixture;
let oak: string;
let pine: string;

beforeAll(async () => {
  place = await entriesFixture();
  oak = place.oakHill.id;
  pine = place.pineRidge.id;
});

describe('logging', () => {
  it('stores the form, the source of the observation, and the joined tags', async () => {
    const { principal, coordinator, partner } = place.clients;
    const logged = await principal.entries.logEntry(
      anEntry({
        schoolId: oak,
        entry: {
          comment: '  The latch does not close. ',
          location: 'Room 214',
          manualTags: [' Doors ', 'doors', ''],
        },
      }),
    );
    expect(logged).toMatchObject({
      comment: 'The latch does not close.',
      location: 'Room 214',
      walkType: 'school',
      manualTags: ['Doors'],
      timestamp: '2026-10-05T14:30:00.000Z',
    });
    for (const tag of [...aKind.category.tags, ...aKind.item.tags]) expect(logged.tags).toContain(tag);
    expect((await coordinator.entries.logEntry(anEntry({ schoolId: oak }))).walkType).toBe('district');
    expect((await partner.entries.logEntry(anEntry({ schoolId: oak }))).walkType).toBe('partner');
  });

  it('returns it as the contract defines, with the reporter’s name', async () => {
    const { principal } = place.clients;
    const { id } = await principal.entries.logEntry(anEntry({ schoolId: oak }));
    const shown = await principal.entries.getEntry({ entryId: id });
    expect(shownEntrySchema.parse(shown)).toEqual(shown);
    expect(shown.reportedByName).toBe('Paul Tester');
    const { entries } = await principal.entries.listEntries({ schoolIds: [oak] });
    for (const entry of entries) expect(shownEntrySchema.parse(entry)).toEqual(entry);
  });

  it('never twice: the same operation gets the first answer, the same id under another is rejected', async () => {
    const { principal } = place.clients;
    const entry = anEntry({ schoolId: oak });
    const context = { operationId: newId() };
    const first = await principal.entries.logEntry(entry, { context });
    expect(await principal.entries.logEntry(entry, { context })).toEqual(first);
    await expect(principal.entries.logEntry(entry)).rejects.toEqual(refused('entry.idTaken'));
  });

  it.each([
    ['an item that is not there', { observationItemId: 'x'.repeat(20) }, 'entry.unknownItem'],
    [
      'a place of no list',
      { locationDataProfileId: newId(), locationDataProfileOptionId: newId() },
      'entry.unknownPlace',
    ],
    ['half a place', { locationDataProfileId: newId() }, 'entry.unknownPlace'],
    ['a picture that nobody sent', { imageIds: [newId()] }, 'file.notFound'],
    ['nothing of something', { quantity: 0 }, 'input.invalid'],
    ['too many of it', { quantity: 21 }, 'input.invalid'],
    ['half of it', { quantity: 1.5 }, 'input.invalid'],
    ['a novel', { comment: 'x'.repeat(5001) }, 'input.invalid'],
  ])('rejects %s and stores nothing', async (_what, entry, code) => {
    const { principal } = place.clients;
    const { entryId, ...rest } = anEntry({ schoolId: oak, entry });
    await expect(principal.entries.logEntry({ entryId, ...rest })).rejects.toEqual(refused(code));
    await expect(principal.entries.getEntry({ entryId })).rejects.toEqual(refused('entry.notFound'));
  });

  it('is for those who may log there', async () => {
    const { principal, custodian, coordinator } = place.clients;
    await expect(principal.entries.logEntry(anEntry({ schoolId: pine }))).rejects.toEqual(
      refused('entry.logNotAllowed'),
    );
    await expect(custodian.entries.logEntry(anEntry({ schoolId: oak }))).resolves.toBeDefined();
    await expect(coordinator.entries.logEntry(anEntry({ schoolId: newId() }))).rejects.toEqual(
      refused('school.notFound'),
    );
  });

  it('accepts planned work orders from those who may propose them, at most five', async () => {
    const { principal, partner } = place.clients;
    const order = () => ({ id: newId(), description: 'Mend the latch', priority: 'High' as const });
    const logged = await principal.entries.logEntry(
      anEntry({ schoolId: oak, tasksToAddOnSubmission: [order(), order()] }),
    );
    expect(logged.tasksToAddOnSubmission).toHaveLength(2);
    await expect(
      principal.entries.editEntry({
        entryId: logged.id,
        changes: {},
        tasksToAddOnSubmission: [order(), order(), order(), order()],
      }),
    ).rejects.toEqual(refused('entry.tooManyWorkOrders'));
    await expect(
      partner.entries.logEntry(anEntry({ schoolId: oak, tasksToAddOnSubmission: [order()] })),
    ).rejects.toEqual(refused('entry.workOrdersNotAllowed'));
  });

  it('accepts a category or item that was archived since it was seen', async () => {
    const { fixture, clients } = place;
    const { settings } = await fixture.as(await someStaff(fixture.database));
    const { category, item } = aKind;
    const archive = async (isArchived: boolean) => {
      const edit = { isArchived: { from: !isArchived, to: isArchived } };
      await settings.saveObservationCategory({ category, edit });
      await settings.saveObservationItem({ item, edit });
    };
    await archive(true);
    try {
      const logged = await clients.principal.entries.logEntry(anEntry({ schoolId: oak }));
      expect(logged).toMatchObject({ observationItemId: item.id, observationCategoryId: category.id });
      for (const tag of item.tags) expect(logged.tags).toContain(tag);
    } finally {
      await archive(false);
    }
  });

  it('uses the time of arrival for a device clock in the year 1', async () => {
    const { principal } = place.clients;
    for (const timestamp of [
      '0000-06-01T12:00:00.000Z',
      '0001-01-01T00:00:00.000Z',
      '1899-12-31T23:59:59Z',
    ]) {
      const logged = await principal.entries.logEntry(anEntry({ schoolId: oak, timestamp }));
      expect(Math.abs(Date.parse(logged.timestamp) - Date.now())).toBeLessThan(60_000);
    }
  });

  it('corrects the error of the device clock', async () => {
    const { fixture, people } = place;
    const aDay = 86_400_000;
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/entries/logEntry',
      headers: {
        cookie: await fixture.cookieOf(people.principal),
        'device-time': new Date(Date.now() + aDay).toISOString(),
      },
      payload: anEntry({ schoolId: oak, timestamp: new Date(Date.now() + aDay - 3_600_000).toISOString() }),
    });
    const { timestamp } = answer.json<{ timestamp: string }>();
    expect(Math.abs(Date.parse(timestamp) - (Date.now() - 3_600_000))).toBeLessThan(60_000);
  });
});

describe('who sees, edits and deletes', () => {
  it('the reporter, viewers of entries there, and no one else', async () => {
    const { custodian, principal, partner, coordinator } = place.clients;
    const { id: entryId } = await coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    await expect(principal.entries.getEntry({ entryId })).resolves.toBeDefined();
    await expect(partner.entries.getEntry({ entryId })).resolves.toBeDefined();
    for (const read of ['getEntry', 'listEntryDeltas', 'getEntryHistory'] as const) {
      await expect(custodian.entries[read]({ entryId })).rejects.toEqual(refused('entry.notFound'));
    }
  });

  it('an entry that may not be seen looks like a missing one, read or changed', async () => {
    const { custodian, coordinator } = place.clients;
    const { id: foreign } = await coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    const answerTo = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'done',
        (error: unknown) => JSON.stringify(error),
      );
    const answersAbout = (entryId: string) =>
      Promise.all([
        answerTo(custodian.entries.getEntry({ entryId })),
        answerTo(custodian.entries.listEntryDeltas({ entryId })),
        answerTo(custodian.entries.getEntryHistory({ entryId })),
        answerTo(custodian.entries.editEntry({ entryId, changes: { comment: 'Mine' } })),
        answerTo(custodian.entries.deleteEntry({ entryId })),
      ]);
    const answers = await answersAbout(foreign);
    expect(answers).toEqual(await answersAbout(newId()));
    for (const answer of answers) expect(answer).toContain('entry.notFound');
    await expect(coordinator.entries.getEntry({ entryId: foreign })).resolves.toMatchObject({ comment: '' });
  });

  it('a principal manages what the school led, not what the district or a partner did', async () => {
    const { custodian, principal, partner, coordinator } = place.clients;
    const ofSchool = await custodian.entries.logEntry(anEntry({ schoolId: oak }));
    const ofDistrict = await coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    const ofPartner = await partner.entries.logEntry(anEntry({ schoolId: oak }));
    const changes = { comment: 'Looked at it again.' };
    await expect(principal.entries.editEntry({ entryId: ofSchool.id, changes })).resolves.toMatchObject(
      changes,
    );
    for (const { id: entryId } of [ofDistrict, ofPartner]) {
      await expect(principal.entries.editEntry({ entryId, changes })).rejects.toEqual(
        refused('entry.changeNotAllowed'),
      );
      await expect(principal.entries.deleteEntry({ entryId })).rejects.toEqual(
        refused('entry.changeNotAllowed'),
      );
      await expect(coordinator.entries.editEntry({ entryId, changes })).resolves.toMatchObject(changes);
    }
    await expect(custodian.entries.deleteEntry({ entryId: ofSchool.id })).resolves.toEqual({ done: true });
  });

  it('a user who only logs finds their own entries and no others', async () => {
    const { custodian, people, coordinator } = { ...place.clients, people: place.people };
    await coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    const mine = await custodian.entries.logEntry(anEntry({ schoolId: oak }));
    const all = await custodian.entries.listEntries({});
    expect(all.entries.map(({ id }) => id)).toContain(mine.id);
    expect(new Set(all.entries.map(({ reportedByUserId }) => reportedByUserId))).toEqual(
      new Set([people.custodian.id]),
    );
    const { count } = await custodian.entries.countEntries({});
    expect(count).toBe(all.entries.length);
    const both = { userIds: [people.coordinator.id, people.custodian.id] };
    expect((await custodian.entries.listEntries(both)).entries).toEqual(all.entries);
    expect(await custodian.entries.countEntries(both)).toEqual({ count });
  });

  it('a user who only logs and filters by another person finds nothing, least of all their own', async () => {
    const { custodian, coordinator } = place.clients;
    await coordinator.entries.logEntry(anEntry({ schoolId: oak }));
    await custodian.entries.logEntry(anEntry({ schoolId: oak }));
    const userIds = [place.people.coordinator.id];
    for (const asked of [{}, { schoolIds: [oak] }, { from: '2026-10-03', to: '2026-10-05' }]) {
      expect(await custodian.entries.listEntries({ ...asked, userIds })).toEqual({ entries: [], next: null });
      expect(await custodian.entries.countEntries({ ...asked, userIds })).toEqual({ count: 0 });
    }
  });
});

describe('deleting', () => {
  it('is permanent, and leaves the audit trail', async () => {
    const { principal, coordinator } = place.clients;
    const { id: entryId } = await principal.entries.logEntry(anEntry({ schoolId: oak }));
    await principal.entries.deleteEntry({ entryId });
    await expect(coordinator.entries.getEntry({ entryId })).rejects.toEqual(refused('entry.notFound'));
    await expect(principal.entries.deleteEntry({ entryId })).rejects.toEqual(refused('entry.notFound'));
    const { rows } = await place.fixture.database.pool.query<{ field: string }>(
      "select field from audit_history where record_type = 'entry' and record_id = $1 and to_value is null",
      [entryId],
    );
    expect(rows.map(({ field }) => field)).toContain('observationCategoryId');
  });
});

describe('tags', () => {
  it('are suggested by use, at a school or at all schools the viewer may see', async () => {
    const { partner, principal } = place.clients;
    for (let times = 0; times < 3; times += 1) {
      await partner.entries.logEntry(anEntry({ schoolId: pine, entry: { manualTags: ['Ice'] } }));
    }
    const atPine = await partner.entries.listTags({ schoolId: pine });
    expect(atPine).toContainEqual({ tag: 'Ice', uses: 3 });
    expect((await principal.entries.listTags({})).map(({ tag }) => tag)).not.toContain('Ice');
    await expect(principal.entries.listTags({ schoolId: pine })).rejects.toEqual(
      refused('entry.exploreNotAllowed'),
    );
  });

  it('are suggested for charts, at the schools whose counts the user may read', async () => {
    const { fixture, oakHill, clients } = place;
    await clients.partner.entries.logEntry(anEntry({ schoolId: pine, entry: { manualTags: ['Frost'] } }));
    await clients.partner.entries.logEntry(anEntry({ schoolId: oak, entry: { manualTags: ['Leaves'] } }));
    const somebody = async (permissions: PermissionValues) =>
      fixture.as(await aPerson(fixture.database, { role: 'clerical', at: [oakHill], permissions }));
    const viewer = await somebody({ 'view data insights': atSchools([pine]) });
    const suggested = (await viewer.entries.listTags({})).map(({ tag }) => tag);
    expect(suggested).toContain('Frost');
    expect(suggested).not.toContain('Leaves');
    expect(await viewer.entries.listTags({ schoolId: pine })).toContainEqual({ tag: 'Frost', uses: 1 });
    const notAllowed = refused('entry.exploreNotAllowed');
    await expect(viewer.entries.listTags({ schoolId: oak })).rejects.toEqual(notAllowed);
    await expect((await somebody({})).entries.listTags({})).rejects.toEqual(notAllowed);
  });
});
