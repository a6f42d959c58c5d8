import { defaultPlan, richTextSchema } from '@schooldog/domain/eop';
import { beforeAll, expect, it } from 'vitest';
import { eopComponents } from '../features/eop/schema.ts';
import { users } from '../platform/identity/schema.ts';
import type { TestApp, TestClient } from '../testing/app.ts';
import { planWords } from './eop/words.ts';
import { prepareDistrict } from './prepareDistrict.ts';
import { demoApp } from './testing/demoApp.ts';

let fixture: TestApp;
let client: TestClient;

beforeAll(async () => {
  fixture = await demoApp();
  await prepareDistrict(fixture.app.services, { demo: true });
  const people = await fixture.database.db.select().from(users);
  const coordinator = people.find(({ email }) => email === 'district_safety_coordinator@demo.test');
  client = await fixture.as({ id: coordinator?.id ?? '' });
});

it('every document of the default plan is written', () => {
  const documents = defaultPlan.filter(({ kind }) => kind === 'document').map(({ key }) => key);
  expect(Object.keys(planWords).toSorted()).toEqual(documents.toSorted());
});

it('three schools have whole plans, one has none, and every state of certification is there', async () => {
  const progress = await client.eop.listEopSchools();
  expect(progress).toHaveLength(12);
  expect(progress.filter(({ total }) => total === 0)).toHaveLength(1);
  const sum = (of: 'completed' | 'overdue' | 'dueSoon') =>
    progress.reduce((total, school) => total + school[of], 0);
  expect(sum('completed')).toBeGreaterThan(100);
  expect(sum('overdue')).toBeGreaterThan(30);
  expect(sum('dueSoon')).toBeGreaterThan(3);
  const rows = await fixture.database.db.select().from(eopComponents);
  const written = Map.groupBy(
    rows.filter(({ content }) => content !== null),
    ({ schoolId }) => schoolId,
  );
  const documents = Object.keys(planWords).length;
  expect([...written.values()].filter(({ length }) => length === documents)).toHaveLength(3);
  const texts = rows.flatMap(({ content }) => content ?? []);
  expect(texts.every((text) => richTextSchema.safeParse(text).success)).toBe(true);
});

it('a school has responder links in both states, with what was done with them', async () => {
  const progress = await client.eop.listEopSchools();
  const ofSchools = await Promise.all(
    progress.map(({ schoolId }) => client.responderLinks.listResponderLinks({ schoolId })),
  );
  const links = ofSchools.flat();
  expect(links.map(({ end }) => end)).toEqual([null, null, 'revoked']);
  expect(links.every(({ views }) => views > 0)).toBe(true);
});

it('a certified copy has its PDF and a point of contact who can be asked', async () => {
  const rows = await fixture.database.db.select().from(eopComponents);
  const componentId = rows.find(({ certifiedPdfFileId }) => certifiedPdfFileId !== null)?.id ?? '';
  expect(await client.eop.getComponent({ componentId })).toMatchObject({
    hasCertifiedPdf: true,
    isPointOfContactEligible: true,
  });
});
