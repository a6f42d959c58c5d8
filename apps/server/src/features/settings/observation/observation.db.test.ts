import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  categoryMerge,
  defaultObservationSettings,
  itemMerge,
  maxItems,
  type ObservationCategory,
  type ObservationItem,
  withLabels,
} from '@schooldog/domain/settings';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../authorization/district.ts';
import { connectDatabase } from '../../../platform/database/database.ts';
import { files } from '../../../platform/files/schema.ts';
import { phonePhoto } from '../../../platform/files/testing/pictures.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { quietLog } from '../../../testing/database.ts';
import { aPerson, type TestPerson } from '../../../testing/people.ts';
import { readObservation } from './store.ts';

const refused = (code: string): unknown => expect.objectContaining({ code });
const byDefault = defaultObservationSettings();
const [access, exterior] = byDefault.categories;
const [door] = byDefault.items;
if (access === undefined || exterior === undefined || door === undefined) throw new Error('there are some');

const aCategory = (facts: Partial<ObservationCategory> = {}) =>
  withLabels<ObservationCategory>({
    id: newId(),
    label: `Category ${newId()}`,
    image: 'tree',
    tags: [],
    isArchived: false,
    ...facts,
  });
const anItem = (facts: Partial<ObservationItem> = {}) =>
  withLabels<ObservationItem>({
    id: newId(),
    label: `Item ${newId()}`,
    categories: [access.id],
    tags: [],
    isArchived: false,
    ...facts,
  });

let fixture: TestApp;
let coordinatorPerson: TestPerson;
let coordinator: TestClient;
let principal: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  // The bytes of a removed picture are deleted by a job.
  await fixture.app.start();
  coordinatorPerson = await aPerson(fixture.database, { role: 'district_safety_coordinator' });
  coordinator = await fixture.as(coordinatorPerson);
  principal = await fixture.as(await aPerson(fixture.database, { role: 'principal' }));
});

async function anUpload(body: Buffer, name: string, person = coordinatorPerson): Promise<string> {
  const id = newId();
  await fixture.app.services.files.receive({
    id,
    name,
    uploadedByUserId: person.id,
    declaredSha256: createHash('sha256').update(body).digest('hex'),
    body: Readable.from([body]),
    contentLength: body.length,
  });
  return id;
}

const historyOf = async (field: string) =>
  (await coordinator.settings.getObservationHistory({})).changes.filter((change) => change.field === field);

