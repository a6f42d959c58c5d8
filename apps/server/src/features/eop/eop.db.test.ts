// Components of a plan: certified, archived, asked for, and the default set.
import { contactListIdOf, defaultPlan, eopLimits } from '@schooldog/domain/eop';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../platform/messages/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { followLists } from './hooks.ts';
import { eopCertifications, eopComponents } from './schema.ts';
import { aCertifiedComponentOf, aComponentOf, aText, newId } from './testing/aComponentOf.ts';
import { plansFixture } from './testing/plansFixture.ts';

const {
  fixture,
  database,
  db,
  people,
  oakHill,
  principal,
  assistant,
  coordinator,
  fromTheStart,
  later,
  aComponent,
} = await plansFixture();
const firstEditor = newId();

beforeEach(fromTheStart);

describe('certifying', () => {
  const reviewed = async (componentId: string) =>
    coordinator.eop.generateEopComponentPdf({ eopComponentId: componentId, omitContent: false });
  const certify = (componentId: string, seen: { version: number; pdfId: string }, facts = {}) =>
    coordinator.eop.certifyComponent({
      eopComponentId: componentId,
      userId: people.coordinator.id,
      publishing: true,
      version: seen.version,
      pdfId: seen.pdfId,
      ...facts,
    });

  it('copies what was reviewed, and sets the same local time a year later', async () => {
    const componentId = await aComponent();
    const pdf = await reviewed(componentId);
    expect(await reviewed(componentId)).toMatchObject({ pdfId: pdf.pdfId });
    const certified = await certify(componentId, pdf);
    expect(certified).toMatchObject({
      hasUnpublishedContentChanges: false,
      lastCertificationTimestamp: '2026-11-17T15:00:00.000Z',
      nextCertificationDueTimestamp: '2027-11-17T15:00:00.000Z',
    });
    const shown = await coordinator.eop.getComponent({ componentId });
    expect(shown.certifiedContent).toEqual(shown.content);
    expect(await coordinator.eop.getCertifiedPdf({ componentId })).toMatchObject({ pdfId: pdf.pdfId });
    expect(await coordinator.eop.listCertifications({ componentId })).toMatchObject([
      { certifiedByName: 'Dana Tester', isPublishing: true },
    ]);
    const changed = await coordinator.eop.setCertificationInterval({
      componentId,
      edit: { certificationIntervalMonths: { from: 12, to: 3 } },
    });
    expect(changed.nextCertificationDueTimestamp).toBe('2027-02-17T15:00:00.000Z');
  });

  it('is rejected when the draft or its PDF is another one, or in the name of somebody else', async () => {
    const pdf = { version: 1, pdfId: newId() };
    const componentId = await aComponent({ pdfFileId: pdf.pdfId, pdfVersion: 1 });
    await expect(certify(componentId, pdf, { userId: people.principal.id })).rejects.toMatchObject({
      code: 'eop.notYourself',
    });
    await expect(certify(componentId, { ...pdf, pdfId: newId() })).rejects.toMatchObject({
      code: 'eop.changedSinceReview',
    });
    await principal.eop.saveContent({
      componentId,
      editorId: firstEditor,
      baseVersion: 1,
      content: aText('A last change'),
    });
    await expect(certify(componentId, pdf)).rejects.toMatchObject({ code: 'eop.changedSinceReview' });
    expect(await db.$count(eopCertifications, eq(eopCertifications.componentId, componentId))).toBe(0);
  });

  it('without publishing only renews the date of the certified copy', async () => {
    const pdf = { version: 1, pdfId: newId() };
    const componentId = await aComponent({ pdfFileId: pdf.pdfId, pdfVersion: 1 });
    await certify(componentId, pdf);
    later(60);
    await principal.eop.saveContent({
      componentId,
      editorId: firstEditor,
      baseVersion: 1,
      content: aText('A draft for later'),
    });
    const { version } = await principal.eop.getComponent({ componentId });
    await certify(componentId, { version, pdfId: pdf.pdfId }, { publishing: false });
    const shown = await coordinator.eop.getComponent({ componentId });
    expect(shown).toMatchObject({
      hasUnpublishedContentChanges: true,
      certifiedContent: aText('Leave by the nearest exit.'),
      content: aText('A draft for later'),
      lastCertificationTimestamp: '2026-11-17T15:01:00.000Z',
    });
    const rows = await db
      .select()
      .from(eopCertifications)
      .where(eq(eopCertifications.componentId, componentId));
    expect(rows.map(({ isPublishing, pdfFileId }) => [isPublishing, pdfFileId])).toEqual([
      [true, pdf.pdfId],
      [false, pdf.pdfId],
    ]);
  });

  it('an empty component cannot be certified, nor one whose content is omitted', async () => {
    const componentId = await aComponent({ content: null, version: 0, contentVersion: 0 });
    await expect(reviewed(componentId)).rejects.toMatchObject({ code: 'eop.empty' });
    const written = await aComponent();
    await expect(
      coordinator.eop.generateEopComponentPdf({ eopComponentId: written, omitContent: true }),
    ).rejects.toMatchObject({ code: 'eop.empty' });
  });

  it('a PDF that is missing is printed from what was certified', async () => {
    const { id: componentId, pdfId } = await aCertifiedComponentOf(database, { schoolId: oakHill.id });
    const pdf = await principal.eop.getCertifiedPdf({ componentId });
    expect(pdf).toMatchObject({ pdfId, fileName: 'Evacuation.pdf' });
    const cookie = await fixture.cookieOf(people.principal);
    const opened = await fixture.app.http.inject({ url: pdf.url, headers: { cookie } });
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.headers['etag']).toBeUndefined();
  });
});

