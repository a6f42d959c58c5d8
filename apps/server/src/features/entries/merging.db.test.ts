import { entryLimits, entryMerge, mergedEntryOf, type MergedEntry } from '@schooldog/domain/entries';
import { ORPCError } from '@orpc/client';
import { runs } from '@schooldog/domain/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aKind, anEntry, entriesFixture, type EntriesFixture } from './testing/fixture.ts';
import { aPicture } from './testing/pictures.ts';

let place: EntriesFixture;
let principal: TestClient;
let coordinator: TestClient;

beforeAll(async () => {
  place = await entriesFixture();
  ({ principal, coordinator } = place.clients);
  await place.fixture.app.start();
});

const logged = (entry: Partial<Parameters<typeof anEntry>[0]['entry']> = {}) =>
  principal.entries.logEntry(anEntry({ schoolId: place.oakHill.id, entry: { comment: 'First', ...entry } }));

/** An editor who saw the entry now and saves later. */
async function editorOf(client: TestClient, entryId: string) {
  const seen = mergedEntryOf(await client.entries.getEntry({ entryId }));
  return (changes: Partial<MergedEntry>) =>
    client.entries.editEntry({ entryId, edit: entryMerge.compare(seen, { ...seen, ...changes }) });
}

const shown = (entryId: string) => principal.entries.getEntry({ entryId });
const trashed = async (id: string) =>
  (await place.fixture.database.db.select().from(files).where(eq(files.id, id)))[0]?.timeTrashed ?? null;

describe('two people who edit one entry', () => {
  it('both keep the pictures and tags that they add, and only what was seen is removed', async () => {
    const [old, mine, theirs] = [
      await aPicture(place, place.people.principal),
      await aPicture(place, place.people.principal),
      await aPicture(place, place.people.coordinator),
    ];
    const { id } = await logged({ imageIds: [old], manualTags: ['door'] });
    const [first, second] = [await editorOf(principal, id), await editorOf(coordinator, id)];
    await first({ imageIds: [old, mine], manualTags: ['door', 'latch'] });
    await second({ imageIds: [theirs], manualTags: ['gym'] });
    expect(await shown(id)).toMatchObject({ imageIds: [mine, theirs], manualTags: ['latch', 'gym'] });
    expect(await trashed(mine)).toBeNull();
    expect(await trashed(old)).toBeInstanceOf(Date);
  });

  it('both keep changes of different fields', async () => {
    const { id } = await logged();
    const [first, second] = [await editorOf(principal, id), await editorOf(coordinator, id)];
    await first({ comment: 'Second', quantity: 2 });
    await second({ observationType: 'praise', place: { ...nowhere, location: 'Gym' } });
    expect(await shown(id)).toMatchObject({
      comment: 'Second',
      quantity: 2,
      observationType: 'praise',
      location: 'Gym',
    });
  });

  it('the later one is asked about a field that both changed, and nothing of the edit is written before', async () => {
    const { id } = await logged();
    const [first, second] = [await editorOf(principal, id), await editorOf(coordinator, id)];
    await first({ comment: 'Mine' });
    const rejected = second({ comment: 'Theirs', quantity: 5 });
    await expect(rejected).rejects.toMatchObject({
      code: 'record.conflict',
      status: 409,
      data: {
        present: { comment: 'Mine', quantity: 1 },
        conflicts: [
          {
            path: ['comment'],
            present: 'Mine',
            yours: 'Theirs',
            canKeepBoth: true,
            byName: 'Paul Tester',
            time: expect.any(String),
          },
        ],
      },
    });
    expect(await shown(id)).toMatchObject({ comment: 'Mine', quantity: 1 });
    const again = await editorOf(coordinator, id);
    await again({ comment: 'Mine\nTheirs', quantity: 5 });
    expect(await shown(id)).toMatchObject({ comment: 'Mine\nTheirs', quantity: 5 });
  });

  it('category and item, and the parts of a location, conflict as one', async () => {
    const { items } = await principal.settings.getObservationSettings();
    const [one, two] = items
      .filter(({ id, categories }) => categories.includes(aKind.category.id) && id !== aKind.item.id)
      .map(({ id }) => ({ observationCategoryId: aKind.category.id, observationItemId: id }));
    if (one === undefined || two === undefined) throw new Error('there are some');
    const { id } = await logged();
    const [first, second] = [await editorOf(principal, id), await editorOf(coordinator, id)];
    await first({ kind: one, place: { ...nowhere, location: 'Gym' } });
    await expect(second({ kind: two, place: { ...nowhere, location: 'Hall' } })).rejects.toMatchObject({
      data: { conflicts: [{ path: ['kind'], present: one }, { path: ['place'] }] },
    });
  });

  it('an edit with too many pictures is rejected with the limit, and loses none', async () => {
    const pictures = await Promise.all(
      Array.from({ length: entryLimits.pictures }, () => aPicture(place, place.people.principal)),
    );
    const { id } = await logged({ imageIds: pictures.slice(1) });
    const [first, second] = [await editorOf(principal, id), await editorOf(coordinator, id)];
    await first({ imageIds: pictures });
    const more = await aPicture(place, place.people.coordinator);
    await expect(second({ imageIds: [...pictures.slice(1), more] })).rejects.toMatchObject({
      code: 'record.overfull',
      data: { field: 'imageIds', limit: entryLimits.pictures, count: entryLimits.pictures + 1 },
    });
    expect((await shown(id)).imageIds).toHaveLength(entryLimits.pictures);
  });
});

