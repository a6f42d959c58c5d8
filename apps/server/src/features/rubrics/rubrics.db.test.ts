import { emptyRubric, rubricLimits, rubricMerge, type RubricContent } from '@schooldog/domain/rubrics';
import { starterRubric } from '@schooldog/domain/rubrics/starters';
import { makeId } from '@schooldog/domain/kernel';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/reader.ts';
import { testApp, type TestClient } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { rubrics as table } from './schema.ts';

const newId = () => makeId(randomBytes);
const refused = (code: string): unknown => expect.objectContaining({ code });

let db: Db;
let coordinator: TestClient;
let author: TestClient;
let officer: TestClient;

beforeAll(async () => {
  const { database, as } = await testApp();
  db = database.db;
  coordinator = await as(await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }));
  author = await as(await aPerson(database, { role: 'district_nonsafety_coordinator', firstName: 'Noor' }));
  officer = await as(await aPerson(database, { role: 'sro_district' }));
});

const complete = (name = 'Cleanliness'): RubricContent => ({
  ...starterRubric('cleanliness', { language: 'en', makeId: newId }),
  name,
});

async function created(client: TestClient, content: RubricContent): Promise<string> {
  const rubricId = newId();
  await client.rubrics.createRubric({ rubricId, content });
  return rubricId;
}

const seen = async (rubricId: string) => (await coordinator.rubrics.getRubric({ rubricId })).timeUpdated;
const publish = async (rubricId: string) =>
  coordinator.rubrics.publishRubric({ rubricId, seen: await seen(rubricId) });
const renamed = (from: string, to: string) => ({ name: { from, to } });

describe('an incomplete rubric', () => {
  it('is saved as it is and offered to nobody', async () => {
    const rubricId = await created(author, { ...emptyRubric, name: 'Draft' });
    await expect(coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true })).rejects.toEqual(
      refused('rubric.incomplete'),
    );
    const { rubrics } = await author.rubrics.listRubrics();
    expect(rubrics.find(({ id }) => id === rubricId)).toMatchObject({
      name: 'Draft',
      isComplete: false,
      sections: 0,
      maxScore: 0,
      usedIn: 0,
    });
  });
});

describe('an enabled rubric', () => {
  it('stays as it is offered until its draft is published', async () => {
    const rubricId = await created(author, complete('Before'));
    await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true });
    const offeredName = async () =>
      (await officer.rubrics.listTemplates()).templates.find(({ id }) => id === rubricId)?.name;

    const saved = await author.rubrics.saveRubric({ rubricId, edit: renamed('Before', 'After') });
    expect([saved.content.name, saved.draft?.name, await offeredName()]).toEqual([
      'Before',
      'After',
      'Before',
    ]);
    const published = await publish(rubricId);
    expect([published.content.name, published.draft, await offeredName()]).toEqual(['After', null, 'After']);
    await expect(publish(rubricId)).rejects.toEqual(refused('rubric.nothingToPublish'));
  });

  it('is not replaced by a draft that lacks something', async () => {
    const rubricId = await created(coordinator, complete());
    await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true });
    await coordinator.rubrics.saveRubric({ rubricId, edit: renamed('Cleanliness', '') });
    await expect(publish(rubricId)).rejects.toEqual(refused('rubric.incomplete'));
    await expect(coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true })).rejects.toEqual(
      refused('rubric.incomplete'),
    );
    const left = await coordinator.rubrics.discardRubricDraft({
      rubricId,
      seen: await seen(rubricId),
    });
    expect([left.content.name, left.draft]).toEqual(['Cleanliness', null]);
  });

  it('goes on with its draft when it is no longer offered', async () => {
    const rubricId = await created(coordinator, complete('Before'));
    await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true });
    await coordinator.rubrics.saveRubric({ rubricId, edit: renamed('Before', 'After') });
    const disabled = await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: false });
    expect([disabled.enabled, disabled.content.name, disabled.draft]).toEqual([false, 'After', null]);
  });
});

describe('two people who edit one rubric', () => {
  it('keep what both did', async () => {
    const content = complete();
    const rubricId = await created(author, content);
    const retitled = (at: number, title: string): RubricContent => ({
      ...content,
      questions: content.questions.map((question, place) =>
        place === at ? { ...question, title } : question,
      ),
    });
    const save = (client: TestClient, wanted: RubricContent) =>
      client.rubrics.saveRubric({ rubricId, edit: rubricMerge.compare(content, wanted) });
    await Promise.all([save(author, retitled(0, 'First')), save(coordinator, retitled(1, 'Second'))]);
    const { content: both } = await author.rubrics.getRubric({ rubricId });
    expect(both.questions.slice(0, 2).map(({ title }) => title)).toEqual(['First', 'Second']);
    await expect(save(coordinator, retitled(0, 'Other'))).rejects.toEqual(refused('record.conflict'));
  });
});