describe('the default set', () => {
  it('a new school gets it, and can still be deleted while nobody worked on it', async () => {
    const schoolId = newId();
    const form = {
      name: 'New School',
      address: { street: '', city: '', state: '', zip: '' },
      principalName: '',
      principalOfficePhone: '',
      schoolOfficeNumber: '',
      principalEmail: '',
      website: '',
      contactPhone: '',
      fax: '',
      email: '',
      phone: '',
    };
    await coordinator.schools.createSchool({ schoolId, schoolData: form });
    const plan = await coordinator.eop.listComponents({ schoolId });
    expect(plan.hasDefaultPlan).toBe(true);
    expect(plan.components.map(({ guidanceKey }) => guidanceKey)).toEqual(defaultPlan.map(({ key }) => key));
    const list = plan.components.find(({ kind }) => kind === 'contactList');
    expect(list?.id).toBe(contactListIdOf(schoolId));
    await expect(coordinator.eop.addDefaultPlan({ schoolId })).rejects.toMatchObject({
      code: 'eop.hasDefaultPlan',
    });
    await coordinator.schools.deleteSchool({ schoolId });
    expect(await db.$count(eopComponents, eq(eopComponents.schoolId, schoolId))).toBe(0);
  });

  it('what was deleted from it does not come back', async () => {
    const school = await aSchool(database, 'Old School');
    const schoolId = school.id;
    expect((await coordinator.eop.listComponents({ schoolId })).hasDefaultPlan).toBe(false);
    await coordinator.eop.addDefaultPlan({ schoolId });
    const { components } = await coordinator.eop.listComponents({ schoolId });
    const earthquake = components.find(({ guidanceKey }) => guidanceKey === 'earthquake');
    await coordinator.eop.deleteComponent({ componentId: earthquake?.id ?? '' });
    const after = await coordinator.eop.listComponents({ schoolId });
    expect(after.hasDefaultPlan).toBe(true);
    expect(after.components).toHaveLength(defaultPlan.length - 1);
    const table = components.find(({ kind }) => kind === 'roles');
    await expect(coordinator.eop.deleteComponent({ componentId: table?.id ?? '' })).rejects.toMatchObject({
      code: 'eop.keptWithSchool',
    });
  });
});