describe('what can be logged', () => {
  it('is the default set in a district that changed nothing', async () => {
    expect(await principal.settings.getObservationSettings()).toEqual({ ...byDefault, imageUrls: {} });
  });

  it('grows and changes one by one, and keeps the default set', async () => {
    const category = aCategory({ label: 'Pool', tags: ['Water', ' water ', 'Summer'] });
    const item = anItem({ label: 'Pool gate', categories: [category.id, access.id, category.id] });
    await coordinator.settings.saveObservationCategory({ category });
    await coordinator.settings.saveObservationItem({ item });
    const edit = { isArchived: { from: false, to: true } };
    await coordinator.settings.saveObservationItem({ item, edit });
    const shown = await principal.settings.getObservationSettings();
    expect(shown.categories).toEqual([...byDefault.categories, { ...category, tags: ['Water', 'Summer'] }]);
    expect(shown.items).toEqual([
      ...byDefault.items,
      { ...item, categories: [category.id, access.id], isArchived: true },
    ]);
  });

  it('keeps the work of two people who save at once', async () => {
    const items = Array.from({ length: 6 }, () => anItem());
    await Promise.all(items.map((item) => coordinator.settings.saveObservationItem({ item })));
    const shown = await principal.settings.getObservationSettings();
    expect(shown.items).toEqual(expect.arrayContaining(items));
  });

  it('keeps what two people changed in one category or item, and asks about the same name', async () => {
    const category = aCategory({ tags: ['Water'] });
    const item = anItem({ tags: ['Water'] });
    await coordinator.settings.saveObservationCategory({ category });
    await coordinator.settings.saveObservationItem({ item });
    const inCategory = (changes: Partial<typeof category>) => {
      const wanted = { ...category, ...changes };
      const edit = categoryMerge.compare(category, wanted);
      return coordinator.settings.saveObservationCategory({ category: wanted, edit });
    };
    const inItem = (changes: Partial<typeof item>) => {
      const wanted = { ...item, ...changes };
      return coordinator.settings.saveObservationItem({
        item: wanted,
        edit: itemMerge.compare(item, wanted),
      });
    };
    const { label } = category;
    await inCategory({ tags: ['Water', 'Ice'], labels: { en: `A ${label}` } });
    const spanish = { en: label, es: `Una ${label}` };
    const { categories } = await inCategory({ tags: ['Water', 'Snow'], image: 'flame', labels: spanish });
    expect(categories.find(({ id }) => id === category.id)).toEqual({
      ...category,
      label: `A ${label}`,
      labels: { en: `A ${label}`, es: `Una ${label}` },
      image: 'flame',
      tags: ['Water', 'Ice', 'Snow'],
    });
    await inItem({ categories: [access.id, exterior.id] });
    const { items } = await inItem({ tags: [], isArchived: true });
    expect(items.find(({ id }) => id === item.id)).toEqual({
      ...item,
      categories: [access.id, exterior.id],
      tags: [],
      isArchived: true,
    });
    await expect(inCategory({ labels: { en: `B ${label}` } })).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['labels', 'en'], present: `A ${label}`, time: expect.any(String) }] },
    });
  });

  it('never accepts a whole value over an existing one', async () => {
    const category = aCategory({ tags: ['Water'] });
    const item = anItem({ tags: ['Water'] });
    await coordinator.settings.saveObservationCategory({ category });
    await coordinator.settings.saveObservationItem({ item });
    await expect(
      coordinator.settings.saveObservationCategory({ category: { ...category, tags: [] } }),
    ).rejects.toEqual(refused('settings.idTaken'));
    await expect(
      coordinator.settings.saveObservationItem({ item: { ...item, isArchived: true } }),
    ).rejects.toEqual(refused('settings.idTaken'));
    const shown = await principal.settings.getObservationSettings();
    expect(shown.categories).toContainEqual(category);
    expect(shown.items).toContainEqual(item);
  });

  it('records in its history which category changed from what to what, and nothing for the same again', async () => {
    const before = aCategory();
    const after = withLabels({ ...before, labels: { en: `Renamed ${before.label}` } });
    const edit = categoryMerge.compare(before, after);
    await coordinator.settings.saveObservationCategory({ category: before });
    await coordinator.settings.saveObservationCategory({ category: before });
    await coordinator.settings.saveObservationCategory({ category: after, edit });
    await coordinator.settings.saveObservationCategory({ category: after, edit });
    expect(await historyOf(`category:${before.id}`)).toMatchObject([
      { from: before, to: after, userId: coordinatorPerson.id },
      { from: null, to: before },
    ]);
  });

  it('has unique names among what is still used', async () => {
    const label = access.label.toLowerCase();
    const saveCategory = (facts: Partial<ObservationCategory>) =>
      coordinator.settings.saveObservationCategory({ category: aCategory(facts) });
    const saveItem = (facts: Partial<ObservationItem>) =>
      coordinator.settings.saveObservationItem({ item: anItem(facts) });
    await expect(saveCategory({ label })).rejects.toEqual(refused('settings.labelTaken'));
    await saveCategory({ label, isArchived: true });
    await expect(saveItem({ label: door.label })).rejects.toEqual(refused('settings.labelTaken'));
    await saveItem({ label: door.label, categories: [exterior.id] });
    await expect(saveItem({ categories: [access.id, newId()] })).rejects.toEqual(
      refused('settings.unknownCategory'),
    );
  });

  it('has a limit', async () => {
    const current = await readObservation(fixture.database.db);
    const items = Array.from({ length: maxItems }, () => anItem());
    const write = (value: object) =>
      fixture.database.db
        .update(settings)
        .set({ value: { ...value } })
        .where(eq(settings.name, 'observation'));
    await write({ ...current, items });
    await expect(coordinator.settings.saveObservationItem({ item: anItem() })).rejects.toEqual(
      refused('settings.tooManyItems'),
    );
    await write(current);
  });

  it('is current at once when another process changed it, and unchanged when that failed', async () => {
    const other = connectDatabase({ url: fixture.database.url, poolSize: 1, log: quietLog });
    const item = anItem();
    const isThere = async () =>
      (await readObservation(fixture.database.db)).items.some(({ id }) => id === item.id);
    const addInOther = sql`update settings set value = jsonb_set(value, '{items}',
      value->'items' || ${JSON.stringify([item])}::jsonb) where name = 'observation'`;
    try {
      expect(await isThere()).toBe(false);
      const failed = other.inTransaction(async (tx) => {
        await tx.execute(addInOther);
        expect((await readObservation(tx)).items).toContainEqual(item);
        expect(await isThere()).toBe(false);
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await isThere()).toBe(false);
      await other.db.execute(addInOther);
      expect(await isThere()).toBe(true);
      expect(await readObservation(fixture.database.db)).toBe(await readObservation(other.db));
    } finally {
      await other.close();
    }
  });
});