describe('a draft that another person saved after it was looked at', () => {
  async function twoDrafts() {
    const rubricId = await created(author, complete('Before'));
    await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true });
    const { timeUpdated } = await author.rubrics.saveRubric({ rubricId, edit: renamed('Before', 'After') });
    const edit = { disclaimer: { from: '', to: 'Stay safe' } };
    const { draft } = await coordinator.rubrics.saveRubric({ rubricId, edit });
    return { rubricId, seen: timeUpdated, draft };
  }

  it('is neither discarded nor published', async () => {
    const { rubricId, seen: old, draft } = await twoDrafts();
    await expect(author.rubrics.discardRubricDraft({ rubricId, seen: old })).rejects.toEqual(
      refused('rubric.draftChanged'),
    );
    await expect(coordinator.rubrics.publishRubric({ rubricId, seen: old })).rejects.toEqual(
      refused('rubric.draftChanged'),
    );
    const now = await author.rubrics.getRubric({ rubricId });
    expect(now).toMatchObject({ draft, content: { name: 'Before' }, updatedByName: 'Dana Tester' });
    expect(now.draft).toMatchObject({ name: 'After', disclaimer: 'Stay safe' });
  });

  it('is discarded once they have seen it, and the history says by whom', async () => {
    const { rubricId } = await twoDrafts();
    const left = await author.rubrics.discardRubricDraft({ rubricId, seen: await seen(rubricId) });
    expect([left.content.name, left.draft]).toEqual(['Before', null]);
    const { changes } = await coordinator.rubrics.getRubricHistory({ rubricId });
    expect(changes.filter(({ field }) => field === 'discardedDraft')).toEqual([
      expect.objectContaining({
        userName: expect.stringContaining('Noor'),
        from: expect.objectContaining({ name: 'After' }),
        to: null,
      }),
    ]);
  });

  it('has another time, even when it was saved within the same millisecond', async () => {
    const { rubricId } = await twoDrafts();
    const inTheFuture = new Date(Date.now() + 60_000);
    await db.update(table).set({ timeUpdated: inTheFuture }).where(eq(table.id, rubricId));
    const { timeUpdated } = await author.rubrics.saveRubric({ rubricId, edit: renamed('After', 'Late') });
    expect(Date.parse(timeUpdated)).toBe(inTheFuture.getTime() + 1);
  });
});

describe('a duplicate', () => {
  it('belongs to the person who made it and shares no id', async () => {
    const content = complete();
    const fromRubricId = await created(coordinator, content);
    const copy = await author.rubrics.duplicateRubric({ rubricId: newId(), fromRubricId, name: 'Copy' });
    const known = new Set(content.questions.map(({ id }) => id));
    expect(copy).toMatchObject({ enabled: false, content: { name: 'Copy' } });
    expect(copy.content.questions).toHaveLength(content.questions.length);
    expect(copy.content.questions.filter(({ id }) => known.has(id))).toEqual([]);
    await author.rubrics.saveRubric({ rubricId: copy.id, edit: renamed('Copy', 'Mine') });
  });
});

describe('a deleted rubric', () => {
  it('leaves lists and offers and rejects what comes after', async () => {
    const rubricId = await created(coordinator, complete());
    await coordinator.rubrics.setRubricEnabled({ rubricId, enabled: true });
    await coordinator.rubrics.deleteRubric({ rubricId });
    const { rubrics } = await coordinator.rubrics.listRubrics();
    const { templates } = await officer.rubrics.listTemplates();
    expect([...rubrics, ...templates].filter(({ id }) => id === rubricId)).toEqual([]);
    await expect(
      coordinator.rubrics.saveRubric({ rubricId, edit: renamed('Cleanliness', 'Late') }),
    ).rejects.toEqual(refused('rubric.deleted'));
  });
});

describe('hostile input', () => {
  it('gets a clear answer', async () => {
    const rubricId = newId();
    const content = complete();
    const create = (changes: Partial<RubricContent>) =>
      coordinator.rubrics.createRubric({ rubricId, content: { ...content, ...changes } });
    const [question] = content.questions;
    if (question === undefined) throw new Error('a starter has questions');
    await expect(create({ name: 'x'.repeat(121) })).rejects.toEqual(refused('input.invalid'));
    await expect(create({ questions: Array.from({ length: 301 }, () => question) })).rejects.toEqual(
      refused('input.invalid'),
    );
    await expect(
      create({
        questions: [{ ...question, answers: question.answers.map((one) => ({ ...one, value: 1.5 })) }],
      }),
    ).rejects.toEqual(refused('input.invalid'));
    const saved = await create({ questions: [question, question] });
    expect(saved.content.questions).toHaveLength(1);
    await expect(create({ name: 'Again' })).rejects.toEqual(refused('rubric.idTaken'));
  });
});

it('a district has a limited number of them, which deleted ones leave', async () => {
  const rubricId = await created(author, emptyRubric);
  const known = (await author.rubrics.listRubrics()).rubrics.length;
  const [like] = await db.select().from(table).limit(1);
  if (like === undefined) throw new Error('no rubric');
  const more = Array.from({ length: rubricLimits.rubrics - known }, () => ({ ...like, id: newId() }));
  await db.insert(table).values(more.map((row) => ({ ...row, timeDeleted: null, deletedByUserId: null })));
  await expect(created(author, emptyRubric)).rejects.toEqual(refused('rubric.tooMany'));
  const copy = { rubricId: newId(), fromRubricId: rubricId, name: 'Copy' };
  await expect(author.rubrics.duplicateRubric(copy)).rejects.toEqual(refused('rubric.tooMany'));
  await coordinator.rubrics.deleteRubric({ rubricId });
  await created(author, emptyRubric);
});