it('a school has at most so many components', async () => {
  const school = await aSchool(database, 'Full School');
  for (let at = 1; at < eopLimits.components; at += 1) await aComponentOf(database, { schoolId: school.id });
  const add = () =>
    coordinator.eop.addComponent({
      componentId: newId(),
      schoolId: school.id,
      name: 'Another one',
      section: 'framework',
      certificationIntervalMonths: 12,
    });
  await add();
  await expect(add()).rejects.toMatchObject({ code: 'eop.tooMany' });
});

const contact = (from: string | null, to: string | null) => ({ pointOfContactUserId: { from, to } });

it('the point of contact is asked once an hour, in their language', async () => {
  const componentId = await aComponent();
  const ask = (client: TestClient) =>
    client.eop.sendEopCertificationEmail({ eopComponentId: componentId, emailMessage: 'New exits.' });
  await expect(ask(coordinator)).rejects.toMatchObject({ code: 'eop.pointOfContactUnknown' });
  await expect(
    coordinator.eop.setPointOfContact({ componentId, edit: contact(null, people.staff.id) }),
  ).rejects.toMatchObject({ code: 'eop.pointOfContactNotEligible' });
  await coordinator.eop.setPointOfContact({ componentId, edit: contact(null, people.principal.id) });
  const outcomes = await Promise.allSettled([ask(coordinator), ask(coordinator)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await ask(assistant);
  const mails = await db.select().from(messages).where(eq(messages.userId, people.principal.id));
  const sent = mails.filter(({ channel }) => channel === 'mail');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.subject).toBe('Actualice, por favor: Evacuation, Oak Hill');
  expect(sent[0]?.text).toContain('New exits.');
  later(3601);
  await ask(coordinator);
});

it('a list that was changed on its own page waits to be certified again', async () => {
  const school = await aSchool(database, 'Lists');
  await coordinator.eop.addDefaultPlan({ schoolId: school.id });
  const componentId = contactListIdOf(school.id);
  const { services } = fixture.app;
  await services.work({ userId: null }, (work) => followLists({ work }, { componentIds: [componentId] }));
  expect(await coordinator.eop.getComponent({ componentId })).toMatchObject({
    version: 1,
    hasUnpublishedContentChanges: true,
  });
  await expect(
    coordinator.eop.saveContent({
      componentId,
      editorId: firstEditor,
      baseVersion: 1,
      content: aText('A list is no text'),
    }),
  ).rejects.toMatchObject({ code: 'eop.hasOwnPage' });
});

it('a certified component is archived by the district, and its school’s progress leaves it out', async () => {
  const school = await aSchool(database, 'Progress');
  const { id: componentId } = await aCertifiedComponentOf(database, { schoolId: school.id });
  await aComponentOf(database, { schoolId: school.id });
  const progress = async () =>
    (await coordinator.eop.listEopSchools()).find(({ schoolId }) => schoolId === school.id);
  expect(await progress()).toMatchObject({ completed: 1, total: 2, overdue: 1, dueSoon: 0 });
  await expect(coordinator.eop.deleteComponent({ componentId })).rejects.toMatchObject({
    code: 'eop.alreadyCertified',
  });
  await coordinator.eop.archiveComponent({ componentId });
  expect(await progress()).toMatchObject({ completed: 0, total: 1 });
});

it('the later one of two people who rename a component sees both names and chooses', async () => {
  const componentId = await aComponent();
  const rename = (client: TestClient, from: string, to: string) =>
    client.eop.renameComponent({ componentId, edit: { name: { from, to } } });
  await rename(principal, 'Evacuation', 'Leaving');
  await expect(rename(assistant, 'Evacuation', 'Way out')).rejects.toMatchObject({
    code: 'record.conflict',
    data: {
      present: { name: 'Leaving' },
      conflicts: [{ path: ['name'], present: 'Leaving', yours: 'Way out', byName: 'Paula Tester' }],
    },
  });
  expect(await principal.eop.getComponent({ componentId })).toMatchObject({ name: 'Leaving', version: 2 });
  await rename(assistant, 'Leaving', 'Way out');
  expect(await principal.eop.getComponent({ componentId })).toMatchObject({ name: 'Way out', version: 3 });
});

it('the later one of two people who set interval or contact learns what is set now, and chooses', async () => {
  const componentId = await aComponent();
  const conflict = (present: object) => ({ code: 'record.conflict', data: { present } });
  const every = (client: TestClient, from: number, to: number) =>
    client.eop.setCertificationInterval({
      componentId,
      edit: { certificationIntervalMonths: { from, to } },
    });
  await every(principal, 12, 6);
  await every(assistant, 12, 6);
  await expect(every(assistant, 12, 3)).rejects.toMatchObject(conflict({ certificationIntervalMonths: 6 }));
  expect(await every(assistant, 6, 3)).toMatchObject({ certificationIntervalMonths: 3 });
  const name = (client: TestClient, from: string | null, to: string | null) =>
    client.eop.setPointOfContact({ componentId, edit: contact(from, to) });
  await name(principal, null, people.principal.id);
  await expect(name(assistant, null, people.coordinator.id)).rejects.toMatchObject(
    conflict({ pointOfContactUserId: people.principal.id }),
  );
  expect(await name(assistant, people.principal.id, people.coordinator.id)).toMatchObject({
    pointOfContactUserId: people.coordinator.id,
  });
});

it('what provider staff read of a component stands in its history', async () => {
  const componentId = await aComponent();
  await principal.eop.renameComponent({ componentId, edit: { name: { from: 'Evacuation', to: 'Leaving' } } });
  later(60);
  const staff = await fixture.as(people.staff);
  await staff.eop.getComponent({ componentId });
  await fixture.app.services.staffReads.stop();
  const { changes } = await principal.eop.getComponentHistory({ componentId });
  expect(changes.map(({ field, userName, to }) => [field, userName, to])).toEqual([
    ['staffRead', 'staff Tester', 'eop.getComponent'],
    ['name', 'Paula Tester', 'Leaving'],
  ]);
});

it('what is overdue or due soon needs the attention of those who edit the plan, and stands on the school’s page', async () => {
  const school = await aSchool(database, 'Attention');
  const editor = await fixture.as(await aPerson(database, { role: 'principal', at: [school] }));
  await aCertifiedComponentOf(database, { schoolId: school.id });
  await aCertifiedComponentOf(database, {
    schoolId: school.id,
    nextCertificationDueTime: new Date('2026-11-27T15:00:00Z'),
  });
  await aCertifiedComponentOf(database, {
    schoolId: school.id,
    nextCertificationDueTime: new Date('2026-11-01T15:00:00Z'),
  });
  const { rows } = await editor.dashboard.getAttention();
  expect(rows.filter(({ key }) => key.startsWith('eops'))).toEqual([
    { key: 'eopsOverdue', count: 1, since: '2026-11-01' },
    { key: 'eopsDueSoon', count: 1, by: '2026-11-27' },
  ]);
  const tiles = await editor.schools.getSchoolTiles({ schoolId: school.id });
  expect(JSON.stringify(tiles)).toContain(JSON.stringify({ key: 'eop', count: 2, total: 3, overdue: 1 }));
});

it('a search finds components by their name in either language and by their school, at schools one may read', async () => {
  const maple = await aSchool(database, 'Maple Grove');
  await aComponentOf(database, { schoolId: maple.id, name: 'Incendio', guidanceKey: 'fire' });
  const { id } = await aComponentOf(database, { schoolId: oakHill.id, name: 'Fire', guidanceKey: 'fire' });
  await aComponentOf(database, { schoolId: oakHill.id, name: 'Fire drill', timeArchived: new Date() });
  const found = async (client: TestClient, search: string) =>
    (await client.eop.findComponents({ search })).map((one) => [one.schoolName, one.name]);
  expect(await found(coordinator, 'fire maple')).toEqual([['Maple Grove', 'Incendio']]);
  expect(await found(coordinator, 'incen oak')).toEqual([['Oak Hill', 'Fire']]);
  expect(await found(principal, 'fire')).toEqual([['Oak Hill', 'Fire']]);
  const [one] = await principal.eop.findComponents({ search: 'fire' });
  expect(one).toMatchObject({ id, schoolId: oakHill.id, kind: 'document' });
});