describe("a category's picture", () => {
  it('is drawn, or uploaded and shown through a link for the caller; the previous one is deleted', async () => {
    const [first, second] = [
      await anUpload(await phonePhoto(), 'a.jpg'),
      await anUpload(await phonePhoto(), 'b.jpg'),
    ];
    const category = aCategory();
    await coordinator.settings.saveObservationCategory({ category: { ...category, image: first } });
    const save = (to: string, from = first) =>
      coordinator.settings.saveObservationCategory({ category, edit: { image: { from, to } } });
    const url = (await principal.settings.getObservationSettings()).imageUrls[first] ?? '';
    const as = async (person: TestPerson) =>
      (await fixture.app.http.inject({ url, headers: { cookie: await fixture.cookieOf(person) } }))
        .statusCode;
    expect(await as(coordinatorPerson)).toBe(403);
    const own = (await coordinator.settings.getObservationSettings()).imageUrls[first] ?? '';
    const opened = await fixture.app.http.inject({
      url: own,
      headers: { cookie: await fixture.cookieOf(coordinatorPerson) },
    });
    expect(opened.headers['content-type']).toBe('image/jpeg');
    const kept = () => fixture.database.db.select().from(files).where(eq(files.ownerId, category.id));
    await save(second);
    expect(await kept()).toMatchObject([{ id: second, ownerType: 'observationCategory' }]);
    await save(second);
    await save('flame', second);
    expect(await kept()).toEqual([]);
    expect((await principal.settings.getObservationSettings()).imageUrls).toEqual({});
  });

  it('is no unknown name, no document and no picture of another user', async () => {
    const save = (image: string) =>
      coordinator.settings.saveObservationCategory({ category: aCategory({ image }) });
    const someone = await aPerson(fixture.database, { role: 'educator' });
    await expect(save('unicorn')).rejects.toEqual(refused('settings.unknownImage'));
    await expect(save(await anUpload(Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf'))).rejects.toEqual(
      refused('file.typeNotAllowed'),
    );
    await expect(save(await anUpload(await phonePhoto(), 'c.jpg', someone))).rejects.toEqual(
      refused('file.notFound'),
    );
  });
});

describe('the settings of walks', () => {
  it('change one by one, for users who manage the district', async () => {
    const require = (from: number, to: number) =>
      coordinator.settings.saveWalkSettings({ edit: { requiredNumSchoolLedObservations: { from, to } } });
    const review = { reviewWalks: { from: true, to: false } };
    expect(await require(10, 12)).toMatchObject({ requiredNumSchoolLedObservations: 12, reviewWalks: true });
    await coordinator.settings.saveWalkSettings({ edit: review });
    expect(await principal.settings.getOrganization()).toMatchObject({
      requiredNumSchoolLedObservations: 12,
      reviewWalks: false,
    });
    expect(await historyOf('requiredNumSchoolLedObservations')).toMatchObject([{ from: 10, to: 12 }]);
    expect(await historyOf('reviewWalks')).toMatchObject([{ from: true, to: false }]);
    await expect(require(10, 14)).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        present: { requiredNumSchoolLedObservations: 12, reviewWalks: false },
        conflicts: [{ path: ['requiredNumSchoolLedObservations'], present: 12, yours: 14 }],
      },
    });
    await expect(principal.settings.saveWalkSettings({ edit: review })).rejects.toEqual(
      refused('settings.observationNotAllowed'),
    );
  });
});