describe('a picture that was removed', () => {
  it('stays in the trash, is shown in the history, and is restored by being added again', async () => {
    const picture = await aPicture(place, place.people.principal);
    const { id } = await logged({ imageIds: [picture] });
    await (
      await editorOf(coordinator, id)
    )({ imageIds: [] });
    const address = `/api/entries/${id}/images/${picture}`;
    const cookie = await place.fixture.cookieOf(place.people.principal);
    const answer = await place.fixture.app.http.inject({ url: address, headers: { cookie } });
    // The row exists; only the bytes of this made-up file are missing.
    expect(answer.json()).toMatchObject({ code: 'file.notFound', data: { fileId: picture } });
    await (
      await editorOf(principal, id)
    )({ imageIds: [picture] });
    expect(await trashed(picture)).toBeNull();
    expect((await shown(id)).imageIds).toEqual([picture]);
  });

  it('is deleted with its entry', async () => {
    const picture = await aPicture(place, place.people.principal);
    const { id } = await logged({ imageIds: [picture] });
    await (
      await editorOf(principal, id)
    )({ imageIds: [] });
    await principal.entries.deleteEntry({ entryId: id });
    expect(await place.fixture.database.db.select().from(files).where(eq(files.id, picture))).toEqual([]);
  });
});

describe('work that a device queued before edits recorded their base', () => {
  it('adds what it names and removes nothing', async () => {
    const [old, mine] = [
      await aPicture(place, place.people.principal),
      await aPicture(place, place.people.principal),
    ];
    const { id } = await logged({ imageIds: [old], manualTags: ['door'] });
    await principal.entries.editEntry({
      entryId: id,
      changes: { imageIds: [mine], manualTags: ['gym'], comment: 'Second', location: 'Gym' },
    });
    expect(await shown(id)).toMatchObject({
      imageIds: [old, mine],
      manualTags: ['door', 'gym'],
      comment: 'Second',
      location: 'Gym',
    });
  });

  it('asks about a field that another user has changed since the entry was logged', async () => {
    const { id } = await logged();
    await (
      await editorOf(coordinator, id)
    )({ comment: 'Theirs' });
    await expect(
      principal.entries.editEntry({ entryId: id, changes: { comment: 'Mine' } }),
    ).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['comment'], present: 'Theirs', yours: 'Mine', byName: 'Dana Tester' }] },
    });
    await principal.entries.editEntry({ entryId: id, changes: { comment: 'Theirs', quantity: 3 } });
    expect(await shown(id)).toMatchObject({ comment: 'Theirs', quantity: 3 });
  });
});

/**
 * The full histories run without a server (concurrentEdits.property.test.ts); here a few run against the real one.
 */
it('histories of two editors lose no tag and no comment that was not seen and removed', async () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('open', 'tag', 'untag', 'write', 'save', 'save'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const { id } = await logged();
      const clients = [principal, coordinator];
      const forms = new Map<number, Form>();
      const [saved, takenAway] = [new Set<string>(), new Set<string>()];
      const answers = new Set<string>();
      let made = 0;
      for (const { who, what } of steps) {
        const client = clients[who] ?? principal;
        const form = forms.get(who);
        if (what === 'open' || form === undefined) {
          const seen = mergedEntryOf(await client.entries.getEntry({ entryId: id }));
          forms.set(who, { seen, wanted: seen, added: [], dropped: [] });
          continue;
        }
        const { seen, wanted, added, dropped } = form;
        const word = `${what} ${(made += 1)}`;
        if (what === 'tag') {
          forms.set(who, {
            ...form,
            wanted: { ...wanted, manualTags: [...wanted.manualTags, word] },
            added: [...added, word],
          });
        } else if (what === 'untag') {
          const [gone = '', ...manualTags] = wanted.manualTags;
          forms.set(who, { ...form, wanted: { ...wanted, manualTags }, dropped: [...dropped, gone] });
        } else if (what === 'write') {
          forms.set(who, {
            ...form,
            wanted: { ...wanted, comment: word },
            added: [...added, word],
            dropped: [...dropped, wanted.comment],
          });
        } else {
          const edit = entryMerge.compare(seen, wanted);
          const answer = await client.entries.editEntry({ entryId: id, edit }).then(
            () => 'saved',
            (error: unknown) => (error instanceof ORPCError ? String(error.code) : 'fault'),
          );
          answers.add(answer);
          forms.delete(who);
          if (answer !== 'saved') continue;
          for (const one of added) if (!dropped.includes(one)) saved.add(one);
          for (const one of dropped) takenAway.add(one);
        }
      }
      const { comment, manualTags } = await shown(id);
      expect(['saved', 'record.conflict']).toEqual(expect.arrayContaining([...answers]));
      const lost = [...saved].filter(
        (one) => one !== comment && !manualTags.includes(one) && !takenAway.has(one),
      );
      expect(lost).toEqual([]);
    }),
    runs(15),
  );
}, 120_000);

type Form = Readonly<{ seen: MergedEntry; wanted: MergedEntry; added: string[]; dropped: string[] }>;

const nowhere = { location: '', locationDataProfileId: null, locationDataProfileOptionId: null };
